import { LuArrowDown, LuBox, LuCheck, LuCpu, LuMessageSquare, LuMinus, LuScanEye } from 'react-icons/lu';
import { FeatureAnalysis } from '@/features/message-demo';
import { cloudPreview, loadCloudTool, ToolFrame } from '@/features/tools';
import { CaseSection } from '@/pages/shared/case-study';
import { featureHero } from '@/pages/shared/feature-page';
import { IntegrationsSection } from '@/pages/shared/integrations';
import { NextStep } from '@/pages/shared/next-step';
import { PlanTable } from '@/pages/shared/plan-table';
import { facts, setUpStages } from '@/site/facts';
import { amountOf, listOf } from '@/lib/number-words';
import { paths } from '@/site/paths';
import { planOf } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { DataTable } from '@/ui/data-table';
import { DefinitionRows, NumberedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { Panel } from '@/ui/card';
import { SampleFigure } from '@/ui/sample-figure';
import { Section, Split } from '@/ui/section';

const { deliveryRetryHours, encryption, exportAfterCancellationDays, regions, whileItWorks } = facts;
const basic = planOf('basic');
const pro = planOf('pro');
const enterprise = planOf('enterprise');
const [, connecting] = setUpStages;

const yes = <Mark Icon={LuCheck} label="Yes" look="text-mint" />;
const no = <Mark Icon={LuMinus} label="No" look="text-fg-subtle" />;

const stations = [
  {
    Icon: LuMessageSquare,
    place: 'Visitor’s browser',
    holds: 'The message as typed',
    kept: 'until the tab closes',
    link: encryption.inTransit,
  },
  {
    Icon: LuScanEye,
    place: `Our filter, ${regions[0]}`,
    holds: 'Card numbers, passwords, and personal details are masked',
    kept: whileItWorks,
    link: 'private network',
  },
  {
    Icon: LuCpu,
    place: `Our model, ${regions[0]}`,
    holds: 'Decrypted in memory to answer it',
    kept: 'until it has answered',
    link: encryption.inTransit,
  },
  {
    Icon: LuBox,
    place: 'Your bucket, Paris',
    holds: `Question, answer, and source, ${encryption.atRest}`,
    kept: 'as long as you like',
  },
] as const;

const connections = [
  { term: 'Object storage', text: 'Any S3-compatible bucket, rented or your own.' },
  {
    term: 'Databases',
    text: 'PostgreSQL and its relatives. We write to one schema and read no other.',
  },
  { term: 'File servers', text: 'SFTP and WebDAV: a folder a day, a file per conversation.' },
  {
    term: 'Your own code',
    text: `A signed webhook, retried for ${amountOf(deliveryRetryHours, 'hour')}, with a unique number per event.`,
  },
];

const leaving = [
  { title: 'Export', text: 'Press Export and choose a folder.' },
  { title: 'Check', text: 'Compare the number of files with the receipt.' },
  { title: 'Revoke our access', text: 'Remove our key from your storage.' },
  {
    title: 'Get confirmation',
    text: `Your data stays available for export for ${amountOf(exportAfterCancellationDays, 'day')}, then we delete it and tell you.`,
  },
] as const;

const limits = [
  'It doesn’t back up your storage. A file deleted there is gone.',
  'It doesn’t move data you already keep elsewhere.',
  'Storage far from our region adds a moment to each answer.',
];

export default function CloudIntegrationPage() {
  return (
    <>
      <PageHero
        {...featureHero('cloud-integration')}
        headline="Your conversations, in storage you own"
        lead="Encrypted on the way and at rest, open only to those you choose, and yours to take with you at any time."
        aside={<FeatureAnalysis feature="cloud-integration" />}
      >
        <ButtonLink to="#try" size="lg">
          Try It Now
        </ButtonLink>
        <ButtonLink to={paths.dataPrivacy} size="lg" variant="ghost">
          Read the Privacy Policy
        </ButtonLink>
      </PageHero>

      <Section
        id="try"
        title="Plan your integration"
        lead="Choose what comes in and where it’s stored. See the route, what to check, and the plan that covers it."
      >
        <ToolFrame
          preview={cloudPreview}
          name="Integration planner"
          load={loadCloudTool}
          height="min-h-svh md:min-h-[70rem] lg:min-h-[54rem]"
        />
      </Section>

      <Section
        id="example"
        ink="cloud"
        title="Encrypted from the first word to your own storage."
        lead="To answer a message, our service has to read it: in memory, and only for that moment. Here’s the route of one message at an insurance company."
      >
        <SampleFigure
          label="Message 88-201, route"
          note={`If your storage can’t be reached, the record waits there, encrypted, for up to ${amountOf(deliveryRetryHours, 'hour')}. Then we call you.`}
        >
          <ol className="grid gap-3 lg:grid-cols-4 lg:gap-10">
            {stations.map((station) => (
              <li key={station.place} className="relative flex flex-col">
                <div className="flex-1 gap-x-5 rounded-input border border-border-strong/60 p-4 max-lg:grid max-lg:grid-cols-[auto_1fr] sm:p-5 sm:max-lg:grid-cols-[auto_1fr_auto] sm:max-lg:items-center">
                  <station.Icon aria-hidden className="size-6 text-accent-fg" />
                  <div className="lg:mt-4">
                    <h3 className="font-semibold">{station.place}</h3>
                    <p className="mt-1 text-sm text-fg-muted">{station.holds}</p>
                  </div>
                  <p className="mt-1 font-mono text-xs text-fg-muted max-sm:col-start-2 sm:mt-0 lg:mt-4 lg:border-t lg:border-border lg:pt-3">
                    {station.kept}
                  </p>
                </div>
                {'link' in station && (
                  <p className="flex items-center justify-center gap-2 pt-3 font-mono text-xs text-mint lg:absolute lg:inset-y-0 lg:start-full lg:w-10 lg:pt-0">
                    <LuArrowDown aria-hidden className="size-4 lg:-rotate-90 rtl:lg:rotate-90" />
                    <span className="lg:sr-only">{station.link}</span>
                  </p>
                )}
              </li>
            ))}
          </ol>
        </SampleFigure>
      </Section>

      <IntegrationsSection />

      <Section
        id="connections"
        layout="beside"
        title="Connects to your own storage, too"
        lead={`For freelancers with one database, and for insurers, schools, practices, and public offices with strict rules. We set it up with you in ${connecting.when.toLowerCase()}.`}
      >
        <DefinitionRows items={connections} />
      </Section>

      <Section
        id="access"
        layout="halves"
        title="You decide who can read what"
        lead={
          <>
            <p>{`On ${enterprise.title}, an audit log lists every access to stored text, and you can read it.`}</p>
            <p>
              {`You can bring your own encryption key, too. Take it back, and no one can open stored text. The chatbot then only takes messages.`}
            </p>
          </>
        }
      >
        <Panel raised>
          <DataTable
            caption="Who can read stored text, see statistics, and change the key"
            columns={['Who', 'Text', 'Statistics', 'Key']}
            rows={[
              ['Your administrator', yes, yes, yes],
              ['Your team', yes, yes, no],
              ['Our engineers', no, yes, no],
              ['Our engineers, with your permission for one hour', yes, yes, no],
            ]}
          />
        </Panel>
      </Section>

      <CaseSection feature="cloud-integration" />

      <Section
        id="plans"
        tone="sunken"
        title="Region and connections by plan"
        lead={`${basic.title} and ${pro.title} run in ${regions[0]}. On ${enterprise.title} you choose ${listOf(regions, 'or')}, and you decide how long data is kept.`}
      >
        <PlanTable
          caption="Connections, region, retention, and access in each plan"
          only={['connections', 'region', 'retention', 'signOn', 'ownKey']}
        />
      </Section>

      <Section
        id="limits"
        title="Leave at any time and take everything with you"
        lead={`Plans run month to month. The minimum term is ${facts.minimumTerm}.`}
      >
        <Split ratio="2/1">
          <NumberedList layout="columns" items={leaving} />
          <aside aria-labelledby="good-to-know" className="rounded-card bg-surface-2 p-6">
            <h3 id="good-to-know" className="font-semibold">
              Good to know
            </h3>
            <ul className="mt-3 list-disc space-y-2 ps-5 text-sm text-fg-muted">
              {limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          </aside>
        </Split>
      </Section>

      <NextStep
        tone="quiet"
        plan={enterprise.id}
        title="Choose your region with a named engineer"
        text="Tell us your region, your retention rule, and your storage. You get a drawing of where your data goes before you sign."
      />
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
