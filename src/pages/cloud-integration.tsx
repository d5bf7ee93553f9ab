import { LuCheck, LuMinus } from 'react-icons/lu';
import { durationText, plansWith } from '@/domain/format';
import { featureExamples } from '@/pages/shared/feature-examples';
import { featureHero } from '@/pages/shared/feature-page';
import { IntegrationsSection } from '@/pages/shared/integrations';
import { NextStep } from '@/pages/shared/next-step';
import { facts, terms } from '@/site/facts';
import { paths } from '@/site/paths';
import { Panel } from '@/ui/card';
import { DataTable } from '@/ui/data-table';
import { DefinitionRows, MarkedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';

const { deliveryRetry } = facts;

const yes = <Mark Icon={LuCheck} label="Yes" look="text-mint" />;
const no = <Mark Icon={LuMinus} label="No" look="text-fg-subtle" />;

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

const limits = ['We don’t back up your storage. A file deleted there is gone.'];

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

      <Section id="connections" layout="beside" title="Connects to your own storage, too">
        <DefinitionRows items={connections} />
      </Section>

      <Section
        id="access"
        layout="halves"
        title="You decide who can read what"
        lead={`On ${plansWith('signOn')}, an audit log lists every access.`}
      >
        <Panel>
          <DataTable
            caption="Who can read stored messages, see statistics, and change the key"
            columns={['Who', 'Read messages', 'See statistics', 'Change the key']}
            rows={[
              ['Your administrator', yes, yes, yes],
              ['Your team', yes, yes, no],
              ['Our engineers, beyond answers you mark', no, yes, no],
              ['Our engineers, with your permission for one hour', yes, yes, no],
            ]}
          />
        </Panel>
      </Section>

      <Section
        id="limits"
        layout="beside"
        title="Leave at any time and take everything with you"
        lead={terms.afterEnd}
      >
        <MarkedList mark="no" items={limits} />
      </Section>

      <NextStep plan="enterprise" title="Choose your region with a named engineer" />
    </>
  );
}

function Mark({ Icon, label, look }: { Icon: typeof LuCheck; label: string; look: string }) {
  return (
    <>
      <Icon aria-hidden className={`size-5 ${look}`} />
      <span className="sr-only">{label}</span>
    </>
  );
}
