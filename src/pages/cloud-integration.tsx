import { durationText, plansWith } from '@/domain/format';
import { featureExamples } from '@/pages/shared/feature-examples';
import { featureHero } from '@/pages/shared/feature-page';
import { IntegrationsSection } from '@/pages/shared/integrations';
import { NextStep } from '@/pages/shared/next-step';
import { facts } from '@/site/facts';
import { paths } from '@/site/paths';
import { Panel } from '@/ui/card';
import { DefinitionRows } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';

const { deliveryRetry } = facts;

const connections = [
  { term: 'Object storage', text: 'Any S3-compatible bucket.' },
  {
    term: 'Databases',
    text: 'PostgreSQL or compatible.',
  },
  { term: 'File servers', text: 'SFTP and WebDAV, a file per conversation.' },
  {
    term: 'Your own code',
    text: `A signed webhook. If it can’t be reached, we keep the record, encrypted, and retry for ${durationText(deliveryRetry)}.`,
  },
];

export default function CloudIntegrationPage() {
  return (
    <>
      <PageHero
        {...featureHero('cloud-integration')}
        headline="Your conversations, in our storage or yours"
        lead={`Encrypted, open only to those you choose, and yours to take with you. Your own storage comes with ${plansWith('ownKey')}.`}
        aside={
          <Panel aria-hidden className="text-xl sm:p-8!">
            {featureExamples['cloud-integration']}
          </Panel>
        }
        links={[
          { label: 'Follow a message', to: paths.benefits.security },
          { label: 'Privacy Policy', to: paths.privacy },
        ]}
      />

      <IntegrationsSection />

      <Section
        id="connections"
        layout="beside"
        title="Connects to your own storage, too"
        lead="We don’t back it up: a file deleted there is gone."
      >
        <DefinitionRows items={connections} />
      </Section>

      <NextStep scene="contact" plan="enterprise" title="Choose your region with a named engineer" />
    </>
  );
}
