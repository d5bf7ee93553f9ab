import type { ComponentProps } from 'react';
import type { IconType } from 'react-icons';

interface IconButtonProps extends ComponentProps<'button'> {
  readonly label: string;
  readonly icon: IconType;
}

/** A square button with an icon and a label for screen readers. */
export function IconButton({ label, icon: Icon, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className="grid size-11 cursor-pointer place-items-center rounded-control text-fg-muted transition-colors duration-fast hover:bg-surface-2 hover:text-fg"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
