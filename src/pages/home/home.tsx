import type { CSSProperties, ReactNode } from 'react';
import { planPrice } from '@/domain/format';
import { cheapestPlan } from '@/domain/plans';
import { PricingSection } from '@/features/offer';
import { AskField } from '@/pages/shared/ask-field';
import { FaqSection } from '@/pages/shared/faq-section';
import { BenefitsSection, FeatureTilesSection } from '@/pages/shared/feature-sections';
import { NextStep } from '@/pages/shared/next-step';
import { TeamSection } from '@/pages/shared/team-section';
import { TestimonialsSection } from '@/pages/shared/testimonials-section';
import { brand } from '@/site/brand';
import { liveStage } from '@/site/facts';
import { firstRun, shareOnScreen, verdicts } from '@/site/first-run';
import { clockTime } from '@/site/locale';
import { alternatePaths, paths } from '@/site/paths';
import { night } from '@/site/shop';
import { shopDocument } from '@/site/shop-document';
import { hours, type Hour } from '@/site/sky';
import { ButtonLink } from '@/ui/button';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { LiveCounters } from './live-counters';
import { Evening, MorningNote, Sunrise } from './night';

const LEAD =
  'We set up and run AI that answers from your own pages, names its source, and leaves refunds to your team.';

interface Part {
  readonly at: number;
  readonly hour: Hour | 'daybreak' | 'morning';
  readonly section: ReactNode;
  /** It is made up, so search and assistant leave it out. */
  readonly isExample?: boolean;
}

/** The parts below the first screen, each with its hour. Delete a row to remove one. */
const parts: readonly Part[] = [
  {
    at: 22,
    hour: 'night',
    section: <FeatureTilesSection withExamples />,
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
  ...(night
    ? [{ at: 9, hour: 'morning', section: <MorningNote night={night} />, isExample: true } as const]
    : []),
];

/** Before the day, the light behind a part turns into that of the next one. */
function turnInto(next: Part | undefined): (CSSProperties & Record<'--low', string>) | undefined {
  if (!next || next.hour === 'daybreak' || next.hour === 'morning') return undefined;
  return { '--low': `light-dark(${hours[next.hour].high.join(', ')})` };
}

const note = `From ${planPrice(cheapestPlan)}. No setup fee. Live in ${liveStage.when.toLowerCase()}.`;
export default function HomePage() {
  return (
    <>
      <section id="hero" data-hour="dusk" style={turnInto(parts[0])} className="story-hero">
        <div className={night ? 'on-sky px-gutter' : 'on-sky px-gutter pb-16 sm:pb-24'}>
          <title>{`Home · ${brand.name}`}</title>
          <meta name="description" content={LEAD} />
          <div className="page-entrance relative z-1 mx-auto max-w-4xl pt-5 sm:pt-6 lg:text-center">
            <h1 className="text-h1 lg:text-[4.25rem]">{brand.headline}</h1>
            <p className="mt-3 text-lg text-pretty text-fg-muted sm:mt-4">{LEAD}</p>
            <AskField className="mt-5 max-w-2xl lg:mx-auto lg:[&_ul]:justify-center" />
            <p className="mt-3 flex flex-wrap gap-x-6 lg:justify-center">
              {shopDocument ? (
                <TextLink to={alternatePaths.contact}>Start Exploring</TextLink>
              ) : (
                <ButtonLink to={alternatePaths.contact} size="lg">
                  Start Exploring
                </ButtonLink>
              )}
              <span className="py-1 text-fg-muted">{note}</span>
            </p>
          </div>
          {night && <Evening night={night} counters={<LiveCounters />} />}
        </div>
      </section>
      {parts.map(({ at, hour, section, isExample }, index) => (
        <div key={at} data-hour={hour} style={turnInto(parts[index + 1])} className="night-part">
          {hour === 'daybreak' && <Sunrise />}
          <div
            data-search={isExample ? 'example' : undefined}
            className={at < 6 || at > 18 ? 'on-sky' : undefined}
          >
            {night && (
              <p aria-hidden translate="no" className="text-h3 font-semibold text-warn max-xl:px-gutter">
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

/** How often the site's own assistant showed the answer to a stranger's question. */
function HundredSection() {
  if (!firstRun) return null;
  const { counts, answerable } = firstRun;
  const { declined, wrong } = counts;
  const total = verdicts.reduce((sum, verdict) => sum + counts[verdict], 0);
  return (
    <Section
      id="proof"
      title={`We asked our own assistant ${total} questions`}
      lead="A stranger wrote them, and we publish the first run."
    >
      <div className="grid gap-x-12 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
        <p className="text-[5.5rem] leading-none font-semibold tracking-tight lg:text-[8rem]">
          {`${shareOnScreen(firstRun)}%`}
        </p>
        <div className="max-w-xl text-lg">
          <p>
            {`of the time, the answer was on screen, for the ${answerable} questions that our pages answer. It declined ${declined} of the other ${total - answerable}, and was sure of ${wrong} wrong answers.`}
          </p>
          <p className="mt-3 flex flex-wrap gap-x-8 gap-y-1 text-base">
            <TextLink to={`${paths.chatbot}#hundred`}>Read every answer</TextLink>
            <TextLink to={`${paths.chatbot}#wrong`}>See what it got wrong</TextLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
