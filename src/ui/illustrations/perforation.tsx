import { classNames } from '@/lib/class-names';

const edges = {
  /** Tears a card into an upper and a lower part. */
  across: {
    line: 'w-full border-t',
    first: '-start-2.5 -top-2.5',
    last: '-end-2.5 -top-2.5',
  },
  /** Tears a stub off the end of a card. */
  down: {
    line: 'h-full border-s',
    first: '-start-2.5 -top-2.5',
    last: '-start-2.5 -bottom-2.5',
  },
} as const;

interface PerforationProps {
  readonly direction?: keyof typeof edges;
  readonly className?: string;
}

/** The perforated line of a ticket, a notch at each end. Its card clips what overflows and has no padding there. */
export function Perforation({ direction = 'across', className }: PerforationProps) {
  const { line, first, last } = edges[direction];
  const notch = 'absolute size-5 rounded-full border border-border bg-bg';
  return (
    <div
      aria-hidden
      className={classNames('relative shrink-0 border-dashed border-border-strong/60', line, className)}
    >
      <span className={classNames(notch, first)} />
      <span className={classNames(notch, last)} />
    </div>
  );
}
