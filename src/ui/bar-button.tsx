import type { ComponentProps } from 'react';
import type { IconType } from 'react-icons';

interface BarButtonProps extends ComponentProps<'button'> {
  readonly label: string;
  readonly icon: IconType;
}

export function BarButton({ label, icon: Icon, ...rest }: BarButtonProps) {
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
