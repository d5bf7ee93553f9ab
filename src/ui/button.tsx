import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { IconType } from 'react-icons';
import { Link } from 'react-router-dom';
import { classNames } from '@/lib/class-names';

const base =
  'relative inline-flex cursor-pointer items-center justify-center gap-2 rounded-control font-medium ' +
  'transition duration-fast select-none text-center ' +
  'active:translate-y-px aria-disabled:cursor-default aria-disabled:active:translate-y-0 ' +
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring';

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover border border-transparent',
  secondary: 'bg-surface text-fg border border-border-strong hover:bg-surface-2 hover:border-fg-muted',
  ghost: 'text-fg-muted hover:text-fg hover:bg-surface-2 border border-transparent',
  danger: 'bg-surface text-danger border border-danger/70 hover:bg-danger-soft hover:border-danger',
} as const;

const sizes = {
  sm: 'min-h-9 px-3 py-1.5 text-sm',
  md: 'min-h-11 px-4 py-2 text-base',
  lg: 'min-h-13 px-6 py-3 text-base',
} as const;

interface Look {
  readonly variant?: keyof typeof variants | undefined;
  readonly size?: keyof typeof sizes | undefined;
}

export function buttonClass({ variant = 'primary', size = 'md' }: Look, className?: string): string {
  return classNames(base, variants[variant], sizes[size], className);
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Shows a spinner in place of the label and ignores clicks, but keeps its width and the focus. */
  readonly busy?: boolean;
}

export function Button({
  variant,
  size,
  busy = false,
  'aria-disabled': disabled,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Not the attribute `disabled`, with which a focused button loses the focus.
  const isDisabled = busy || disabled === true;
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isDisabled) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size }, className)}
      aria-disabled={isDisabled || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      <Label hidden={busy}>{children}</Label>
      {busy && <Spinner className="absolute" />}
    </button>
  );
}

interface ButtonLinkProps extends Look, ComponentProps<typeof Link> {}

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size }, className)} />;
}

/** Opens and closes a <details>. */
export function SummaryButton({
  variant,
  className,
  ...rest
}: Pick<Look, 'variant'> & ComponentProps<'summary'>) {
  return <summary {...rest} className={buttonClass({ variant }, className)} />;
}

function Label({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  return (
    <span className={classNames('inline-flex items-center gap-2', hidden && 'opacity-0')}>{children}</span>
  );
}

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

export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'size-5 animate-spin rounded-full border-2 border-current border-e-transparent opacity-80',
        className,
      )}
    />
  );
}
