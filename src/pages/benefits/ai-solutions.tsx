import { money } from '@/domain/money';
import { cheapestPlan } from '@/domain/plans';
import { classNames } from '@/lib/class-names';
import { capitalize, countOf } from '@/lib/number-words';
import { benefitHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { facts } from '@/site/facts';
import { withCommas } from '@/site/locale';
import { paths } from '@/site/paths';
import { Badge } from '@/ui/badge';
import { NumberedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';

const EMAILS = 400;

const models = [
  {
    name: 'Large',
    wrong: 10,
    time: '2.9 s',
    verdict: 'Passes, but takes seven times as long.',
  },
  {
    name: 'Small',
    wrong: 13,
    time: '0.4 s',
    verdict: 'Passes. This one goes live.',
    isChosen: true,
  },
  {
    name: 'Rules only',
    wrong: 76,
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

export default function AiSolutionsPage() {
  return (
    <>
      <PageHero
        {...benefitHero('ai-solutions')}
        headline={'The smallest model\nthat gets it right'}
        lead="We test several models on your own questions and run the smallest that passes. Your plan’s price stays the same."
        links={[
          { label: 'See how we choose', to: '#method' },
          { label: 'See our services', to: paths.services },
        ]}
      />

      <Section label="Three models compared">
        <Ledger />
      </Section>

      <Section id="method" title={`${capitalize(countOf(steps.length, 'step'))} to the right model`}>
        <NumberedList layout="rail" items={steps} />
      </Section>

      <NextStep
        scene="about"
        plan={cheapestPlan.id}
        title="Every plan runs the model that fits"
        text={`Training one on your own data is custom work, from ${money(facts.customProjectsFrom)}.`}
      />
    </>
  );
}

const worst = Math.max(...models.map(({ wrong }) => wrong));

/** The mistakes of three models on one scale, and how long each takes. */
function Ledger() {
  return (
    <SampleFigure label={`Three models sort a property manager’s ${EMAILS} emails`} className="p-0!">
      <ul className="grid divide-border max-lg:divide-y lg:grid-cols-3 lg:divide-x rtl:divide-x-reverse">
        {models.map((model) => {
          const { name, wrong, time, verdict } = model;
          const chosen = 'isChosen' in model;
          const correct = (100 * (1 - wrong / EMAILS)).toFixed(1);
          return (
            <li key={name} className={classNames('p-5 sm:p-6', chosen && 'bg-accent-soft/60')}>
              <p className="flex items-center justify-between gap-4">
                <span className="text-h4 font-semibold">{name}</span>
                {chosen && <Badge tone="success">Chosen</Badge>}
              </p>
              <div className="mt-3 flex items-center gap-3">
                <span
                  aria-hidden
                  className="h-6 min-w-1 rounded-sm bg-danger"
                  style={{ inlineSize: `${(wrong / worst) * 60}%` }}
                />
                <span className="font-medium whitespace-nowrap">{`${wrong} wrong`}</span>
              </div>
              <p className="mt-3 flex flex-wrap gap-x-6 text-sm text-fg-muted">
                <span>{`${withCommas(correct)}% correct`}</span>
                <span>{`${time} per email`}</span>
              </p>
              <p className={classNames('mt-1 font-medium', chosen ? 'text-mint' : 'text-fg-muted')}>
                {verdict}
              </p>
            </li>
          );
        })}
      </ul>
    </SampleFigure>
  );
}
