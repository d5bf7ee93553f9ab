import { classNames } from '@/lib/class-names';

const masks = {
  whole: 'mask-[radial-gradient(56%_42%_at_72%_42%,rgb(0_0_0/.8),transparent)]',
  cleared:
    'mask-[radial-gradient(56%_42%_at_72%_42%,rgb(0_0_0/.8),transparent),radial-gradient(19rem_9rem,transparent_80%,#000)] mask-intersect',
} as const;

interface DotGridProps {
  readonly className?: string;
  /** Leaves out the dots behind the text, where a dot looks like a period. */
  readonly cleared?: boolean;
}

/** Hero background: dots that fade toward the edges, over a glow. The parent must be positioned. */
export function DotGrid({ className, cleared = false }: DotGridProps) {
  return (
    <div
      aria-hidden
      className={classNames('pointer-events-none absolute inset-0 overflow-hidden', className)}
    >
      <div className="absolute inset-0 bg-[radial-gradient(56%_42%_at_72%_42%,var(--accent-soft),transparent)]" />
      <div
        className={classNames(
          'absolute inset-0 bg-[radial-gradient(circle,var(--border-strong)_1px,transparent_1.5px)] bg-size-[24px_24px]',
          masks[cleared ? 'cleared' : 'whole'],
        )}
      />
    </div>
  );
}
