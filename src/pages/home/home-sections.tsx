import { PricingSection } from '@/features/offer';
import { CaseSection } from '@/pages/shared/case-study';
import { FaqSection } from '@/pages/shared/faq-section';
import { BenefitsSection, FeatureTilesSection } from '@/pages/shared/feature-sections';
import { IntegrationStrip } from '@/pages/shared/integrations';
import { NextStep } from '@/pages/shared/next-step';
import { TeamSection } from '@/pages/shared/team-section';
import { TestimonialsSection } from '@/pages/shared/testimonials-section';
import { facts, setUpStages } from '@/site/facts';
import { listOf } from '@/lib/number-words';
import { toolLinks } from '@/site/navigation';
import { paths } from '@/site/paths';
import { cheapestPlan, monthlyPrice, plansWith } from '@/site/plans';
import { Section, SectionHeader } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

const [, , , everyone] = setUpStages;

/** The sections below the first screen of Home. */
export function HomeSections() {
  return (
    <>
      <FeatureTilesSection />
      <IntegrationStrip />
      <ProofSection />
      <PricingSection />
      <BenefitsSection />
      <CaseSection feature="chatbot" />
      <TeamSection />
      <TestimonialsSection />
      <FaqSection />
      <NextStep
        tone="accent"
        title="Which task takes too much of your time?"
        text={`Tell us in a few lines, and we’ll reply with a plan and a price. Plans start at ${monthlyPrice(cheapestPlan)}, and you’re live for every visitor in ${everyone.when.toLowerCase()}.`}
        action="Tell us about it"
      />
    </>
  );
}

const claims = [
  {
    figure: facts.outageCallbackMinutes,
    unit: 'minutes',
    text: `until an engineer calls you back in an outage, day or night, on ${listOf(plansWith('onCall'))}.`,
    link: { label: 'See our support', to: paths.benefits.support },
  },
  {
    figure: facts.uptime,
    unit: 'uptime',
    text: 'so your customers get an answer whenever they write.',
    link: { label: 'See how we keep it', to: paths.benefits.security },
  },
  {
    figure: toolLinks.length,
    unit: 'live demos',
    text: 'to try on your own words before you pay a cent.',
    link: { label: 'Try the features', to: paths.features },
  },
  {
    figure: facts.exportAfterCancellationDays,
    unit: 'days',
    text: 'to take your data with you after you cancel. It’s in the terms.',
    link: { label: 'Read the terms', to: paths.terms },
  },
] as const;

/** What every customer can hold us to. */
function ProofSection() {
  return (
    <Section id="proof">
      <SectionHeader size="h3" title="Promises you can hold us to" />
      <ul className="mt-6 grid grid-cols-2 gap-x-6 border-t border-border-strong/50 sm:mt-8 lg:grid-cols-4 lg:gap-x-10">
        {claims.map(({ figure, unit, text, link }) => (
          <li key={unit} className="flex flex-col items-start pt-5 sm:pt-7">
            <p className="flex flex-wrap items-baseline gap-x-2 font-mono">
              <span className="text-h2 font-medium text-accent-fg">{figure}</span>
              <span className="text-fg-muted max-sm:text-sm">{unit}</span>
            </p>
            <p className="mt-2 mb-3 text-fg-muted max-sm:text-sm">{text}</p>
            <TextLink to={link.to} className="mt-auto py-1 text-sm">
              {link.label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
