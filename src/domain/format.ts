import { amountOf, capitalize, listOf } from '@/lib/number-words';
import { dollars, withCommas } from '@/lib/numbers';
import { facts, type Duration } from '@/site/facts';
import { offer } from '@/site/offer';
import { plans, type Amount, type Includes, type Plan, type SelfServePlan } from '@/site/plans';
import type { ServicePrice } from '@/site/services';
import { plansIncluding, type Limit } from './plans';
import { reducedPrice, type Billing } from './prices';

/** "30 days", "1 business hour". */
export function durationText([amount, unit]: Duration): string {
  return amountOf(amount, unit);
}

/** "30 min", "2 hours". */
export function timeText(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : amountOf(minutes / 60, 'hour');
}

/** "Basic", "Pro and Enterprise". */
export function titlesOf(list: readonly { readonly title: string }[]): string {
  return listOf(list.map(({ title }) => title));
}

/** The titles of the plans that include something: "Pro and Enterprise". */
export function plansWith(limit: Limit, atLeast?: number): string {
  return titlesOf(plansIncluding(limit, atLeast));
}

export function monthlyPrice({ monthly }: Pick<Plan, 'monthly'>): string {
  return `${dollars(monthly)}/month`;
}

/** The list price: "$49" and "/month", or "$490" and "/year" where the plan has an annual price. */
export function priceParts(
  { monthly, yearly }: Plan,
  billing: Billing,
): readonly [price: string, per: string] {
  return billing === 'yearly' && yearly !== undefined
    ? [dollars(yearly), '/year']
    : [dollars(monthly), '/month'];
}

/** A price with the offer. Always two decimals, as in $17.10. */
export function offerPrice({ monthly }: Pick<Plan, 'monthly'>): string {
  return `$${reducedPrice(monthly).toFixed(2)}`;
}

/** How long the reduced price lasts. */
export const reducedMonths = offer.months === 1 ? 'your first month' : `your first ${offer.months} months`;
export const offerTerm = `for ${reducedMonths}`;

/** "Free", "$19.99/month", or "Custom pricing". */
export function selfServePrice({ monthly }: SelfServePlan): string {
  if (monthly === 'custom') return 'Custom pricing';
  return monthly === 0 ? 'Free' : `${dollars(monthly)}/month`;
}

export function selfServeTitle({ title }: SelfServePlan): string {
  return `Self-serve ${title}`;
}

/** "$8 per 1,000", or null if the plan has no price for more conversations. */
export function overagePrice({ overage }: Plan): string | null {
  return overage === undefined ? null : `${dollars(overage)} per 1,000`;
}

/** Each limit inside a sentence, or whether the plan includes it at all. */
const limits = {
  chatbots: ({ chatbots }) => amount(chatbots),
  languages: ({ languages }) =>
    languages === 'all' ? `all ${facts.languages.supported}` : amount(languages),
  conversations: ({ conversations }) => amount(conversations),
  sentiment: ({ sentiment }) => sentiment && (sentiment === 'weekly' ? 'a weekly report' : 'live scores'),
  analytics: ({ analytics }) => analytics,
  speech: ({ speech }) => (speech === 0 ? false : `${amount(speech)} hours a month`),
  connections: ({ connections }) => amount(connections),
  fraud: ({ fraud }) => fraud,
  region: ({ region }) => (region === 'choice' ? `your choice of ${facts.regions.length}` : region),
  retention: ({ retention }) => (retention === 'choice' ? 'as long as you choose' : durationText(retention)),
  signOn: ({ signOn }) => signOn,
  ownKey: ({ ownKey }) => ownKey,
  support: ({ support }) => listOf(support),
  firstReply: ({ firstReply }) => durationText(firstReply),
  onCall: ({ onCall }) => onCall,
  engineer: ({ engineer }) => engineer,
} as const satisfies Readonly<Record<Limit, (includes: Includes) => string | boolean>>;

function amount(included: Amount): string | false {
  if (included === 'unlimited') return included;
  return included === 0 ? false : withCommas(included);
}

/** What a plan includes of something: "20,000", "unlimited", or whether it does. */
export function limitText({ includes }: Plan, limit: Limit): string | boolean {
  return limits[limit](includes);
}

/** What the plans that include something include of it: "50 hours a month on Pro, and 500 hours a month on Enterprise". */
export function perPlan(limit: Limit, including = plansIncluding(limit)): string {
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
  const including = plansIncluding(limit, atLeast);
  const [cheapest = plans[0]] = including;
  const names = including.length === plans.length ? 'every plan' : titlesOf(including);
  return `In ${names}, ${including.length > 1 ? 'from' : 'at'} ${monthlyPrice(cheapest)}`;
}

/** The four lines of a plan's card: what it holds, and what it has that cheaper plans do not. */
export function planFeatures({ includes }: Plan): readonly string[] {
  const { chatbots, languages, conversations, region, signOn, analytics, speech, sentiment } = includes;
  const control = [
    region === 'choice' && 'your choice of region',
    signOn && 'single sign-on',
    signOn && 'an audit log',
  ];
  const insight = [analytics && 'live analytics', speech !== 0 && 'speech to text'];
  const reports = [sentiment && `${sentiment} sentiment report`];
  const best = [control, insight, reports].map((list) => list.filter((text) => text !== false));
  return [
    `${counted(chatbots, 'chatbot')} in ${limits.languages(includes)} ${languages === 1 ? 'language' : 'languages'}`,
    `${counted(conversations, 'conversation')} a month`,
    listOf(best.find((list) => list.length > 0) ?? []),
    includes.engineer ? 'One named engineer, from day one' : `${limits.support(includes)} support`,
  ].flatMap((line) => (line === '' ? [] : [capitalize(line)]));
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
  const custom = `Custom, quoted from ${dollars(facts.customProjectsFrom)}`;
  const plan = plans.find(({ id }) => id === price.with);
  return plan ? `${custom}, with ${plan.title} at ${monthlyPrice(plan)}` : custom;
}

/** The lowest price of a service, in dollars. */
export function lowestPrice(price: ServicePrice): number {
  if (!('includes' in price)) return facts.customProjectsFrom;
  return Math.min(...plansIncluding(price.includes, price.atLeast).map(({ monthly }) => monthly));
}

/** The rows of prices in the comparison of plans. A price that no plan has is not shown. */
export const priceRows = plans.some(({ overage }) => overage !== undefined)
  ? [{ name: 'Extra conversations', valueOf: (plan: Plan) => overagePrice(plan) ?? 'quoted' }]
  : [];
