import { LuBox, LuCheck, LuCpu, LuMessageSquare, LuMinus, LuScanEye } from 'react-icons/lu';
import { afterEnd } from '@/domain/contract';
import { durationText } from '@/domain/format';
import { planWith } from '@/domain/plans';
import { FeatureAnalysis } from '@/features/message-analysis';
import { featureHero } from '@/pages/shared/feature-page';
import { IntegrationsSection } from '@/pages/shared/integrations';
import { NextStep } from '@/pages/shared/next-step';
import { facts } from '@/site/facts';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { Panel } from '@/ui/card';
import { DataTable } from '@/ui/data-table';
import { DefinitionRows, MarkedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';

const { deliveryRetry, encryption, regions } = facts;
const ownKey = planWith('ownKey');

const yes = <Mark Icon={LuCheck} label="Yes" look="text-mint" />;
const no = <Mark Icon={LuMinus} label="No" look="text-fg-subtle" />;

const stations = [
  {
    Icon: LuMessageSquare,
    place: 'Visitor’s browser',
    record: 'How do I report a burst pipe? Card 4929 1234, policy 20871.',
    holds: 'The message as typed',
    kept: 'until the tab closes',
    link: encryption.inTransit,
  },
  {
    Icon: LuScanEye,
    place: `Our filter, ${regions[0]}`,
    record: 'How do I report a burst pipe? Card ████ ████, policy 20871.',
    holds: 'Card numbers and passwords are masked',
    kept: 'only until it’s delivered',
    link: 'private network',
  },
  {
    Icon: LuCpu,
    place: `Our model, ${regions[0]}`,
    record: 'Call the number on your policy, day or night. Source: Claims, section 1.',
    holds: 'Decrypted in memory to answer it',
    kept: 'until it has answered',
    link: encryption.inTransit,
  },
  {
    Icon: LuBox,
    place: 'Your bucket, Paris',
    record: '9f2c e41a 07bd 55c8 d310 6ae9 b274 1c0f 83e6 4a5d',
    holds: `Question, answer, and source, ${encryption.atRest}`,
    kept: 'as long as you like',
  },
] as const;

const connections = [
  { term: 'Object storage', text: 'Any S3-compatible bucket.' },
  {
    term: 'Databases',
    text: 'PostgreSQL or compatible.',
  },
  { term: 'File servers', text: 'SFTP and WebDAV, a file per conversation.' },
  {
    term: 'Your own code',
    text: `A signed webhook, retried for ${durationText(deliveryRetry)}.`,
  },
];

const limits = [
  { id: 'backup', text: 'We don’t back up your storage. A file deleted there is gone.' },
  { id: 'move', text: 'We don’t move data you already keep elsewhere.' },
];

export default function CloudIntegrationPage() {
  return (
    <>
      <PageHero
        {...featureHero('cloud-integration')}
        headline="Your conversations, in our storage or yours"
        lead="Encrypted, open only to those you choose, and yours to take with you at any time."
        aside={<FeatureAnalysis feature="cloud-integration" />}
      >
        <ButtonLink to="#example" size="lg">
          Follow a message
        </ButtonLink>
        <ButtonLink to={paths.privacy} size="lg" variant="ghost">
          Privacy Policy
        </ButtonLink>
      </PageHero>

      <Section id="example" tone="night" title="Encrypted on the way and at rest, in your own storage.">
        {/* The id that the page's tool had, so that old links still lead here. */}
        <SampleFigure
          id="try"
          label="The route of one message at an insurance company"
          note={`If your storage can’t be reached, the record waits at our filter, encrypted, for up to ${durationText(deliveryRetry)}. Then we call you.`}
        >
          <ol className="grid lg:grid-cols-4">
            {stations.map((station) => (
              <li
                key={station.place}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 lg:grid-rows-[auto_1fr]"
              >
                <span className="relative z-1 col-start-1 row-start-1 grid size-10 place-items-center rounded-full border border-cloud-ink bg-cloud-tint">
                  <station.Icon aria-hidden className="size-5 text-cloud-ink" />
                </span>
                <div className="max-lg:col-start-2 lg:col-span-2 lg:row-start-2 lg:mt-4 lg:pe-8">
                  <p className="font-semibold max-lg:leading-10">{station.place}</p>
                  <p className="mt-2 rounded-control bg-bg px-3 py-2 font-mono text-sm wrap-break-word lg:min-h-21">
                    {station.record}
                  </p>
                  <p className="mt-3 text-sm text-fg-muted">{station.holds}</p>
                  <p className="mt-1 text-sm text-fg-muted">
                    <span>Kept </span>
                    <span>{station.kept}</span>
                  </p>
                </div>
                {'link' in station && (
                  <>
                    <span
                      aria-hidden
                      className="col-start-1 row-start-1 w-px justify-self-center bg-cloud-ink/60 max-lg:row-end-3 lg:col-start-2 lg:-ms-4 lg:h-px lg:w-auto lg:self-center lg:justify-self-stretch"
                    />
                    <p className="col-start-2 py-5 font-mono text-xs text-cloud-ink max-lg:row-start-2 lg:row-start-1 lg:place-self-center lg:bg-surface lg:px-3 lg:py-0">
                      {station.link}
                    </p>
                  </>
                )}
              </li>
            ))}
          </ol>
        </SampleFigure>
      </Section>

      <IntegrationsSection />

      <Section id="connections" layout="beside" title="Connects to your own storage, too">
        <DefinitionRows items={connections} />
      </Section>

      <Section
        id="access"
        layout="halves"
        title="You decide who can read what"
        lead={
          <>
            <p>{`On ${ownKey.title}, an audit log lists every access.`}</p>
            <p>You can bring your own encryption key, too. Take it back, and no one can open stored text.</p>
          </>
        }
      >
        <Panel raised>
          <DataTable
            caption="Who can read stored text, see statistics, and change the key"
            columns={['Who', 'Read text', 'See statistics', 'Change the key']}
            rows={[
              ['Your administrator', yes, yes, yes],
              ['Your team', yes, yes, no],
              ['Our engineers', no, yes, no],
              ['Our engineers, with your permission for one hour', yes, yes, no],
            ]}
          />
        </Panel>
      </Section>

      <Section
        id="limits"
        layout="beside"
        title="Leave at any time and take everything with you"
        lead={afterEnd}
      >
        <MarkedList mark="no" items={limits} />
      </Section>

      <NextStep plan={ownKey.id} title="Choose your region with a named engineer" />
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
