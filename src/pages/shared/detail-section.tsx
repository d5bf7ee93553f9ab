import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Eyebrow } from '@/ui/section';

const tones = {
  plain: 'pb-section',
  sunken: 'mb-section border-y border-border bg-sunken py-section',
} as const;

const layouts = {
  /** Heading above. */
  stack: { box: 'gap-10', header: 'max-w-3xl', title: 'text-h2' },
  /** Heading in the margin, where it stays while its text is read. */
  beside: {
    box: 'gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16',
    header: 'lg:sticky lg:top-28 lg:self-start',
    title: 'text-h3',
  },
  halves: { box: 'gap-10 lg:grid-cols-2 lg:items-center lg:gap-16', header: '', title: 'text-h2' },
  'halves-reversed': {
    box: 'gap-10 lg:grid-cols-2 lg:items-center lg:gap-16',
    header: 'lg:order-last',
    title: 'text-h2',
  },
} as const;

interface DetailSectionProps {
  readonly id: string;
  readonly title: string;
  readonly eyebrow?: string;
  readonly lead?: ReactNode;
  readonly tone?: keyof typeof tones;
  readonly layout?: keyof typeof layouts;
  readonly children: ReactNode;
}

/** A band of a detail page. Bands keep their distance below themselves, so that two in a row do not double it. */
export function DetailSection({
  id,
  title,
  eyebrow,
  lead,
  tone = 'plain',
  layout = 'stack',
  children,
}: DetailSectionProps) {
  const look = layouts[layout];
  return (
    <section id={id} className={classNames('px-gutter', tones[tone])}>
      <div className={classNames('mx-auto grid max-w-content *:min-w-0', look.box)}>
        <header className={look.header}>
          {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
          <h2 className={classNames(look.title, eyebrow !== undefined && 'mt-3')}>{title}</h2>
          {lead !== undefined && (
            <div className="mt-4 max-w-measure space-y-4 text-lg text-pretty text-fg-muted">{lead}</div>
          )}
        </header>
        {children}
      </div>
    </section>
  );
}
