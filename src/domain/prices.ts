import type { Month } from '@/site/cases';
import { offer } from '@/site/offer';
import { plans, type Plan } from '@/site/plans';
import { numberOf, plansIncluding } from './plans';

/** How a plan is paid: for each month, or for a year at once. */
export type Billing = 'monthly' | 'yearly';

/** A month's price with the offer. */
export function reducedPrice(monthly: number): number {
  return Math.round(monthly * (100 - offer.percent)) / 100;
}

/** What the first year costs by the month while the offer runs. */
export function firstYearWithOffer({ monthly }: Plan): number {
  const reducedMonths = Math.min(offer.months, 12);
  return reducedMonths * reducedPrice(monthly) + (12 - reducedMonths) * monthly;
}

/** The months that a year costs on every plan, such as 10, or null if that differs or some have no annual price. */
export function monthsInAYear(): number | null {
  const [first, ...others] = plans.map(({ yearly = 0, monthly }) => yearly / monthly);
  const isSame = others.every((months) => months === first);
  return isSame && first !== undefined && Number.isInteger(first) && first > 0 ? first : null;
}

export interface MonthlyCost {
  readonly plan: Plan;
  /** The plan's list price for a month, or a twelfth of the annual one. */
  readonly base: number;
  /** Conversations above the included ones, and their price. Null: it has to be quoted. */
  readonly extra: number;
  readonly overage: number | null;
}

interface Terms {
  readonly billing?: Billing;
}

export function monthlyCost(plan: Plan, conversations: number, terms: Terms = {}): MonthlyCost {
  const extra = Math.max(0, conversations - numberOf(plan, 'conversations'));
  const { overage } = plan;
  const price = extra === 0 ? 0 : overage === undefined ? null : (extra / 1000) * overage;
  return { plan, base: basePrice(plan, terms), extra, overage: price };
}

function basePrice({ monthly, yearly }: Plan, { billing = 'monthly' }: Terms): number {
  return billing === 'yearly' && yearly !== undefined ? yearly / 12 : monthly;
}

/** The plan that costs least for so many conversations a month, or the largest one if each would be quoted. */
export function cheapestFor(
  conversations: number,
  terms: Terms = {},
  among: readonly Plan[] = plans,
): MonthlyCost {
  const costs = among.map((plan) => monthlyCost(plan, conversations, terms));
  const priced = costs.filter(({ overage }) => overage !== null).toSorted((a, b) => total(a) - total(b));
  const bySize = costs.toSorted((a, b) => a.extra - b.extra);
  return priced[0] ?? bySize[0] ?? monthlyCost(plans[0], conversations, terms);
}

/** The cheapest plan for a month's messages in so many languages. */
export function planForMonth({ messages, languages }: Month): MonthlyCost {
  return cheapestFor(messages, {}, plansIncluding('languages', languages));
}

/** The number of conversations a month from which `next` costs no more than `plan`. */
export function breakEven(plan: Plan, next: Plan, billing: Billing = 'monthly'): number {
  const { overage } = plan;
  const included = numberOf(plan, 'conversations');
  if (overage === undefined || overage === 0) return included;
  const apart = basePrice(next, { billing }) - basePrice(plan, { billing });
  return included + Math.max(0, Math.round((apart / overage) * 1000));
}

export function total({ base, overage }: MonthlyCost): number {
  return base + (overage ?? 0);
}
