import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

const tones = {
  /** Two in a row keep one section's distance, not two. */
  plain: '[[data-tone=plain]+&]:pt-0',
  sunken: 'bg-sunken border-y border-border',
  /** At most one a page. */
  accent: 'bg-accent text-on-accent',
} as const;

interface SectionProps {
  readonly id?: string;
  readonly tone?: keyof typeof tones;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A horizontal band of a page with the site's margins. */
export function Section({ id, tone = 'plain', className, children }: SectionProps) {
  return (
    <section id={id} data-tone={tone} className={classNames('px-gutter py-section', tones[tone])}>
      <div className={classNames('mx-auto w-full max-w-content', className)}>{children}</div>
    </section>
  );
}

interface SectionHeaderProps {
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Centred only in a hero or a last call to action. */
  readonly centred?: boolean;
  /** h1 for the one that names the page. */
  readonly as?: 'h1' | 'h2' | 'h3';
}

const titleSizes = { h1: 'text-h1', h2: 'text-h2', h3: 'text-h3' } as const;

export function SectionHeader({
  eyebrow,
  title,
  lead,
  centred = false,
  as: Heading = 'h2',
}: SectionHeaderProps) {
  return (
    <header className={classNames('max-w-3xl', centred && 'mx-auto text-center')}>
      {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading className={classNames(titleSizes[Heading], eyebrow !== undefined && 'mt-4')}>{title}</Heading>
      {lead !== undefined && (
        <p className={classNames('mt-4 max-w-measure text-lg text-fg-muted', centred && 'mx-auto')}>{lead}</p>
      )}
    </header>
  );
}

export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="font-mono text-xs font-medium tracking-wide text-accent-fg uppercase">{children}</p>;
}
