import { listOf } from '../lib/number-words';
import { dollars } from '../lib/numbers';
import { offer } from './offer';
import { conversationsOf, type Plan, plans, type Terms } from './plans';

/** What a plan may leave out, which the type of its record would not have. */
export function termsOf(plan: Terms): Terms {
  return plan;
}

/** "$8 per 1,000", or null if the plan has no price for more conversations. */
export function overagePrice(plan: Plan): string | null {
  const { overage } = termsOf(plan);
  return overage === undefined ? null : `${dollars(overage)} per 1,000`;
}

/** "$190/year", or null if the plan is only paid monthly. */
export function yearlyPrice(plan: Plan): string | null {
  const { yearly } = termsOf(plan);
  return yearly === undefined ? null : `${dollars(yearly)}/year`;
}

/** The months that a year costs on every plan, such as 10, or null if that differs or some have no annual price. */
function monthsInAYear(): number | null {
  const months = new Set(plans.map((plan) => (termsOf(plan).yearly ?? 0) / plan.monthly));
  const [first = 0] = months;
  return months.size === 1 && Number.isInteger(first) && first > 0 ? first : null;
}

const hasYearlyPrice = plans.some((plan) => yearlyPrice(plan) !== null);

/** How managed plans can be paid. */
export const billing = hasYearlyPrice ? 'by the month or by the year' : 'by the month';

/** "Pay annually and get 12 months for the price of 10. " with a space, or nothing without such a price. */
export function annualSentence(): string {
  const months = monthsInAYear();
  return months === null ? '' : `Pay annually and get 12 months for the price of ${months}. `;
}

/** The rows of prices in the comparison of plans. A price that no plan has is not shown. */
export const priceRows = [
  { name: 'Paid annually', of: yearlyPrice, without: 'Monthly only' },
  { name: 'Extra conversations', of: overagePrice, without: 'Quoted' },
]
  .filter(({ of }) => plans.some((plan) => of(plan) !== null))
  .map(({ name, of, without }) => ({ name, valueOf: (plan: Plan) => of(plan) ?? without }));

/** What conversations above the included ones cost on each plan, as a sentence. */
export function overageSentence(): string {
  const prices = plans.flatMap((plan) => {
    const price = overagePrice(plan);
    return price === null ? [] : [`${price} on ${plan.title}`];
  });
  return prices.length < plans.length
    ? 'We quote volume above your plan.'
    : `Conversations above your plan cost ${listOf(prices)}.`;
}

export interface MonthlyCost {
  readonly plan: Plan;
  /** The plan's price, reduced while the offer runs. */
  readonly base: number;
  /** Conversations above the included ones, and their price. Null: it has to be quoted. */
  readonly extra: number;
  readonly overage: number | null;
}

export function monthlyCost(plan: Plan, conversations: number, reduced = false): MonthlyCost {
  const extra = Math.max(0, conversations - conversationsOf(plan));
  const { overage } = termsOf(plan);
  const price = extra === 0 ? 0 : overage === undefined ? null : (extra / 1000) * overage;
  return { plan, base: basePrice(plan, reduced), extra, overage: price };
}

/** The plan that costs least for so many conversations a month, or the largest one if each would be quoted. */
export function cheapestFor(conversations: number, among: readonly Plan[] = plans): MonthlyCost {
  const costs = among.map((plan) => monthlyCost(plan, conversations));
  const priced = costs.filter(({ overage }) => overage !== null).toSorted((a, b) => total(a) - total(b));
  const bySize = costs.toSorted((a, b) => a.extra - b.extra);
  return priced[0] ?? bySize[0] ?? monthlyCost(plans[0], conversations);
}

/** The number of conversations a month from which `next` costs no more than `plan`. */
export function breakEven(plan: Plan, next: Plan): number {
  const { overage } = termsOf(plan);
  const included = conversationsOf(plan);
  if (overage === undefined || overage === 0) return included;
  const apart = next.monthly - plan.monthly;
  return included + Math.max(0, Math.round((apart / overage) * 1000));
}

export function total({ base, overage }: MonthlyCost): number {
  return base + (overage ?? 0);
}

function basePrice({ monthly }: Plan, reduced: boolean): number {
  return reduced ? Math.round(monthly * (100 - offer.percent)) / 100 : monthly;
}
