import type { ReactNode } from 'react';
import { LuArrowLeft } from 'react-icons/lu';
import { Link, useLocation } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { brand } from '@/site/brand';
import { hourOf } from '@/site/sky';
import { ButtonLink } from './button';
import { FLOORS, Street } from './illustrations/street/street';

const row = 'lg:grid lg:grid-cols-[3fr_2fr] lg:items-end lg:gap-16';

const layouts = {
  /** The text, and beside it a panel that stands in front of the street and can be taller than the sky. */
  split: {
    sky: 'pb-40 sm:pb-70 lg:pb-0',
    grid: 'lg:relative lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-0',
    backdrop: 'lg:inset-x-[calc(50%-50vw-4rem)] lg:-top-12 lg:row-start-1 lg:row-end-2',
    text: 'lg:pb-70',
    aside: 'lg:row-span-2 lg:pb-12',
  },
  /** The same with a wide panel, such as a tool. */
  tool: {
    sky: 'pb-40 sm:pb-70 xl:pb-0',
    grid: 'xl:relative xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] xl:grid-rows-[auto_1fr] xl:gap-x-12 xl:gap-y-0',
    backdrop: 'xl:inset-x-[calc(50%-50vw-4rem)] xl:-top-12 xl:row-start-1 xl:row-end-2',
    text: 'xl:pb-70',
    aside: 'xl:row-span-2 xl:pb-12',
  },
  /** A row of text, and below it a figure as wide as the sky, with roofs at its foot. */
  figure: {
    sky: 'overflow-clip pb-32',
    grid: '',
    backdrop: '-z-10 bg-transparent!',
    text: row,
    aside: 'on-sky',
  },
  /** The headline at its largest, and below it one narrow document in front of the street. */
  document: { sky: 'pb-44 sm:pb-72', grid: '', backdrop: '', text: '', aside: '' },
  /** A row of text. */
  bar: {
    sky: 'pb-40 sm:pb-70',
    grid: '',
    backdrop: '',
    text: row,
    aside: '',
  },
} as const;

interface PageHeroProps {
  readonly title: string;
  /** The document title, if it differs from the heading. */
  readonly name?: string;
  /** Replaces the heading's text, such as with a typing animation. */
  readonly heading?: ReactNode;
  /** What the visitor gains, as the largest text of the page; the title is set small above it. Line breaks are kept. */
  readonly headline?: string;
  readonly lead: string;
  /** The parent page, linked above the heading. */
  readonly back?: { readonly label: string; readonly to: string };
  readonly layout?: keyof typeof layouts;
  /** Beside or below the text, in the page's own theme. A figure is on the sky. */
  readonly aside?: ReactNode;
  /** The page's data, as the shares of lit windows along the street below it. */
  readonly lit?: readonly number[];
  /** Buttons below the lead; the first one stands out. */
  readonly links?: readonly { readonly label: string; readonly to: string }[];
  readonly children?: ReactNode;
  /** Below text and aside, at full width. */
  readonly footer?: ReactNode;
}

/** The first section of a page, in the light of the page's hour. Sets its h1, document title and meta description. */
export function PageHero({
  title,
  name = title,
  heading = title,
  headline,
  lead,
  back,
  layout = 'split',
  aside,
  lit,
  links,
  children,
  footer,
}: PageHeroProps) {
  const { pathname } = useLocation();
  const { sky, grid, backdrop, text, aside: asideBox } = layouts[layout];
  const isDocument = layout === 'document';
  const size = isDocument ? 'text-h1 lg:text-[4.5rem]' : 'text-h1';
  const isFigure = layout === 'figure';
  return (
    <section id="overview" data-tone="sky">
      <title>{`${name} · ${brand.name}`}</title>
      <meta name="description" content={lead} />
      <div
        data-hour={hourOf(pathname)}
        className={classNames(
          'relative isolate overflow-x-clip px-gutter pt-8 sm:pt-12 print:pb-0',
          // A figure stands between the sky and the street.
          !isFigure && 'bg-transparent!',
          sky,
        )}
      >
        <div className={classNames('mx-auto grid max-w-content gap-6 *:min-w-0 sm:gap-10', grid)}>
          <div
            className={classNames(
              'sky-backdrop absolute -inset-x-16 inset-y-0 overflow-clip print:hidden',
              backdrop,
            )}
          >
            <Street seed={pathname} lit={lit} crop={FLOORS} className={isFigure ? 'h-28' : 'max-sm:h-28'} />
          </div>
          <div className={classNames('page-entrance on-sky relative', text)}>
            <div>
              {back && <BackLink {...back} />}
              {headline === undefined ? (
                <h1 className={size}>{heading}</h1>
              ) : (
                <hgroup>
                  <h1 className="font-medium">{heading}</h1>
                  <p className={classNames('mt-2 font-semibold text-balance whitespace-pre-line', size)}>
                    {headline}
                  </p>
                </hgroup>
              )}
            </div>
            <div
              className={classNames(
                'mt-4 flex flex-col gap-5 sm:gap-6',
                (layout === 'bar' || isFigure) && 'lg:mt-0',
              )}
            >
              <p className="max-w-measure text-lg text-balance text-fg-muted">{lead}</p>
              {(links ?? children) !== undefined && (
                <div className="flex flex-wrap gap-3 *:max-sm:grow">
                  {links?.map(({ label, to }, index) => (
                    <ButtonLink key={label} to={to} size="lg" variant={index === 0 ? 'secondary' : 'ghost'}>
                      {label}
                    </ButtonLink>
                  ))}
                  {children}
                </div>
              )}
            </div>
          </div>
          {!isDocument && aside !== undefined && (
            <div className={classNames('relative', asideBox)}>{aside}</div>
          )}
          {footer !== undefined && <div className="on-sky relative col-span-full">{footer}</div>}
        </div>
      </div>
      {isDocument && (
        <div className="relative z-1 -mt-20 px-gutter sm:-mt-24 print:mt-0">
          <div className="mx-auto max-w-170">{aside}</div>
        </div>
      )}
    </section>
  );
}

function BackLink({ label, to }: { label: string; to: string }) {
  return (
    <Link
      to={to}
      className="-mt-2 mb-2 inline-flex items-center gap-2 rounded-sm py-2 text-sm font-medium text-accent-fg hover:underline hover:underline-offset-4"
    >
      <LuArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
      {label}
    </Link>
  );
}
