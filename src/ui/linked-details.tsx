import type { ReactNode } from 'react';
import { LuPlus } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { useHydrated } from '@/lib/use-hydrated';
import type { useOpenByHash } from '@/lib/use-open-by-hash';

interface LinkedDetailsProps extends ReturnType<typeof useOpenByHash> {
  /** Also the fragment that links to it. */
  readonly id: string;
  /** The list, in which at most one item is open. */
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Uses <details>, so that find-in-page opens it and it works without scripts. */
export function LinkedDetails({ id, name, openId, toggle, className, children }: LinkedDetailsProps) {
  const isPrerendered = !useHydrated();
  return (
    <details
      id={id}
      name={name}
      open={openId === id}
      onToggle={(event) => toggle(id, event.currentTarget.open)}
      // Opened by CSS if the address leads to it. React opens it once it applies the fragment.
      data-prerendered={isPrerendered || undefined}
      className={classNames(
        'group scroll-mt-24 print:[&::details-content]:[content-visibility:visible]',
        className,
      )}
    >
      {children}
    </details>
  );
}

/** The mark of a summary. */
export function PlusMark({ className }: { className?: string }) {
  return (
    <LuPlus
      aria-hidden
      className={classNames(
        'size-5 shrink-0 text-fg-muted transition-transform duration-slow group-open:rotate-45 print:hidden',
        className,
      )}
    />
  );
}
