import type { CSSProperties } from 'react';
import { monthlyPrice } from '@/domain/format';
import { cheapestPlan } from '@/domain/plans';
import { HomeNight, MessageField } from '@/features/home-night';
import { PricingSection } from '@/features/offer';
import { capitalize, inWords } from '@/lib/number-words';
import { clockTime } from '@/lib/numbers';
import { FaqSection } from '@/pages/shared/faq-section';
import { BenefitsSection, FeatureTilesSection } from '@/pages/shared/feature-sections';
import { NextStep } from '@/pages/shared/next-step';
import { Scorecard } from '@/pages/shared/scorecard';
import { TeamSection } from '@/pages/shared/team-section';
import { TestimonialsSection } from '@/pages/shared/testimonials-section';
import { brand } from '@/site/brand';
import { liveStage } from '@/site/facts';
import { features } from '@/site/features';
import { hours, type Hour } from '@/site/hours';
import { night } from '@/site/messages';
import { alternatePaths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { LiveCounters } from './live-counters';

const LEAD =
  'We set up and run AI that answers from your own pages, names its source, and leaves refunds to your team.';

/**
 * The parts below the first screen, each with its hour and the light behind it, which turns into that of the next.
 * Delete a row to remove one.
 */
const parts = [
  {
    at: 22,
    hour: 'night',
    style: turnInto('deep-night'),
    section: (
      <FeatureTilesSection statement={`${capitalize(inWords(features.length))} jobs, each with an example`} />
    ),
  },
  { at: 1, hour: 'deep-night', style: turnInto('before-dawn'), section: <BenefitsSection /> },
  {
    at: 4,
    hour: 'before-dawn',
    style: turnInto('dawn'),
    section: (
      <TestimonialsSection>
        <Scorecard isBrief />
      </TestimonialsSection>
    ),
  },
  { at: 5, hour: 'dawn', style: undefined, section: <PricingSection /> },
  { at: 7, hour: 'daybreak', style: undefined, section: <TeamSection /> },
  { at: 8, hour: 'morning', style: undefined, section: <FaqSection /> },
] as const;

function turnInto(next: Hour): CSSProperties & Record<'--low', string> {
  return { '--low': `light-dark(${hours[next].high.join(', ')})` };
}

const note = `From ${monthlyPrice(cheapestPlan)}. No setup fee. Live in ${liveStage.when.toLowerCase()}.`;
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
      <section id="hero" data-hour="dusk" style={turnInto('night')} className="story-hero">
        <div className={night ? 'on-sky px-gutter' : 'on-sky px-gutter pb-16 sm:pb-24'}>
          <title>{`Home · ${brand.name}`}</title>
          <meta name="description" content={LEAD} />
          <div className="page-entrance relative z-1 mx-auto max-w-3xl pt-8 sm:pt-10 lg:text-center">
            <h1 className="text-h1">{brand.headline}</h1>
            <p className="mt-4 mb-7 text-lg text-balance text-fg-muted">{LEAD}</p>
            {night ? <MessageField note={note}>{start}</MessageField> : start}
            {!night && <p className="mt-4 text-sm font-medium">{note}</p>}
          </div>
          {night && <HomeNight night={night} counters={<LiveCounters />} />}
        </div>
      </section>
      <span aria-hidden className="night-line" />
      {parts.map(({ at, hour, style, section }) => (
        <div
          key={hour}
          data-hour={hour}
          style={style}
          className={hour === 'deep-night' ? 'stars night-part relative' : 'night-part'}
        >
          <div className={at < 6 || at > 18 ? 'on-sky' : undefined}>
            <p aria-hidden translate="no" className="px-gutter text-fg-muted">
              {clockTime(at)}
            </p>
            {section}
          </div>
        </div>
      ))}
      <NextStep morning />
    </>
  );
}
