import type { ReactNode } from 'react';
import { LuArrowLeft } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { brand } from '@/site/brand';
import { glowClass } from './glow';

const layouts = {
  /** The text, then an aside. */
  split: 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16',
  /** Two columns of nearly the same width, for a large drawing. */
  even: 'lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-16',
  /** Title and lead side by side, something wide below them. */
  wide: '',
  /** Title and lead side by side, close to the section that follows. */
  bar: '',
} as const;

/** The columns of title and lead. */
const titleRows = {
  split: '',
  even: '',
  wide: 'lg:grid-cols-[7fr_5fr]',
  bar: 'lg:grid-cols-[2fr_1fr]',
} as const satisfies Record<keyof typeof layouts, string>;

interface PageHeroProps {
  readonly id?: string;
  readonly title: string;
  /** The document title, if it differs from the heading. */
  readonly name?: string;
  /** Replaces the heading's text, such as with a typing animation. */
  readonly heading?: ReactNode;
  /** What the visitor gains, as the largest text of the page; the title is set small above it. Line breaks are kept. */
  readonly headline?: string;
  readonly lead: string;
  /** The meta description, if it differs from the lead. */
  readonly description?: string;
  /** The parent page, linked above the heading. */
  readonly back?: { readonly label: string; readonly to: string };
  /** Shown above the heading if there is no parent page. */
  readonly eyebrow?: ReactNode;
  readonly layout?: keyof typeof layouts;
  /** A drawing beside the text. */
  readonly figure?: ReactNode;
  /** Other content beside the text, aligned with its last line. */
  readonly aside?: ReactNode;
  /** On a dark ground in both themes. */
  readonly night?: boolean;
  /** Of the section, for a page with a ground of its own. */
  readonly className?: string;
  /** Absolutely positioned behind the content. */
  readonly backdrop?: ReactNode;
  /** Buttons. */
  readonly children?: ReactNode;
  /** Below text and drawing, at full width. */
  readonly footer?: ReactNode;
}

/** The first section of a page. Sets its h1, document title and meta description. */
export function PageHero({
  id = 'overview',
  title,
  name = title,
  heading = title,
  headline,
  lead,
  description = lead,
  back,
  eyebrow,
  layout = 'split',
  figure,
  aside,
  night = false,
  className,
  backdrop,
  children,
  footer,
}: PageHeroProps) {
  const rows = headline === undefined ? titleRows[layout] : '';
  /** The text has the whole width: the headline is larger, and the buttons stand beside the lead. */
  const isWide = headline !== undefined && layout !== 'split' && layout !== 'even';
  return (
    <section
      id={id}
      data-tone={night ? 'night' : 'plain'}
      className={classNames(
        'px-gutter pt-10 sm:pt-16',
        layout === 'bar' ? 'pb-10 sm:pb-12' : 'pb-section',
        backdrop !== undefined && 'relative isolate overflow-clip',
        night && glowClass,
        className,
      )}
    >
      <title>{`${name} · ${brand.name}`}</title>
      <meta name="description" content={description} />
      {backdrop}
      <div
        className={classNames(
          'mx-auto grid max-w-content gap-6 *:min-w-0 sm:gap-12',
          layouts[layout],
          aside !== undefined && children === undefined ? 'lg:items-end' : 'lg:items-center',
        )}
      >
        <div
          className={classNames(
            'page-entrance lg:self-start',
            rows !== '' && `lg:grid lg:items-end lg:gap-16 ${rows}`,
          )}
        >
          <div>
            {back ? <BackLink {...back} /> : eyebrow}
            {headline === undefined ? (
              <h1 className="text-h1">{heading}</h1>
            ) : (
              <hgroup>
                <h1 className="text-h4">{heading}</h1>
                <p
                  className={classNames(
                    'mt-3 max-w-6xl font-semibold text-balance whitespace-pre-line',
                    isWide ? 'text-display' : 'text-h1',
                  )}
                >
                  {headline}
                </p>
              </hgroup>
            )}
          </div>
          <div
            className={classNames(
              'mt-4 sm:mt-6',
              rows !== '' && 'lg:mt-0',
              isWide && 'lg:flex lg:items-end lg:justify-between lg:gap-16',
            )}
          >
            <p className="max-w-measure text-lg text-balance text-fg-muted sm:text-xl">{lead}</p>
            {children !== undefined && (
              <div
                className={classNames(
                  'mt-6 flex flex-wrap gap-3 *:max-sm:grow sm:mt-8',
                  isWide && 'shrink-0 lg:mt-0',
                )}
              >
                {children}
              </div>
            )}
          </div>
        </div>
        {figure !== undefined && <figure>{figure}</figure>}
        {aside}
        {footer !== undefined && <div className="col-span-full">{footer}</div>}
      </div>
    </section>
  );
}

function BackLink({ label, to }: { label: string; to: string }) {
  return (
    <Link
      to={to}
      className="-mt-2 mb-4 inline-flex items-center gap-2 rounded-sm py-2 font-mono text-xs font-medium tracking-wide text-accent-fg uppercase hover:underline hover:underline-offset-4"
    >
      <LuArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
      {label}
    </Link>
  );
}
