import { capitalize, countOf, inWords } from '@/lib/number-words';
import { NextStep } from '@/pages/shared/next-step';
import { TermsSection } from '@/pages/shared/terms-of-service';
import { integrations } from '@/site/integrations';
import { paths } from '@/site/paths';
import { services } from '@/site/services';
import { solutions } from '@/site/solutions';
import { ButtonLink } from '@/ui/button';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { RollOutFigure } from './roll-out-figure';
import { ServiceList, useOpenService } from './service-list';

const hasSolutions = solutions.length > 0;

export default function ServicesPage() {
  const open = useOpenService();
  return (
    <>
      <PageHero
        name="Services"
        title="AI services, set up and run for you"
        lead={`${capitalize(countOf(services.length, 'service'))}${hasSolutions ? ` and ${inWords(solutions.length)} solutions` : ''}. Each says what you get and what it costs.`}
        aside={<RollOutFigure />}
      >
        <ButtonLink to="#ai-services" size="lg" variant="secondary">
          See the services
        </ButtonLink>
        {hasSolutions && (
          <ButtonLink to="#ai-solutions" size="lg" variant="ghost">
            See the solutions
          </ButtonLink>
        )}
      </PageHero>
      <Section
        id="ai-services"
        title="Pick the work you want off your desk"
        lead={
          <TextLink to={`${paths.cloudIntegration}#integrations`}>
            {`Connects to ${integrations.length} tools you may already use`}
          </TextLink>
        }
      >
        <ServiceList items={services} {...open} />
      </Section>
      {hasSolutions && (
        <Section id="ai-solutions" title="Start from a solution" lead="Our services, set up for one job.">
          <ServiceList items={solutions} {...open} />
        </Section>
      )}
      <TermsSection />
      <NextStep />
    </>
  );
}
