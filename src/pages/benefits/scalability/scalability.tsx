import { benefitHero, RelatedPages } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { PlanTable } from '@/pages/shared/plan-table';
import { facts } from '@/site/facts';
import { paths } from '@/site/paths';
import { planOf } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { NumberedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
import { LoadCurve } from './load-curve';

const basic = planOf('basic');
const pro = planOf('pro');
const enterprise = planOf('enterprise');

const sizes = [
  { count: '10', per: 'a day', plan: basic.title, text: 'A bookstore with one chatbot in one language.' },
  {
    count: '500',
    per: 'a day',
    plan: pro.title,
    text: 'A school or a city office with two colleagues in the inbox.',
  },
  {
    count: '3,000',
    per: 'a day',
    plan: enterprise.title,
    text: 'A retail chain with its own rules, languages, and region.',
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
    text: 'Whoever is already chatting carries on, and can still reach your team.',
  },
] as const;

export default function ScalabilityPage() {
  return (
    <>
      <PageHero
        {...benefitHero('scalability')}
        layout="wide"
        aside={<LoadCurve />}
        lead={`Your busiest day shouldn’t be your slowest. Start with ten conversations a day and grow to ${enterprise.includes.conversations} a month on the same setup.`}
      >
        <ButtonLink to="#sizes">Find your size</ButtonLink>
        <ButtonLink to={paths.pricing} variant="secondary">
          Compare plans
        </ButtonLink>
      </PageHero>

      <Section
        id="sizes"
        title="Start small, stay when you’re big"
        lead="For small stores that want to grow, and for companies with seasonal peaks."
      >
        <ul className="grid border-y border-border-strong/60 max-lg:divide-y max-lg:divide-border lg:grid-cols-4">
          {sizes.map(({ count, per, plan, text }) => (
            <li
              key={count}
              className="grid gap-x-6 gap-y-1 py-5 max-lg:grid-cols-[7.5rem_1fr] lg:block lg:border-s lg:border-border lg:px-6 lg:py-8 lg:first:border-s-0 lg:first:ps-0"
            >
              <h3>
                <span className="font-mono text-h4 lg:text-h3">{count}</span>
                <span className="block text-sm font-normal text-fg-muted">{per}</span>
              </h3>
              <div className="lg:mt-6">
                <p className="font-medium">{plan}</p>
                <p className="text-fg-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>

      <Section
        id="plans"
        tone="sunken"
        title="What each plan includes"
        lead="We never cut off a conversation at the limit, and you approve the price of extra volume before you pay it."
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
              Capacity doubles in about 90 seconds. If a crowd arrives even faster, we cut back in this order.
            </p>
            <p>Your team can’t double overnight. We cut handoffs before your big day.</p>
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
            why: `How answers start in ${facts.firstAnswer.inWords}.`,
          },
          { page: 'cloud-integration', why: 'Where your conversations are stored as they grow.' },
          { page: 'ai-solutions', why: 'How a smaller model lowers the cost of each answer.' },
        ]}
      />

      <NextStep
        tone="accent"
        plan="enterprise"
        title="Tell us the date of your big day"
        text={`We’ll rehearse it with you at ${facts.rehearsalPerHour} conversations an hour and send you the chart. Rehearsals are custom work from ${facts.customProjectsFrom}, at a fixed price.`}
      />
    </>
  );
}
