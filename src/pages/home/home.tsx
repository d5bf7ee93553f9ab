import type { CSSProperties, ReactNode } from 'react';
import { planPrice } from '@/domain/format';
import { cheapestPlan } from '@/domain/plans';
import { HomeNight, MessageField } from '@/features/home-night';
import { PricingSection } from '@/features/offer';
import { VerdictBar } from '@/features/tools';
import { capitalize, inWords } from '@/lib/number-words';
import { FaqSection } from '@/pages/shared/faq-section';
import { BenefitsSection, FeatureTilesSection } from '@/pages/shared/feature-sections';
import { NextStep } from '@/pages/shared/next-step';
import { TeamSection } from '@/pages/shared/team-section';
import { TestimonialsSection } from '@/pages/shared/testimonials-section';
import { brand } from '@/site/brand';
import { liveStage } from '@/site/facts';
import { features } from '@/site/features';
import { firstRun } from '@/site/hundred-questions';
import { clockTime } from '@/site/locale';
import { night, store } from '@/site/messages';
import { TOOL_HASH } from '@/site/navigation';
import { alternatePaths, paths } from '@/site/paths';
import { hours, type Hour } from '@/site/sky';
import { ButtonLink } from '@/ui/button';
import { Street } from '@/ui/illustrations/street/street';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { LiveCounters } from './live-counters';

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

/** What the site's own assistant got right and wrong, with its worst answers word for word. */
function HundredSection() {
  if (!firstRun) return null;
  const { date, counts, worst } = firstRun;
  return (
    <Section
      id="proof"
      title="We asked our own assistant 100 questions"
      lead={`A stranger wrote them. This is the first run, on ${date}. The pages have changed since.`}
      className="lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-16"
    >
      <VerdictBar counts={counts} />
      {/* What it got wrong must not answer anyone. */}
      <div data-search="skip" className="col-span-full grid gap-4">
        <h3 className="text-h4 max-sm:hidden">What it got wrong</h3>
        <ul className="grid gap-x-10 gap-y-6 max-sm:hidden lg:grid-cols-3">
          {worst.map(({ question, said, right }) => (
            <li key={question} className="border-t border-border-strong/50 pt-4">
              <p className="font-medium">{`“${question}”`}</p>
              <p className="mt-2 text-fg-muted">{`It said: “${said}”`}</p>
              <p className="mt-2 text-sm text-fg-muted">{right}</p>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-8 gap-y-2">
          <TextLink to={`${paths.chatbot}#hundred`} className="py-1">
            Read every answer
          </TextLink>
          <TextLink to={`${paths.chatbot}${TOOL_HASH}`} className="py-1">
            Now try your page
          </TextLink>
        </p>
      </div>
    </Section>
  );
}

const everyOther = [0.4] as const;

/** The night's end: the sun rises behind the roofs in front of which it has set, and the windows go out. */
function Sunrise() {
  return (
    <figure data-hour="sunrise" className="sunrise relative isolate overflow-clip pb-56 sm:h-140 sm:pb-0">
      <span aria-hidden className="sunrise-sun bottom-12 -z-2 sm:bottom-58" />
      <Street
        seed="dawn"
        shopAt="50vw"
        sign={store.name}
        lit={everyOther}
        className="-z-1 max-sm:[zoom:0.55]"
      />
      {night && (
        <p
          data-search="example"
          className="on-sky mx-auto max-w-content pt-5 max-xl:px-gutter text-h3 font-semibold sm:pt-14"
        >
          <span className="block max-w-[17em] text-balance">{`“${store.closingLine}”`}</span>
          <span className="mt-2 block text-base font-normal text-fg-muted">{`${store.owner}, owner (sample)`}</span>
        </p>
      )}
    </figure>
  );
}
