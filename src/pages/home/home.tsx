import { monthlyPrice } from '@/domain/format';
import { cheapestPlan } from '@/domain/plans';
import { HomeNight, MessageField } from '@/features/home-night';
import { brand } from '@/site/brand';
import { liveStage } from '@/site/facts';
import { alternatePaths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { HomeSections } from './home-sections';
import { LiveCounters } from './live-counters';

const LEAD =
  'We set up AI that answers from your own pages, names its source, and leaves refunds to your team.';

export default function HomePage() {
  return (
    <>
      <section id="hero" className="story-hero scheme-dark px-gutter sm:mx-3 sm:rounded-panel">
        <title>{`Home · ${brand.name}`}</title>
        <meta name="description" content={LEAD} />
        <div className="page-entrance relative z-1 mx-auto max-w-3xl pt-8 sm:pt-12 lg:text-center">
          <h1 className="text-h1">{brand.headline}</h1>
          <p className="mt-4 mb-8 text-lg text-balance text-fg-muted">{LEAD}</p>
          <MessageField>
            <ButtonLink to={alternatePaths.contact} size="lg" variant="secondary" className="min-h-14">
              Start Exploring
            </ButtonLink>
          </MessageField>
          <p className="mt-2 text-sm font-medium">
            {`From ${monthlyPrice(cheapestPlan)}. No setup fee. Live in ${liveStage.when.toLowerCase()}.`}
          </p>
        </div>
        <HomeNight counters={<LiveCounters />} />
      </section>
      <HomeSections />
    </>
  );
}
