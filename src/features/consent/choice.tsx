import { useId } from 'react';

interface ChoiceProps {
  readonly label: string;
  readonly text: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A switch with what it means beside it. */
export function Choice({ label, text, on, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="relative flex items-start gap-4 p-5">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="cursor-pointer font-medium text-fg after:absolute after:inset-0">
          {label}
        </label>
        <p id={`${id}-text`} className="mt-0.5 text-sm">
          {text}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={`${id}-text`}
        className="relative mt-0.5 h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-border-strong bg-surface-2 transition-colors duration-base before:absolute before:start-0.5 before:top-0.5 before:size-4.5 before:rounded-full before:bg-fg-muted before:transition-transform before:duration-base checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent rtl:checked:before:-translate-x-5 forced-colors:appearance-auto forced-colors:before:hidden"
      />
    </div>
  );
}
