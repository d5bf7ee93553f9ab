import { durationText, selfServePrice } from '@/domain/format';
import { selfServePlans } from '@/site/plans';
import { useState } from 'react';
import { classNames } from '@/lib/class-names';
import { facts, liveStage } from '@/site/facts';
import { paths } from '@/site/paths';
import { RadioGroup } from '@/ui/radio-group';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

const [free, pro] = selfServePlans;

const questions = [
  'Best if',
  'Live in',
  'To start',
  'Every month',
  'When it breaks',
  'If you leave',
] as const;

/** The ways to get an AI assistant, each with an answer to every question. */
const ways = [
  {
    name: 'Managed plan',
    answers: [
      'You want customers answered, not another tool to run',
      `${liveStage.when}, with a private test first`,
      'No setup fee, one 1-hour call',
      'One flat price, more only above your plan’s volume',
      `We notice and fix it. On larger plans, we call you back about an outage within ${durationText(facts.outageCallback)}`,
      `Cancel any time, then ${durationText(facts.exportAfterEnd)} to export`,
    ],
  },
  {
    name: 'Self-serve app',
    answers: [
      'You like to build, and you have a few evenings',
      'As soon as you’ve set it up',
      `${selfServePrice(free)}, no card`,
      `${selfServePrice(free)} with limits, or ${selfServePrice(pro)}`,
      'You look into it first, then write to us',
      `${facts.selfServe.moneyBackDays}-day money-back guarantee`,
    ],
  },
  {
    name: 'Build it yourself',
    answers: [
      'You have engineers and want full control',
      'When your team has built and tested it',
      'Your engineers’ time',
      'Model usage, hosting, and upkeep',
      'Your team is on call',
      'It’s yours to keep running',
    ],
  },
  {
    name: 'Hire an agency',
    answers: [
      'You need something nobody sells yet',
      'Once the project is scoped, built, and accepted',
      'A project fee, quoted up front',
      'A maintenance contract, or hourly work',
      'Whatever the contract says. Ask about nights',
      'Depends on who owns the code and the prompts',
    ],
  },
] as const;

/** Managed plan, self-serve app, own work, and agency, in a buyer's terms: a table, or one at a time on a phone. */
export function WaysSection() {
  const [shown, setShown] = useState<string>(ways[0].name);
  const way = ways.find(({ name }) => name === shown) ?? ways[0];
  return (
    <Section
      id="managed-or-self-serve"
      title="Managed, self-serve, build it, or hire an agency?"
      lead="Four ways to get there. Here’s what each one costs you in money, time, and late nights."
      aside={
        <p className="mt-4">
          <TextLink to={`${paths.help}#subscription`}>See the self-serve plans</TextLink>
        </p>
      }
    >
      <table className="w-full table-fixed border-collapse text-start max-md:hidden">
        <caption className="sr-only">Four ways to get an AI assistant, compared</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="w-32 pe-4 pb-6 text-start align-bottom text-sm font-medium text-fg-muted lg:w-40"
            >
              What you ask
            </th>
            {ways.map(({ name }, index) => (
              <th
                key={name}
                scope="col"
                className={classNames(
                  'p-4 text-start align-bottom lg:text-lg lg:p-6',
                  index === 0
                    ? 'rounded-t-card bg-fg font-semibold text-bg'
                    : 'border-b border-border-strong/60 font-medium',
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questions.map((question, row) => (
            <tr key={question} className="group border-b border-border last:border-b-0">
              <th scope="row" className="py-4 pe-4 text-start align-top text-sm/6 font-medium lg:py-5">
                {question}
              </th>
              {ways.map(({ name, answers }, index) => (
                <td
                  key={name}
                  className={classNames(
                    'p-4 align-top text-sm/6 text-pretty lg:px-6 lg:py-5',
                    index === 0
                      ? 'border-x border-border bg-surface font-medium group-last:rounded-b-card group-last:border-b'
                      : 'text-fg-muted',
                  )}
                >
                  {answers[row]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div data-search="skip" className="md:hidden">
        <RadioGroup
          variant="segmented"
          label="Way to show"
          isLabelHidden
          options={ways.map(({ name }) => ({ value: name, label: name }))}
          value={way.name}
          onChange={setShown}
        />
        <dl className="mt-4 rounded-card border border-border bg-surface px-5 shadow-raised">
          {questions.map((question, row) => (
            <div key={question} className="border-b border-border py-4 last:border-b-0">
              <dt className="text-sm text-fg-muted">{question}</dt>
              <dd key={way.name} className="mt-0.5 font-medium text-pretty">
                {way.answers[row]}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
