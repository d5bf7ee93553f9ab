import type { ComponentProps } from 'react';

/** A checkbox that looks like a switch. */
export function SwitchInput(props: ComponentProps<'input'>) {
  return (
    <input
      {...props}
      type="checkbox"
      className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-border-strong bg-surface-2 transition-colors duration-base before:absolute before:start-0.5 before:top-0.5 before:size-4.5 before:rounded-full before:bg-fg-muted before:transition-transform before:duration-base checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent rtl:checked:before:-translate-x-5 forced-colors:appearance-auto forced-colors:before:hidden"
    />
  );
}
