import { classNames } from '@/lib/class-names';

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
