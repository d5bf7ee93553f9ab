import { capitalize, countOf, listOf } from '@/lib/number-words';
import type { Duration } from '@/site/facts';
import { amountOf, withCommas } from '@/site/locale';
import { offer } from '@/site/offer';
import { plans, unit, type Limit, type Per, type Plan, type SelfServePlan } from '@/site/plans';
import { money, withCents } from './money';
import { includedOf, isMonthly, type Billing } from './plans';
import { reducedPrice } from './prices';

/** "30 days", "one business hour". */
export function durationText([amount, unit]: Duration): string {
  return countOf(amount, unit);
}

/** "30 minutes", "2 hours". */
export function timeText(minutes: number): string {
  return minutes < 60 ? amountOf(minutes, 'minute') : amountOf(minutes / 60, 'hour');
}

/** "Basic", "Pro and Enterprise". */
export function titlesOf(list: readonly Plan[]): string {
  return listOf(list.map(({ title }) => title));
}

/** The plans that include something: "Pro and Enterprise". */
export function plansWith(limit: Limit): string {
  return titlesOf(plans.filter((plan) => includedOf(plan, limit) !== false));
}

/** What a plan includes of something: "20,000". */
export function limitText(plan: Plan, limit: Limit): string {
  const included = includedOf(plan, limit);
  if (included === true) return 'included';
  return typeof included === 'number' ? withCommas(included) : String(included);
}

/** What the plans include of something: "1 on Basic and 5 on Pro". */
export function perPlan(limit: Limit, among: readonly Plan[] = plans): string {
  const including = among.filter((plan) => includedOf(plan, limit) !== false);
  const texts = new Set(including.map((plan) => limitText(plan, limit)));
  return listOf(
    [...texts].map(
      (text) => `${text} on ${titlesOf(including.filter((one) => limitText(one, limit) === text))}`,
    ),
  );
}

export const perMonth = `/month${unit.afterMonth}`;
const afterPrice = { month: perMonth, year: '/year', once: ' once' } satisfies Record<Per, string>;

/** The list price: "$49" and "/month", or "$490" and "/year" where the plan has an annual price. */
export function priceParts(
  { price, per, yearly }: Plan,
  billing: Billing = 'monthly',
): readonly [string, string] {
  if (price === null) return ['On request', ''];
  const isYearly = billing === 'yearly' && yearly !== undefined;
  return isYearly ? [money(yearly), afterPrice.year] : [money(price), afterPrice[per]];
}

/** "$49/month", "$900 once", or "On request". */
export function planPrice(plan: Plan): string {
  return priceParts(plan).join('');
}

/** A month's price with the offer, always with two decimals, as in $17.10. Null where it isn't reduced. */
export function offerPrice(plan: Plan): string | null {
  return isMonthly(plan) ? withCents(reducedPrice(plan.price)) : null;
}

/** How long the reduced price lasts. */
export const reducedMonths = `your first ${offer.months} months`;
export const offerTerm = `for ${reducedMonths}`;

/** "Free", "$19.99/month", or "Custom pricing". */
export function selfServePrice({ monthly }: SelfServePlan): string {
  if (monthly === 'custom') return 'Custom pricing';
  return monthly === 0 ? 'Free' : money(monthly) + perMonth;
}

/** The lines of a plan's card. */
export function planFeatures(plan: Plan): readonly string[] {
  if (plan.conversations === undefined) return plan.lines;
  return [capitalize(`${limitText(plan, 'conversations')} ${unit.name} a month`), ...plan.lines];
}
