import { classNames } from '@/ui/class-names';

export function Portrait({ seed, className }: { seed: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid place-items-center bg-accent-soft font-mono text-accent-fg uppercase',
        className,
      )}
    >
      {seed.slice(0, 2)}
    </span>
  );
}
