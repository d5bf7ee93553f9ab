import { LuArrowRight } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { MessageCard } from '@/features/message';
import { PricingSection, useOfferRunning, usePricedText } from '@/features/offer';
import { BenefitsSection } from '@/pages/shared/benefits-section';
import { FaqSection } from '@/pages/shared/faq-section';
import { FeatureTilesSection } from '@/pages/shared/feature-tiles-section';
import { NextStep } from '@/pages/shared/next-step';
import { TeamSection } from '@/pages/shared/team-section';
import { TestimonialsSection } from '@/pages/shared/testimonials-section';
import { brand } from '@/site/brand';
import { facts, setUpStages } from '@/site/facts';
import { inWords } from '@/site/number-words';
import { offer } from '@/site/offer';
import { paths } from '@/site/paths';
import { cheapestPlan, monthlyPrice } from '@/site/plans';
import { Badge } from '@/ui/badge';
import { ButtonLink } from '@/ui/button';
import { DotGrid } from '@/ui/dot-grid';
import { PageHero } from '@/ui/page-hero';
import { LiveCounters } from './live-counters';

const [, , , everyone] = setUpStages;

export default function HomePage() {
  const priced = usePricedText();
  return (
    <>
      <PageHero
        id="hero"
        layout="even"
        name="Home"
        title={brand.headline}
        lead={`For freelancers, small businesses and enterprises. It reads every message, replies in ${facts.languages.supported} languages and brings in a person when one is needed.`}
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
        <p className="basis-full text-sm text-fg-muted">
          {priced(
            `From ${monthlyPrice(cheapestPlan)}, no setup fee, live for everyone in ${everyone.when.toLowerCase()}.`,
          )}
        </p>
      </PageHero>
      <FeatureTilesSection />
      <PricingSection />
      <BenefitsSection />
      <TeamSection />
      <TestimonialsSection />
      <FaqSection />
      <NextStep
        tone="accent"
        title="Which task takes too much of your time?"
        text={`Describe it in a few lines. We reply with a plan and a price, and you are live for every visitor in ${everyone.when.toLowerCase()}. Plans start at ${monthlyPrice(cheapestPlan)}.`}
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
      className="inline-flex min-h-11 max-w-full [body:has([data-offer-bar])_&]:hidden items-center gap-2.5 rounded-full border border-border bg-surface py-1.5 ps-2 pe-4 text-sm font-medium transition-colors duration-fast hover:border-border-strong"
    >
      <Badge tone="accent">{offer.percent}% off</Badge>
      <span>Every plan, for {inWords(offer.days)} days</span>
      <LuArrowRight aria-hidden className="size-4 shrink-0 text-fg-muted rtl:rotate-180" />
    </Link>
  );
}
