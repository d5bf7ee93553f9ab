import { useId } from 'react';
import { limitText } from '@/domain/format';
import { money } from '@/domain/money';
import { monthlyPlans, type Billing } from '@/domain/plans';
import { breakEven, cheapestFor, total, volumeOf, type MonthlyCost } from '@/domain/prices';
import { classNames } from '@/lib/class-names';
import { facts } from '@/site/facts';
import { withCommas } from '@/site/locale';
import { unit } from '@/site/plans';

const limits = monthlyPlans.map(volumeOf).filter(Number.isFinite);
const smallest = Math.min(...limits);
/** Above every limit, and above the number from which each plan costs less than the one before. */
const largest = Math.max(
  ...limits,
  ...monthlyPlans.slice(1).map((next, index) => breakEven(monthlyPlans[index] ?? next, next)),
);
/** Stops below the smallest plan's limit, far enough from it that its label fits. */
const below = [0.1, 0.25, 0.5].map((part) => Math.ceil(part * smallest));
const between = [250, 500, 1500, 2500, 4000, 5000, 7500, 10_000, 15_000, 30_000, 40_000, 50_000, 75_000];
/** Stops of the slider, roughly logarithmic. The last one is above the largest. */
const stops = [
  ...new Set([
    ...below,
    ...between.filter((stop) => stop > smallest && stop < largest),
    ...limits,
    Math.ceil((1.5 * largest) / unit.overagePer) * unit.overagePer,
  ]),
].toSorted((a, b) => a - b);

const recommended = stops.filter((stop) => cheapestFor(stop).plan.recommended);
/** In the middle of where the recommended plan costs least, so that the calculator and its card agree. */
export const firstStop = Math.max(0, stops.indexOf(recommended[(recommended.length - 1) >> 1] ?? smallest));

/** The conversations a month at a stop of the slider. */
export function conversationsAt(stop: number): number {
  return stops[stop] ?? largest;
}

interface ConversationsSliderProps {
  readonly stop: number;
  readonly onStop: (stop: number) => void;
  readonly billing: Billing;
}

/** What a month would cost: the cheapest plan for a number of conversations, overage included. */
export function ConversationsSlider({ stop, onStop, billing }: ConversationsSliderProps) {
  const id = useId();
  const conversations = conversationsAt(stop);
  const amount = withCommas(conversations);
  const cost = cheapestFor(conversations, billing);
  const { plan } = cost;
  return (
    <div
      id="find-plan"
      className="mt-8 grid gap-x-12 gap-y-6 *:min-w-0 rounded-card border border-border bg-surface p-5 sm:p-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-center"
    >
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 className="font-medium">
            <label htmlFor={id}>How many {unit.name} do you have?</label>
          </h3>
          <p aria-hidden className="text-sm text-fg-muted">
            <span key={amount} className="text-h4 font-semibold text-fg">
              {amount}
            </span>{' '}
            a month
          </p>
        </div>
        <div className="relative mt-3 flex h-11 items-center print:hidden">
          <div
            aria-hidden
            className="absolute inset-x-0 h-1.5 overflow-hidden rounded-full bg-border forced-colors:border"
          >
            <div className="h-full bg-accent" style={{ width: share(stop) }} />
          </div>
          <input
            id={id}
            type="range"
            min={0}
            max={stops.length - 1}
            value={stop}
            aria-valuetext={`${amount} ${unit.name} a month`}
            onChange={(event) => onStop(event.target.valueAsNumber)}
            className={classNames('relative h-11 w-full cursor-pointer appearance-none rounded-full', thumb)}
          />
        </div>
        <p aria-hidden className="flex justify-between text-xs text-fg-muted">
          <span>{withCommas(conversationsAt(0))}</span>
          <span>{`${withCommas(conversationsAt(stops.length - 1))}+`}</span>
        </p>
        <p className="mt-4 text-sm text-fg-muted">{facts.conversation}</p>
      </div>
      <div className="border-border max-lg:border-t max-lg:pt-6 lg:border-s lg:ps-10">
        <output htmlFor={id} className="block">
          <span className="sr-only">
            <span key={amount}>{`At ${amount} ${unit.name} a month, ${plan.title} is cheapest. `}</span>
          </span>
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span key={total(cost)} className="text-h2 font-semibold">
              {cost.overage === null ? `From ${money(cost.base)}` : money(total(cost))}
            </span>
            <span
              key={plan.id}
              className="text-fg-muted"
            >{`a month${unit.afterMonth} on ${plan.title}`}</span>
          </span>
          <span key={`${conversations} ${billing}`} className="mt-1 block min-h-11 text-sm text-fg-muted">
            {explain(cost, billing)}
          </span>
        </output>
      </div>
    </div>
  );
}

/** How the price comes about, and what the next larger plan would cost. */
function explain(cost: MonthlyCost, billing: Billing): string {
  const { plan, base, extra, overage } = cost;
  if (overage === null)
    return `That’s more than any plan includes. We’ll quote the ${withCommas(extra)} ${unit.name} above it.`;
  const next = monthlyPlans[monthlyPlans.indexOf(plan) + 1];
  const sum =
    extra === 0
      ? `Includes ${limitText(plan, 'conversations')} ${unit.name}.`
      : `${money(base)} for the plan, plus ${money(overage)} for ${withCommas(extra)} more ${unit.name}.`;
  if (!next) return sum;
  return `${sum} Above ${withCommas(breakEven(plan, next, billing))}, ${next.title} costs less.`;
}

function share(stop: number): string {
  return `${(stop / (stops.length - 1)) * 100}%`;
}

const thumb = [
  '[&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none',
  '[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2',
  '[&::-webkit-slider-thumb]:border-accent [&::-webkit-slider-thumb]:bg-surface',
  '[&::-webkit-slider-thumb]:shadow-raised',
  '[&::-moz-range-thumb]:size-6.5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2',
  '[&::-moz-range-thumb]:border-accent [&::-moz-range-thumb]:bg-surface',
].join(' ');
