import { featureHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { PlanTable } from '@/pages/shared/plan-table';
import { RelatedPages } from '@/pages/shared/related-pages';
import { facts } from '@/site/facts';
import { paths } from '@/site/paths';
import { planOf } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { ScalabilityIllustration } from '@/ui/illustrations/scalability';
import { NumberedList } from '@/ui/numbered-list';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { Split } from '@/ui/split';
import { TextLink } from '@/ui/text-link';

const basic = planOf('basic');
const pro = planOf('pro');
const enterprise = planOf('enterprise');

/** Conversations an hour, from midnight, on the day of a ticket sale. */
const load = [
  40, 25, 18, 15, 16, 30, 70, 140, 260, 980, 1020, 870, 790, 640, 520, 460, 480, 590, 680, 720, 510, 300, 150,
  80,
].map((count, hour) => ({ count, hour }));
const CHART_PX = 200;
const peak = Math.max(...load.map(({ count }) => count));

const dayFigures = [
  { name: 'Slowest hour', value: '15' },
  { name: 'Busiest hour', value: '1,020' },
  { name: 'First word, median', value: '0.8-1.1 s' },
  { name: 'Servers', value: '1-4' },
] as const;

const sizes = [
  { count: '10', per: 'a day', plan: basic.title, text: 'A bookstore with one chatbot in one language.' },
  {
    count: '500',
    per: 'a day',
    plan: pro.title,
    text: 'A clinic or a city office. Two colleagues check the inbox twice a day.',
  },
  {
    count: '3,000',
    per: 'a day',
    plan: enterprise.title,
    text: 'A retail chain with its own rules, languages and region.',
  },
  {
    count: facts.rehearsalPerHour,
    per: 'an hour',
    plan: 'Quoted',
    text: 'A ticket sale, rehearsed with you a week ahead.',
  },
] as const;

const priorities = [
  { title: 'Extras pause', text: 'Suggestions and summaries stop first.' },
  { title: 'Answers get shorter', text: 'They link to your page instead of quoting it.' },
  { title: 'New visitors wait in line', text: 'They see their place and an estimate.' },
  {
    title: 'Conversations never drop',
    text: 'People who are already chatting go on, and the button for a person stays.',
  },
] as const;

export default function ScalabilityPage() {
  return (
    <>
      <PageHero
        {...featureHero('scalability')}
        layout="wide"
        aside={<LoadFigure />}
        lead={`Start with ten conversations a day and grow to ${enterprise.includes.conversations} a month without changing your setup or your website.`}
      >
        <ButtonLink to="#sizes">Find your size</ButtonLink>
        <ButtonLink to={paths.pricing} variant="secondary">
          Compare plans
        </ButtonLink>
      </PageHero>

      <Section
        id="sizes"
        title="A plan for every size"
        lead="For small stores that want to grow and for companies with seasonal peaks."
      >
        <Split align="center">
          <ul>
            {sizes.map(({ count, per, plan, text }) => (
              <li
                key={count}
                className="grid gap-x-8 gap-y-1 border-b border-border py-5 first:border-t sm:grid-cols-[9rem_1fr]"
              >
                <h3 className="sm:text-end">
                  <span className="font-mono text-h4">{count}</span>
                  <span className="ms-2 text-sm font-normal text-fg-muted sm:ms-0 sm:block">{per}</span>
                </h3>
                <div>
                  <p className="font-medium">{plan}</p>
                  <p className="text-fg-muted">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <ScalabilityIllustration className="mx-auto max-w-xl" />
        </Split>
      </Section>

      <Section
        id="plans"
        tone="sunken"
        title="What each plan includes"
        lead="We never cut off a conversation at the limit. Volume above your plan is quoted before you pay for it."
      >
        <PlanTable
          caption="Volume included in each plan"
          only={['conversations', 'chatbots', 'languages', 'connections']}
        />
      </Section>

      <Section
        id="limits"
        layout="halves-reversed"
        title="What happens when everyone writes at once"
        lead={
          <>
            <p>
              Capacity doubles in about 90 seconds. When a crowd arrives faster than that, the service saves
              resources in this order.
            </p>
            <p>
              Your team does not scale the same way. We help you reduce handovers to people before a big day.
            </p>
          </>
        }
      >
        <NumberedList layout="ruled" items={priorities} />
      </Section>

      <RelatedPages
        title="Plan for growth"
        items={[
          {
            page: 'performance',
            why: `Why the first word takes ${facts.firstAnswer.medianSeconds} seconds.`,
          },
          { page: 'cloud-integration', why: 'Where your conversations are stored as they grow.' },
          { page: 'ai-solutions', why: 'A smaller model doubles capacity at the lowest cost.' },
        ]}
      />

      <NextStep
        tone="accent"
        plan="enterprise"
        title="Tell us the date of your big day"
        text={`We rehearse it with you at ${facts.rehearsalPerHour} conversations an hour and send you the chart. Rehearsals are custom work from ${facts.customProjectsFrom}, at a fixed price.`}
      >
        <TextLink to={paths.pricing} className="text-current decoration-current/50">
          Compare plans
        </TextLink>
      </NextStep>
    </>
  );
}

function LoadFigure() {
  return (
    <SampleFigure
      label="Ticket sale of a festival, conversations an hour"
      note="Tickets went on sale at 9 AM. Servers followed the demand within about 90 seconds."
    >
      <div
        role="img"
        aria-label="Conversations an hour on one day: 15 before dawn, 1,020 between 10 and 11 AM, 80 before midnight"
        className="flex items-end gap-0.5 border-b border-border-strong/60 sm:gap-1.5"
      >
        {load.map(({ count, hour }) => (
          <span
            key={hour}
            className={count === peak ? 'flex-1 rounded-t-sm bg-accent' : 'flex-1 rounded-t-sm bg-accent/35'}
            style={{ blockSize: `${(count / peak) * CHART_PX}px` }}
          />
        ))}
      </div>
      <div aria-hidden className="mt-2 flex justify-between font-mono text-xs text-fg-muted">
        <span>12 AM</span>
        <span>6 AM</span>
        <span>12 PM</span>
        <span>6 PM</span>
        <span>12 AM</span>
      </div>
      <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
        {dayFigures.map(({ name, value }) => (
          <div key={name} className="border-s-2 border-border ps-4">
            <dt className="text-sm text-fg-muted">{name}</dt>
            <dd className="mt-1 font-mono text-h4">{value}</dd>
          </div>
        ))}
      </dl>
    </SampleFigure>
  );
}
