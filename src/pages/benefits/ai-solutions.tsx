import { money } from '@/domain/money';
import { cheapestPlan } from '@/domain/plans';
import { classNames } from '@/lib/class-names';
import { capitalize, countOf } from '@/lib/number-words';
import { benefitHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { facts } from '@/site/facts';
import { paths } from '@/site/paths';
import { Badge } from '@/ui/badge';
import { ButtonLink } from '@/ui/button';
import { Windows } from '@/ui/illustrations/windows';
import { DefinitionRows, NumberedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';

const EMAILS = 400;

const models = [
  {
    name: 'Large',
    wrong: 10,
    share: '97.5%',
    time: '2.9 s',
    verdict: 'Passes, but takes seven times as long.',
  },
  {
    name: 'Small',
    wrong: 13,
    share: '96.8%',
    time: '0.4 s',
    verdict: 'Passes. This one goes live.',
    isChosen: true,
  },
  {
    name: 'Rules only',
    wrong: 76,
    share: '81.0%',
    time: '< 0.1 s',
    verdict: 'Fails the pass mark of 95%.',
  },
] as const;

const steps = [
  { title: 'Measure the task today', text: 'How long does your team take now?' },
  {
    title: 'Price the mistakes',
    text: 'A wrong label costs a minute. A wrong address costs a package. We set the pass mark to match.',
  },
  { title: 'Try a simple rule first', text: 'Dates, ZIP codes, and totals rarely need a model.' },
  {
    title: 'Score models on your examples',
    text: 'In the private test, your team flags wrong answers. We keep the score.',
  },
  { title: 'Plan how to turn it off', text: 'One page, tested with you before launch.' },
] as const;

const declined = [
  { term: 'Forecasts from four months of sales', text: 'Bring two full years.' },
  { term: 'Writing product reviews', text: 'Those have to come from customers.' },
];

export default function AiSolutionsPage() {
  return (
    <>
      <PageHero
        {...benefitHero('ai-solutions')}
        layout="over"
        headline={'The smallest model\nthat gets it right'}
        aside={
          <div className="on-sky">
            <Ledger />
          </div>
        }
        lead="We test several models on your own questions and run the smallest that passes. Your plan’s price stays the same."
      >
        <ButtonLink to="#method" size="lg" variant="secondary">
          See how we choose
        </ButtonLink>
        <ButtonLink to={paths.services} size="lg" variant="ghost">
          See our services
        </ButtonLink>
      </PageHero>

      <Section
        id="method"
        layout="beside"
        title={`${capitalize(countOf(steps.length, 'step'))} to the right model`}
      >
        <NumberedList items={steps} />
      </Section>

      <Section id="limits" layout="beside" title="What we’ll talk you out of">
        <DefinitionRows items={declined} />
      </Section>

      <NextStep
        plan={cheapestPlan.id}
        title="Every plan runs the model that fits"
        text={`Training one on your own data is custom work, from ${money(facts.customProjectsFrom)}.`}
      />
    </>
  );
}

function Ledger() {
  return (
    <SampleFigure
      label={`Three models sort a property manager’s ${EMAILS} emails`}
      note="Each window is one email. Red ones were sorted wrong."
      className="grid p-0! md:grid-cols-3"
    >
      {models.map((model) => {
        const chosen = 'isChosen' in model;
        return (
          <div
            key={model.name}
            className={classNames(
              'border-b border-border p-5 last:border-b-0 md:border-e md:border-b-0 md:p-4 md:last:border-e-0 lg:p-6',
              chosen && 'bg-accent-soft/60 shadow-[inset_0_2px_0_var(--accent)]',
            )}
          >
            <p className="flex items-center justify-between gap-4 text-h4 font-semibold">
              <span>{model.name}</span>
              {chosen && <Badge tone="success">Chosen</Badge>}
            </p>
            <Windows
              seed="emails"
              columns={25}
              groups={[
                { look: 'wrong', count: model.wrong, meaning: `${model.wrong} sorted wrong` },
                {
                  look: 'right',
                  count: EMAILS - model.wrong,
                  meaning: `${EMAILS - model.wrong} sorted right`,
                },
              ]}
              className="my-5 w-full"
            />
            <dl className="divide-y divide-border">
              <Entry term="Correct" value={model.share} />
              <Entry term="Time per email" value={model.time} />
            </dl>
            <p className={classNames('mt-3 font-medium', chosen ? 'text-mint' : 'text-fg-muted')}>
              {model.verdict}
            </p>
          </div>
        );
      })}
    </SampleFigure>
  );
}

function Entry({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 py-2.5">
      <dt className="text-fg-muted">{term}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
