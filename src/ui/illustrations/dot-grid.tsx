import { classNames } from '@/ui/class-names';

/** The ground of a hero: dots that fade to the edges and one still glow. Its parent is positioned. */
export function DotGrid({ className }: { readonly className?: string }) {
  return (
    <div
      aria-hidden
      className={classNames('pointer-events-none absolute inset-0 overflow-hidden', className)}
    >
      <div className="absolute inset-0 bg-[radial-gradient(56%_42%_at_72%_42%,var(--accent-soft),transparent)]" />
      <div className="absolute inset-0 bg-[radial-gradient(circle,var(--border-strong)_1px,transparent_1.5px)] mask-[radial-gradient(56%_42%_at_72%_42%,rgb(0_0_0/.8),transparent)] bg-size-[24px_24px]" />
    </div>
  );
}
