import type { ReactNode } from 'react';
import { LuArrowLeft } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { brand } from '@/site/brand';
import { ButtonLink } from './button';
import { sceneProps, type Scene } from './scene';
import { TextLink } from './text-link';

type Layout = 'figure' | 'document';

interface PageHeroProps {
  readonly title: string;
  /** The document title, if it differs from the heading. */
  readonly name?: string;
  /** Replaces the heading's text, such as with a typing animation. */
  readonly heading?: ReactNode;
  /** What the visitor gains, as the largest text of the page; the title is set small above it. Line breaks are kept. */
  readonly headline?: string;
  readonly lead: string;
  /** The parent page, linked before the heading. */
  readonly back?: { readonly label: string; readonly to: string };
  /** Places the aside below: as a figure from edge to edge, or as one narrow document. */
  readonly layout?: Layout;
  readonly scene?: Scene;
  /** Beside the text, or below a picture. */
  readonly aside?: ReactNode;
  /** Below the lead: a button, and links. */
  readonly links?: readonly { readonly label: string; readonly to: string }[];
  readonly children?: ReactNode;
  /** Below text and aside, at full width. */
  readonly footer?: ReactNode;
}

/** The first section of a page. Sets its h1, document title and meta description. */
export function PageHero({
  title,
  name = title,
  heading = title,
  headline,
  lead,
  back,
  layout,
  scene,
  aside,
  links,
  children,
  footer,
}: PageHeroProps) {
  const isBelow = (scene ?? layout) !== undefined;
  const isAnchors = scene !== undefined && links?.every(({ to }) => to.startsWith('#'));
  return (
    <section id="overview" data-tone="head">
      <title>{`${name} · ${brand.name}`}</title>
      <meta name="description" content={lead} />
      <div
        {...(scene && sceneProps(scene))}
        className={classNames('px-gutter pt-4 sm:pt-10', scene && 'scene scene-head')}
      >
        <div
          className={classNames(
            'mx-auto grid w-full max-w-content gap-6 *:min-w-0 sm:gap-10',
            !isBelow && aside !== undefined && 'lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-x-16',
          )}
        >
          <div
            className={classNames(
              'page-entrance',
              scene && scene !== 'pricing' && 'lg:max-w-[min(38rem,44vw)] lg:rtl:ms-auto',
            )}
          >
            <div className="flex flex-wrap items-center gap-x-4">
              {back && <BackLink {...back} />}
              {headline === undefined ? (
                <h1 className="w-full text-h1">{heading}</h1>
              ) : (
                <hgroup className="contents">
                  <h1 className="font-medium max-sm:text-sm">{heading}</h1>
                  <p className="mt-1 w-full text-h1 font-semibold text-balance whitespace-pre-line">
                    {headline}
                  </p>
                </hgroup>
              )}
            </div>
            <p className="mt-3 max-w-measure text-balance text-fg-muted sm:mt-4 sm:text-lg">{lead}</p>
            {(links ?? children) !== undefined && (
              <div
                className={classNames(
                  'mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 sm:mt-6',
                  // On a phone, what they lead to is in sight.
                  isAnchors && 'max-sm:hidden',
                )}
              >
                {links?.map(({ label, to }, index) =>
                  index === 0 ? (
                    <ButtonLink key={label} to={to} variant="secondary">
                      {label}
                    </ButtonLink>
                  ) : (
                    <TextLink key={label} to={to}>
                      {label}
                    </TextLink>
                  ),
                )}
                {children}
              </div>
            )}
          </div>
          {!isBelow && aside}
          {footer !== undefined && <div className="col-span-full">{footer}</div>}
        </div>
      </div>
      {isBelow && aside !== undefined && <Below layout={layout}>{aside}</Below>}
    </section>
  );
}

/** A figure is in the light of the night, from edge to edge. */
function Below({ layout, children }: { layout: Layout | undefined; children: ReactNode }) {
  if (layout === 'figure')
    return (
      <div data-hour="night" className="relative isolate mt-8 overflow-clip px-gutter pt-6 sm:mt-12">
        <div className="on-sky mx-auto max-w-content">{children}</div>
      </div>
    );
  return (
    <div className="px-gutter pt-6 sm:pt-8">
      <div className={layout === 'document' ? 'mx-auto max-w-170' : 'mx-auto max-w-content'}>{children}</div>
    </div>
  );
}

function BackLink({ label, to }: { label: string; to: string }) {
  return (
    <Link
      to={to}
      className="inline-flex items-center gap-2 rounded-sm py-2 text-sm font-medium text-accent-fg hover:underline hover:underline-offset-4"
    >
      <LuArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
      {label}
    </Link>
  );
}
