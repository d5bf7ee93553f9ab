import type { ReactNode } from 'react';
import { LuArrowLeft } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { classNames } from '@/lib/class-names';
import { topicOf, type TopicId } from '@/pages/shared/feature-page';

const layouts = {
  /** Words, then the drawing beside them. */
  split: 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:gap-16',
  /** The drawing leads. */
  mirrored: 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center lg:gap-16 lg:[&>figure]:order-first',
  /** Words on one line of the grid, something wide below them. */
  wide: '',
} as const;

interface DetailHeroProps {
  readonly topic: TopicId;
  /** Where the visitor came from. */
  readonly from: 'features' | 'benefits';
  readonly layout?: keyof typeof layouts;
  /** Also what search engines and shared links say of the page. */
  readonly lead: string;
  readonly figure?: ReactNode;
  /** Buttons. */
  readonly children: ReactNode;
}

const origins = {
  features: { name: 'AI Web App Features', to: paths.features },
  benefits: { name: 'Why Choose Us?', to: `${paths.features}#why-choose-us` },
} as const;

/** Names the page, to the reader and to the browser. */
export function DetailHero({ topic, from, layout = 'split', lead, figure, children }: DetailHeroProps) {
  const { title } = topicOf(topic);
  return (
    <section id="overview" className="px-gutter pt-12 pb-section sm:pt-20">
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={lead} />
      <div className={classNames('mx-auto grid max-w-content gap-12 *:min-w-0', layouts[layout])}>
        <div
          className={classNames(layout === 'wide' && 'lg:grid lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-16')}
        >
          <div>
            <Link
              to={origins[from].to}
              className="-my-2 inline-flex items-center gap-2 rounded-sm py-2 font-mono text-xs font-medium tracking-wide text-accent-fg uppercase hover:underline hover:underline-offset-4"
            >
              <LuArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
              {origins[from].name}
            </Link>
            <h1 className="mt-6 text-h1">{title}</h1>
          </div>
          <div>
            <p
              className={classNames(
                'max-w-measure text-xl text-fg-muted',
                layout === 'wide' ? 'mt-6 lg:mt-0' : 'mt-6',
              )}
            >
              {lead}
            </p>
            <div className="mt-8 flex flex-wrap gap-3">{children}</div>
          </div>
        </div>
        {figure !== undefined && (
          <figure className={classNames(layout !== 'wide' && 'mx-auto w-full max-w-xl')}>{figure}</figure>
        )}
      </div>
    </section>
  );
}
