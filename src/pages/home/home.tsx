import { LuArrowRight } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { MessageCard } from '@/features/message';
import { PricingSection, useOfferRunning } from '@/features/offer';
import { BenefitsSection } from '@/pages/shared/benefits-section';
import { FaqSection } from '@/pages/shared/faq-section';
import { FeatureTilesSection } from '@/pages/shared/feature-tiles-section';
import { NextStep } from '@/pages/shared/next-step';
import { SetUpStages } from '@/pages/shared/set-up-stages';
import { TeamSection } from '@/pages/shared/team-section';
import { TestimonialsSection } from '@/pages/shared/testimonials-section';
import { brand } from '@/site/brand';
import { facts, setUpStages } from '@/site/facts';
import { inWords } from '@/site/number-words';
import { offer } from '@/site/offer';
import { paths } from '@/site/paths';
import { cheapestPlan, monthlyPrice } from '@/site/plans';
import { supportHours } from '@/site/support-hours';
import { Badge } from '@/ui/badge';
import { ButtonLink } from '@/ui/button';
import { DotGrid } from '@/ui/illustrations/dot-grid';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { LiveCounters } from './live-counters';

const messages = [
  {
    time: '9:02 AM',
    line: 'Where is my parcel?',
    result: `Answered from the order in ${facts.firstAnswer.medianSeconds} s`,
    status: 'Solved',
    tone: 'success',
  },
  {
    time: '9:05 AM',
    line: 'Puis-je changer la taille ?',
    result: 'Translated from French, size changed',
    status: 'Solved',
    tone: 'success',
  },
  {
    time: '9:11 AM',
    line: 'This is the third time I am asking',
    result: 'Mood falling, handed over with the history',
    status: 'With your team',
    tone: 'warn',
  },
  {
    time: '9:14 AM',
    line: 'Voice message, 42 seconds',
    result: 'Transcribed and filed under returns',
    status: 'Sorted',
    tone: 'accent',
  },
] as const;

const [, , , everyone, review] = setUpStages;

export default function HomePage() {
  return (
    <>
      <PageHero
        id="hero"
        layout="even"
        name="Home"
        title="AI that answers your customers, day and night"
        lead="Chatbots, translation, sentiment analysis and speech recognition for individuals, small businesses and enterprises. We set them up and run them for you."
        description={brand.description}
        eyebrow={<OfferChip />}
        backdrop={<DotGrid className="-z-10 max-lg:top-1/2" />}
        aside={<MessageCard />}
        footer={<LiveCounters />}
      >
        <ButtonLink to={paths.contactCapital} size="lg">
          Start Exploring
        </ButtonLink>
        <ButtonLink to={paths.features} size="lg" variant="ghost">
          See all features
        </ButtonLink>
      </PageHero>
      <FeatureTilesSection />
      <Section
        id="one-inbox"
        layout="halves"
        title="Every message in one inbox"
        lead="Chat, email and voice messages arrive in one list. Each line shows what the AI did and who takes it from here."
        aside={
          <p className="mt-6 max-w-measure text-fg-muted">
            When a customer gets impatient, your team takes over with the full history.{' '}
            <TextLink to={paths.benefits.collaboration} className="py-1">
              See how handover works
            </TextLink>
          </p>
        }
      >
        <SampleFigure label="Monday morning" className="p-0! sm:p-0!">
          <ol className="divide-y divide-border">
            {messages.map(({ time, line, result, status, tone }) => (
              <li key={time} className="flex gap-4 px-5 py-4 sm:px-6">
                <span className="w-15 shrink-0 pt-0.5 font-mono text-xs text-fg-subtle tabular-nums">
                  {time}
                </span>
                <span className="min-w-0 flex-1">
                  <span translate="no" className="block font-medium">
                    {line}
                  </span>
                  <span className="block text-sm text-fg-muted">{result}</span>
                </span>
                <span className="shrink-0">
                  <Badge tone={tone}>{status}</Badge>
                </span>
              </li>
            ))}
          </ol>
        </SampleFigure>
      </Section>
      <BenefitsSection />
      <TeamSection />
      <Section
        id="set-up"
        title={`Live for every visitor by ${everyone.when}`}
        lead={`Every project follows the same schedule, and you do not write any code. In ${review.when} you have the numbers to decide what comes next.`}
      >
        <SetUpStages />
      </Section>
      <PricingSection />
      <TestimonialsSection />
      <FaqSection />
      <NextStep
        tone="accent"
        title="Which task takes too much of your time?"
        text={`Describe it in a few lines. We reply with a plan and a price, ${supportHours.days}, ${supportHours.hours}. Plans start at ${monthlyPrice(cheapestPlan)}.`}
        action="Describe your task"
      />
    </>
  );
}

/** Leads to the offer while it runs for this visitor. */
function OfferChip() {
  if (!useOfferRunning()) return null;
  return (
    <Link
      to={paths.offer}
      className="inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-full border border-border bg-surface py-1.5 ps-2 pe-4 text-sm font-medium transition-colors duration-fast hover:border-border-strong"
    >
      <Badge tone="accent">{offer.percent}% off</Badge>
      <span>Every plan, for {inWords(offer.days)} days</span>
      <LuArrowRight aria-hidden className="size-4 shrink-0 text-fg-muted rtl:rotate-180" />
    </Link>
  );
}
