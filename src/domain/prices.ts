import { offer } from '@/site/offer';
import { unit, type Plan } from '@/site/plans';
import { cheapestPlan, monthlyPlans, type Billing, type PricedPlan } from './plans';

/** A price with the offer. */
export function reducedPrice(price: number): number {
  return Math.round(price * (100 - offer.percent)) / 100;
}

/** What the first year costs by the month while the offer runs. */
export function firstYearWithOffer(price: number): number {
  const reducedMonths = Math.min(offer.months, 12);
  return reducedMonths * reducedPrice(price) + (12 - reducedMonths) * price;
}

/** How many of the unit a plan includes in a month. */
export function volumeOf({ conversations = 0 }: Plan): number {
  return conversations === 'unlimited' ? Infinity : conversations;
}

export interface MonthlyCost {
  readonly plan: PricedPlan;
  /** The plan's list price for a month, or a twelfth of the annual one. */
  readonly base: number;
  /** Conversations above the included ones, and their price. Null: it has to be quoted. */
  readonly extra: number;
  readonly overage: number | null;
}

export function monthlyCost(
  plan: PricedPlan,
  conversations: number,
  billing: Billing = 'monthly',
): MonthlyCost {
  const extra = Math.max(0, conversations - volumeOf(plan));
  const { overage } = plan;
  const price = extra === 0 ? 0 : overage === undefined ? null : (extra / unit.overagePer) * overage;
  return { plan, base: basePrice(plan, billing), extra, overage: price };
}

function basePrice({ price, yearly }: PricedPlan, billing: Billing): number {
  return billing === 'yearly' && yearly !== undefined ? yearly / 12 : price;
}

/** The plan that costs least for so many conversations a month, or the largest one if each would be quoted. */
export function cheapestFor(
  conversations: number,
  billing: Billing = 'monthly',
  among: readonly PricedPlan[] = monthlyPlans,
): MonthlyCost {
  const costs = among.map((plan) => monthlyCost(plan, conversations, billing));
  const priced = costs.filter(({ overage }) => overage !== null).toSorted((a, b) => total(a) - total(b));
  const bySize = costs.toSorted((a, b) => a.extra - b.extra);
  return priced[0] ?? bySize[0] ?? monthlyCost(cheapestPlan, conversations, billing);
}

/** The number of conversations a month from which `next` costs no more than `plan`. */
export function breakEven(plan: PricedPlan, next: PricedPlan, billing: Billing = 'monthly'): number {
  const { overage } = plan;
  const included = volumeOf(plan);
  if (overage === undefined || overage === 0) return included;
  const apart = basePrice(next, billing) - basePrice(plan, billing);
  return included + Math.max(0, Math.round((apart / overage) * unit.overagePer));
}

export function total({ base, overage }: MonthlyCost): number {
  return base + (overage ?? 0);
}
