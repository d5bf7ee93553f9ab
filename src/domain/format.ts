import { capitalize, countOf, listOf } from '@/lib/number-words';
import { facts, type Duration } from '@/site/facts';
import { amountOf, withCommas } from '@/site/locale';
import { offer } from '@/site/offer';
import { plans, type Amount, type Limit, type Per, type Plan, type SelfServePlan } from '@/site/plans';
import type { ServicePrice } from '@/site/services';
import { money, withCents } from './money';
import { cheapestOf, includedOf, isCompared, isMonthly, isPriced, plansIncluding } from './plans';
import { reducedPrice, type Billing } from './prices';

/** "30 days", "one business hour". */
export function durationText([amount, unit]: Duration): string {
  return countOf(amount, unit);
}

/** "30 minutes", "2 hours". */
export function timeText(minutes: number): string {
  return minutes < 60 ? amountOf(minutes, 'minute') : amountOf(minutes / 60, 'hour');
}

/** "Basic", "Pro and Enterprise". */
export function titlesOf(list: readonly { readonly title: string }[]): string {
  return listOf(list.map(({ title }) => title));
}

/** The plans that include something: "Pro and Enterprise". Null without its row in the comparison. */
export function plansWith(limit: Limit, atLeast?: number): string | null {
  return isCompared(limit) ? titlesOf(plansIncluding(limit, atLeast)) : null;
}

/** "$49/month", "$900 once", or "On request". */
export function planPrice(plan: Plan): string {
  return priceParts(plan).join('');
}

const afterPrice = { month: '/month', year: '/year', once: ' once' } as const satisfies Record<Per, string>;

/** The list price: "$49" and "/month", or "$490" and "/year" where the plan has an annual price. */
export function priceParts(
  { price, per, yearly }: Plan,
  billing: Billing = 'monthly',
): readonly [price: string, per: string] {
  if (price === null) return ['On request', ''];
  return billing === 'yearly' && yearly !== undefined
    ? [money(yearly), afterPrice.year]
    : [money(price), afterPrice[per]];
}

/** "Basic at $19/month", or "Enterprise on request". */
export function titleWithPrice(plan: Plan): string {
  return isPriced(plan) ? `${plan.title} at ${planPrice(plan)}` : `${plan.title} on request`;
}

/** A month's price with the offer, always with two decimals, as in $17.10. Null where it isn't reduced. */
export function offerPrice(plan: Plan): string | null {
  return isMonthly(plan) ? withCents(reducedPrice(plan.price)) : null;
}

/** How long the reduced price lasts. */
export const reducedMonths = offer.months === 1 ? 'your first month' : `your first ${offer.months} months`;
export const offerTerm = `for ${reducedMonths}`;

/** "Free", "$19.99/month", or "Custom pricing". */
export function selfServePrice({ monthly }: SelfServePlan): string {
  if (monthly === 'custom') return 'Custom pricing';
  return monthly === 0 ? 'Free' : `${money(monthly)}/month`;
}

export function selfServeTitle({ title }: SelfServePlan): string {
  return `Self-serve ${title}`;
}

/** What a plan includes of something, in a sentence: "20,000", "unlimited", or whether it does. */
export function limitText(plan: Plan, limit: Limit): string | boolean {
  const included = includedOf(plan, limit);
  return typeof included === 'number' ? withCommas(included) : included;
}

/** What the plans include of something: "50 hours a month on Pro, and 500 hours a month on Enterprise", or null without its row. */
export function perPlan(limit: Limit, including = plansIncluding(limit)): string | null {
  if (!isCompared(limit)) return null;
  const texts = new Set(including.map((plan) => limitText(plan, limit)));
  return listOf(
    Array.from(texts, (text) => {
      const titles = titlesOf(including.filter((plan) => limitText(plan, limit) === text));
      return text === true ? titles : `${text} on ${titles}`;
    }),
  );
}

/** The plans that include something and the lowest price: "In Pro and Enterprise, from $49/month". Null without its row. */
export function includedIn(limit: Limit, atLeast?: number): string | null {
  if (!isCompared(limit)) return null;
  const including = plansIncluding(limit, atLeast);
  const cheapest = cheapestOf(including);
  const names = including.length === plans.length ? 'every plan' : titlesOf(including);
  if (!cheapest) return `In ${names}, on request`;
  return `In ${names}, ${including.length > 1 ? 'from' : 'at'} ${planPrice(cheapest)}`;
}

/** The lines of a plan's card. */
export function planFeatures({ conversations, lines }: Plan): readonly string[] {
  return conversations === undefined
    ? lines
    : [capitalize(`${counted(conversations, 'conversation')} a month`), ...lines];
}

export function selfServeFeatures({ chatbots, conversations, extra }: SelfServePlan): readonly string[] {
  return [
    chatbots === 'choice' ? 'As many chatbots as you need' : counted(chatbots, 'chatbot'),
    conversations === 'choice' ? 'Your own limits' : `${counted(conversations, 'conversation')} a month`,
    extra,
  ];
}

function counted(included: Amount, singular: string): string {
  return included === 'unlimited' ? `unlimited ${singular}s` : amountOf(included, singular);
}

/** "under a second" */
export const firstAnswer =
  facts.firstAnswerSeconds < 1 ? 'under a second' : `about ${facts.firstAnswerSeconds} seconds`;

/** What a service costs: the plans that include it, or the price of custom work. */
export function servicePrice(price: ServicePrice): string {
  if ('includes' in price) return includedIn(price.includes, price.atLeast) ?? 'On request';
  const custom = `Custom, from ${money(facts.customProjectsFrom)}`;
  const plan = plans.find(({ id }) => id === price.with);
  return plan ? `${custom}, with ${titleWithPrice(plan)}` : custom;
}

/** The lowest price of a service. */
export function lowestPrice(price: ServicePrice): number {
  if (!('includes' in price)) return facts.customProjectsFrom;
  return cheapestOf(plansIncluding(price.includes, price.atLeast))?.price ?? Infinity;
}
