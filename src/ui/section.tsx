import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

const tones = {
  /** Two plain sections in a row share one section's spacing. */
  plain: 'py-section [[data-tone=plain]+&]:pt-0 [[data-tone=head]+&]:pt-head',
  sunken: 'py-section bg-sunken border-y border-border',
  /** The page's one band in the light of the night, which goes on from the night of a head. */
  night: 'py-12 sm:py-16 [[data-tone=head]:not(:has(>[data-hour]))+&]:mt-head',
} as const;

/** Two columns on a wide screen, stacked on a phone. */
export const columnsClass = 'grid gap-10 *:min-w-0 lg:grid-cols-2 lg:gap-16';

const halves = `${columnsClass} lg:items-center`;

const layouts = {
  /** Header above the content. */
  stack: { box: 'grid gap-5 *:min-w-0 sm:gap-12', header: 'max-w-3xl', size: 'text-h2' },
  /** A smaller header in the margin, sticky while its content scrolls. */
  beside: {
    box: 'grid gap-5 *:min-w-0 sm:gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16',
    header: 'lg:sticky lg:top-28 lg:self-start',
    size: 'text-h3',
  },
  halves: { box: halves, header: '', size: 'text-h2' },
  'halves-reversed': { box: halves, header: 'lg:order-last', size: 'text-h2' },
} as const;

interface SectionProps {
  readonly id?: string;
  readonly tone?: keyof typeof tones;
  /** The position of the header, which needs a title. */
  readonly layout?: keyof typeof layouts;
  readonly title?: string;
  /** A large sentence below a title that is small then. */
  readonly statement?: string | undefined;
  /** Names the region for screen readers, for a section without a heading. */
  readonly label?: string;
  readonly lead?: ReactNode;
  /** Below the lead, such as a link or a drawing. */
  readonly aside?: ReactNode;
  /** Class names of the box that holds header and content. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A horizontal band of a page with the site's margins. */
export function Section({
  id,
  tone = 'plain',
  layout = 'stack',
  title,
  statement,
  label,
  lead,
  aside,
  className,
  children,
}: SectionProps) {
  const { box, header, size } = layouts[layout];
  const titled = title !== undefined;
  const isNight = tone === 'night';
  return (
    <section
      id={id}
      aria-label={label}
      data-tone={tone}
      data-hour={isNight ? 'night' : undefined}
      className={classNames('px-gutter', tones[tone])}
    >
      <div
        className={classNames('mx-auto w-full max-w-content', isNight && 'on-sky', titled && box, className)}
      >
        {titled && (
          <div className={header}>
            <SectionHeader title={title} statement={statement} lead={lead} size={size} />
            {aside}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

interface SectionHeaderProps {
  readonly title: string;
  readonly statement?: string | undefined;
  /** A sentence, or several paragraphs. */
  readonly lead?: ReactNode;
  readonly size?: 'text-h2' | 'text-h3';
}

/** For sections whose header does not come first; others pass `title` to Section. */
export function SectionHeader({ title, statement, lead, size = 'text-h2' }: SectionHeaderProps) {
  return (
    <header className="max-w-3xl">
      {statement === undefined ? (
        <h2 className={size}>{title}</h2>
      ) : (
        <>
          <h2 className="text-label text-fg-muted">{title}</h2>
          <p className={classNames(size, 'mt-2 font-semibold text-balance')}>{statement}</p>
        </>
      )}
      {lead !== undefined && (
        <div className="mt-2 max-w-measure space-y-4 text-balance text-fg-muted sm:mt-4 sm:text-lg">
          {typeof lead === 'string' ? <p>{lead}</p> : lead}
        </div>
      )}
    </header>
  );
}
