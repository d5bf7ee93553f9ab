import type { ReactNode } from 'react';
import { brand } from '@/site/brand';
import { Eyebrow } from '@/ui/section';

interface PageIntroProps {
  /** The page's short name, as menus and tabs call it. */
  readonly name: string;
  readonly title: string;
  /** Also what search engines and shared links say of the page. */
  readonly lead: string;
  /** Beside the words on a wide screen, below them on a phone. */
  readonly aside?: ReactNode;
}

/** Names the page, to the reader and to the browser. */
export function PageIntro({ name, title, lead, aside }: PageIntroProps) {
  return (
    <section id="overview" className="px-gutter pt-12 pb-4 sm:pt-20">
      <title>{`${name} · ${brand.name}`}</title>
      <meta name="description" content={lead} />
      <div className="mx-auto grid max-w-content gap-10 *:min-w-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:gap-16">
        <div>
          <Eyebrow>{name}</Eyebrow>
          <h1 className="mt-4 text-h1">{title}</h1>
          <p className="mt-6 max-w-measure text-xl text-fg-muted">{lead}</p>
        </div>
        {aside}
      </div>
    </section>
  );
}
