import type { CSSProperties, ReactNode } from 'react';
import { planPrice } from '@/domain/format';
import { cheapestPlan } from '@/domain/plans';
import { HomeNight, MessageField } from '@/features/home-night';
import { PricingSection } from '@/features/offer';
import { capitalize, inWords } from '@/lib/number-words';
import { FaqSection } from '@/pages/shared/faq-section';
import { BenefitsSection, FeatureTilesSection } from '@/pages/shared/feature-sections';
import { NextStep } from '@/pages/shared/next-step';
import { TeamSection } from '@/pages/shared/team-section';
import { TestimonialsSection } from '@/pages/shared/testimonials-section';
import { brand } from '@/site/brand';
import { liveStage } from '@/site/facts';
import { features } from '@/site/features';
import { clockTime } from '@/site/locale';
import { night } from '@/site/messages';
import { alternatePaths } from '@/site/paths';
import { hours, type Hour } from '@/site/sky';
import { ButtonLink } from '@/ui/button';
import { HundredSection } from './hundred-section';
import { LiveCounters } from './live-counters';
import { Sunrise } from './sunrise';

const LEAD =
  'We set up and run AI that answers from your own pages, names its source, and leaves refunds to your team.';

interface Part {
  readonly at: number;
  readonly hour: Hour | 'daybreak' | 'morning';
  readonly section: ReactNode;
}

/** The parts below the first screen, each with its hour. Delete a row to remove one. */
const parts: readonly Part[] = [
  {
    at: 22,
    hour: 'night',
    section: (
      <FeatureTilesSection statement={`${capitalize(inWords(features.length))} jobs, each with an example`} />
    ),
  },
  { at: 1, hour: 'deep-night', section: <BenefitsSection /> },
  {
    at: 4,
    hour: 'before-dawn',
    section: (
      <>
        <HundredSection />
        <TestimonialsSection />
      </>
    ),
  },
  { at: 5, hour: 'dawn', section: <PricingSection /> },
  { at: 7, hour: 'daybreak', section: <TeamSection /> },
  { at: 8, hour: 'morning', section: <FaqSection /> },
];

/** Before the day, the light behind a part turns into that of the next one. */
function turnInto(next: Part | undefined): (CSSProperties & Record<'--low', string>) | undefined {
  if (!next || next.hour === 'daybreak' || next.hour === 'morning') return undefined;
  return { '--low': `light-dark(${hours[next.hour].high.join(', ')})` };
}

const note = `From ${planPrice(cheapestPlan)}. No setup fee. Live in ${liveStage.when.toLowerCase()}.`;
const start = (
  <ButtonLink
    to={alternatePaths.contact}
    size="lg"
    variant={night ? 'secondary' : 'primary'}
    className="min-h-14 max-sm:grow"
  >
    Start Exploring
  </ButtonLink>
);

export default function HomePage() {
  return (
    <>
      <section id="hero" data-hour="dusk" style={turnInto(parts[0])} className="story-hero">
        <div className={night ? 'on-sky px-gutter' : 'on-sky px-gutter pb-16 sm:pb-24'}>
          <title>{`Home · ${brand.name}`}</title>
          <meta name="description" content={LEAD} />
          <div className="page-entrance relative z-1 mx-auto max-w-3xl pt-6 sm:pt-8 lg:text-center">
            <h1 className="text-h1 lg:text-[4.25rem]">{brand.headline}</h1>
            <p className="mt-4 mb-6 text-lg text-balance text-fg-muted">{LEAD}</p>
            {night ? <MessageField note={note}>{start}</MessageField> : start}
            {!night && <p className="mt-4 text-sm font-medium">{note}</p>}
          </div>
          {night && <HomeNight night={night} counters={<LiveCounters />} />}
        </div>
      </section>
      {parts.map(({ at, hour, section }, index) => (
        <div key={hour} data-hour={hour} style={turnInto(parts[index + 1])} className="night-part">
          {hour === 'daybreak' && <Sunrise />}
          <div className={at < 6 || at > 18 ? 'on-sky' : undefined}>
            {night && (
              <p aria-hidden translate="no" className="px-gutter text-fg-muted">
                {clockTime(at)}
              </p>
            )}
            {section}
          </div>
        </div>
      ))}
      <NextStep morning />
    </>
  );
}
