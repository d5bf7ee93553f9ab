import { monthlyPrice } from '@/domain/format';
import { cheapestPlan } from '@/domain/plans';
import { InboxStory } from '@/features/inbox-story';
import { brand } from '@/site/brand';
import { facts, liveStage } from '@/site/facts';
import { alternatePaths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { HomeSections } from './home-sections';
import { LiveCounters } from './live-counters';

const LEAD = `Answers customers from your own pages, in up to ${facts.languages.supported} languages, and hands off to your team when it matters.`;

export default function HomePage() {
  return (
    <>
      <section id="hero" className="story-hero scheme-dark px-gutter sm:mx-3 sm:rounded-panel">
        <title>{`Home · ${brand.name}`}</title>
        <meta name="description" content={LEAD} />
        <div className="page-entrance relative z-1 mx-auto max-w-4xl pt-8 pb-6 sm:pt-10 lg:pb-2 lg:text-center">
          <h1 className="text-h1">{brand.headline}</h1>
          <p className="mt-4 text-lg text-balance text-fg-muted lg:mx-auto">{LEAD}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 lg:justify-center">
            <ButtonLink to={alternatePaths.contact} size="lg">
              Start Exploring
            </ButtonLink>
            <p className="text-sm font-medium">
              {`From ${monthlyPrice(cheapestPlan)}. No setup fee. Live in ${liveStage.when.toLowerCase()}.`}
            </p>
          </div>
        </div>
        <InboxStory counters={<LiveCounters />} />
      </section>
      <HomeSections />
    </>
  );
}
