import { PricingSection } from '@/features/offer';
import { CaseSection } from '@/pages/shared/case-study';
import { FaqSection } from '@/pages/shared/faq-section';
import { BenefitsSection, FeatureTilesSection } from '@/pages/shared/feature-sections';
import { IntegrationStrip } from '@/pages/shared/integrations';
import { NextStep } from '@/pages/shared/next-step';
import { TeamSection } from '@/pages/shared/team-section';
import { TestimonialsSection } from '@/pages/shared/testimonials-section';
import { facts, setUpStages } from '@/site/facts';
import { toolLinks } from '@/site/navigation';
import { paths } from '@/site/paths';
import { cheapestPlan, monthlyPrice } from '@/site/plans';
import { Section, SectionHeader } from '@/ui/section';
import { Stages } from '@/ui/stages';
import { TextLink } from '@/ui/text-link';

const [, , , everyone] = setUpStages;

/** The sections below the first screen of Home. */
export default function HomeSections() {
  return (
    <Stages name="home-sections" pending={<div data-pending className="min-h-svh" />}>
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
        text={`Describe it in a few lines. We’ll reply with a plan and a price. On a managed plan, you are live for every visitor in ${everyone.when.toLowerCase()}. Plans start at ${monthlyPrice(cheapestPlan)}.`}
        action="Describe your task"
      />
    </Stages>
  );
}

const claims = [
  {
    figure: 0,
    unit: 'requests',
    text: 'sent to read the message above. It stays in your browser.',
    link: { label: 'What we store', to: paths.privacy },
  },
  {
    figure: facts.sentimentDemoAccuracy,
    unit: 'of 100',
    text: 'texts it had never seen, scored right by the sentiment demo.',
    link: { label: 'Where it fails', to: `${paths.sentimentAnalysis}#limits` },
  },
  {
    figure: toolLinks.length,
    unit: 'tools',
    text: 'to try on your own text or voice before you pay anything.',
    link: { label: 'Try the features', to: paths.features },
  },
  {
    figure: facts.exportAfterCancellationDays,
    unit: 'days',
    text: 'to export your data after you cancel. It is in the terms.',
    link: { label: 'Read the terms', to: paths.terms },
  },
] as const;

/** Claims that a visitor can check on this site. */
function ProofSection() {
  return (
    <Section id="proof">
      <SectionHeader size="h3" title="Claims you can check" />
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
