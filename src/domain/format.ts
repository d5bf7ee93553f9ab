import { amountOf, capitalize, countOf, listOf } from '@/lib/number-words';
import { withCommas } from '@/lib/numbers';
import { facts, type Duration } from '@/site/facts';
import { offer } from '@/site/offer';
import { plans, type Amount, type Limit, type Plan, type SelfServePlan } from '@/site/plans';
import type { ServicePrice } from '@/site/services';
import { money, withCents } from './money';
import { includedOf, isCompared, plansIncluding } from './plans';
import { reducedPrice, type Billing } from './prices';

/** "30 days", "one business hour". */
export function durationText([amount, unit]: Duration): string {
  return countOf(amount, unit);
}

/** "30 min", "2 hours". */
export function timeText(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : amountOf(minutes / 60, 'hour');
}

/** "Basic", "Pro and Enterprise". */
export function titlesOf(list: readonly { readonly title: string }[]): string {
  return listOf(list.map(({ title }) => title));
}

/** The titles of the plans that include something, after "on": "Pro and Enterprise". Without its row, "request". */
export function plansWith(limit: Limit, atLeast?: number): string {
  return isCompared(limit) ? titlesOf(plansIncluding(limit, atLeast)) : 'request';
}

/** A text about what the plans include. Without its row, no text. */
export function ifCompared(limit: Limit, text: string): string {
  return isCompared(limit) ? text : '';
}

export function monthlyPrice({ monthly }: Pick<Plan, 'monthly'>): string {
  return `${money(monthly)}/month`;
}

/** The list price: "$49" and "/month", or "$490" and "/year" where the plan has an annual price. */
export function priceParts(
  { monthly, yearly }: Plan,
  billing: Billing,
): readonly [price: string, per: string] {
  return billing === 'yearly' && yearly !== undefined ? [money(yearly), '/year'] : [money(monthly), '/month'];
}

/** A price with the offer. Always two decimals, as in $17.10. */
export function offerPrice({ monthly }: Pick<Plan, 'monthly'>): string {
  return withCents(reducedPrice(monthly));
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

/** What the plans that include something include of it: "50 hours a month on Pro, and 500 hours a month on Enterprise". */
export function perPlan(limit: Limit, including = plansIncluding(limit)): string {
  if (!isCompared(limit)) return 'what we agree on';
  const texts = new Set(including.map((plan) => limitText(plan, limit)));
  return listOf(
    Array.from(texts, (text) => {
      const titles = titlesOf(including.filter((plan) => limitText(plan, limit) === text));
      return text === true ? titles : `${text} on ${titles}`;
    }),
  );
}

/** The plans that include something and the lowest price: "In Pro and Enterprise, from $49/month". */
export function includedIn(limit: Limit, atLeast?: number): string {
  if (!isCompared(limit)) return 'On request';
  const including = plansIncluding(limit, atLeast);
  const [cheapest = plans[0]] = including;
  const names = including.length === plans.length ? 'every plan' : titlesOf(including);
  return `In ${names}, ${including.length > 1 ? 'from' : 'at'} ${monthlyPrice(cheapest)}`;
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
  if ('includes' in price) return includedIn(price.includes, price.atLeast);
  const custom = `Custom, from ${money(facts.customProjectsFrom)}`;
  const plan = plans.find(({ id }) => id === price.with);
  return plan ? `${custom}, with ${plan.title} at ${monthlyPrice(plan)}` : custom;
}

/** The lowest price of a service. */
export function lowestPrice(price: ServicePrice): number {
  if (!('includes' in price)) return facts.customProjectsFrom;
  return Math.min(...plansIncluding(price.includes, price.atLeast).map(({ monthly }) => monthly));
}
