import { planPrice } from '@/domain/format';
import { planOf } from '@/domain/plans';
import { capitalize, countOf, inWords } from '@/lib/number-words';
import { withCommas } from '@/site/locale';
import { scorecard } from '@/site/scorecard';

const { shop, weeks, languages, wrong, mistakes } = scorecard;
const plan = planOf('pro');
const TITLE = `${capitalize(countOf(weeks, 'week'))} at ${shop}, in ${countOf(languages, 'language')}, on ${plan.title} for ${planPrice(plan)}`;

const counts = [
  { name: 'Asked', value: scorecard.messages },
  { name: 'Answered with a source', value: scorecard.answered },
  { name: 'Handed to the team', value: scorecard.handedOff },
  { name: 'Wrong', value: wrong },
] as const;

/** Four weeks of one shop: what the AI did, and what it got wrong. Without headings, because Projects has a single one. */
export function Scorecard() {
  return (
    <figure
      id="scorecard"
      aria-labelledby="scorecard-title"
      data-search="example"
      className="grid gap-x-12 gap-y-8 rounded-card border border-border bg-surface p-5 sm:p-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <figcaption id="scorecard-title" className="text-h4 font-semibold lg:col-span-full">
        {TITLE}
      </figcaption>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5">
        {counts.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse justify-end border-t border-border pt-3">
            <dt className="text-sm text-fg-muted">{name}</dt>
            <dd className="text-h2 font-semibold tabular-nums">{withCommas(value)}</dd>
          </div>
        ))}
      </dl>
      <ul className="divide-y divide-border border-t border-border">
        <li className="py-3 text-sm text-fg-muted">
          {`${capitalize(inWords(mistakes.length))} of the ${inWords(wrong)} wrong answers, and what changed`}
        </li>
        {mistakes.map(({ asked, said, changed }) => (
          <li key={asked} className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-2">
            <p>
              <span className="block font-medium">{`“${asked}”`}</span>
              <del className="text-danger decoration-1">{`“${said}”`}</del>
            </p>
            <p className="text-fg-muted">{changed}</p>
          </li>
        ))}
      </ul>
    </figure>
  );
}
