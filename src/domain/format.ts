import { amountOf, capitalize, countOf, inWords, listOf } from '../lib/number-words';
import { dollars, withCommas } from '../lib/numbers';
import { facts, liveStage, risk, type Duration } from '../site/facts';
import { offer } from '../site/offer';
import { plans, type Amount, type Includes, type Plan, type SelfServePlan } from '../site/plans';
import type { ServicePrice } from '../site/services';
import { plansIncluding, type Limit } from './plans';
import { firstYearWithOffer, monthsInAYear, reducedPrice, type Billing } from './prices';

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

/** How managed plans can be paid. */
export const billing = plans.some(({ yearly }) => yearly) ? 'by the month or by the year' : 'by the month';

const exportTime = `you have ${durationText(facts.exportAfterEnd)} to export everything before we delete it.`;

/** When the first charge of a managed plan comes. */
export const firstCharge = risk.billsFromLiveDay
  ? `Billing starts on the day it goes live for everyone (${liveStage.when.toLowerCase()}), not at the kickoff.`
  : 'Billing starts at the kickoff.';

/** What the private test costs a customer whom it doesn't convince. Empty if that isn't promised. */
export const freeTest = risk.testIsFree ? 'If the private test doesn’t convince you, you pay nothing.' : '';

const { questions, within } = facts.testAnswers;

/** The one request of the site, where no plan is chosen yet, and what it gets. */
export const testRequest = {
  title: `Send us your help page and ${countOf(questions, 'question')}`,
  promise: `Get ${inWords(questions)} answers with their sources within ${countOf(...within)}.`,
  action: `Get ${inWords(questions)} answers`,
} as const;

/** What happens to the data of a customer who has left. */
export const afterEnd = `After your plan ends, ${exportTime}`;

/** What happens when a customer cancels. */
export const cancellation = `Cancel any time. Your plan runs to the end of its ${plans.some(({ yearly }) => yearly) ? 'month or year' : 'month'}; the rest isn’t refunded. Then ${exportTime}`;

/** "Pay annually and get 12 months for the price of 10. " with a space, or nothing without such a price. */
export function annualSentence(): string {
  const months = monthsInAYear();
  return months === null ? '' : `Pay annually and get 12 months for the price of ${months}. `;
}

/** Where a year paid at once costs less than a year with the offer: what the recommended plan costs in both. */
export function annualBeatsOffer(): string | null {
  const plan = plans.find(({ recommended }) => recommended) ?? plans[0];
  const withOffer = firstYearWithOffer(plan);
  if (plan.yearly === undefined || plan.yearly >= withOffer) return null;
  return `Paying for a year at once costs even less: ${dollars(plan.yearly)} on ${plan.title}, instead of ${dollars(withOffer)} by the month with this offer.`;
}

/** "$8 per 1,000", or null if the plan has no price for more conversations. */
export function overagePrice({ overage }: Plan): string | null {
  return overage === undefined ? null : `${dollars(overage)} per 1,000`;
}

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

/** "Frankfurt. On Enterprise, you choose Frankfurt, Virginia, Singapore, or your own storage." */
export const whereDataIs = `${facts.regions[0]}. On ${titlesOf(plans.filter(({ includes }) => includes.region === 'choice'))}, you choose ${listOf([...facts.regions, 'your own storage'], 'or')}.`;

/** What “end-to-end encryption” means here. */
export const encryptionPath = `Encrypted from the visitor’s browser to storage: ${facts.encryption.inTransit} in transit, ${facts.encryption.atRest} at rest. In between, our service decrypts a message in memory, only to mask and answer it.`;

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

/** "10% of the month’s price below 99.9%, and 50% below 99%". */
export const uptimeCredits = listOf(
  facts.uptimeCredits.map(
    ({ below, percent }, index) => `${percent}% ${index === 0 ? 'of the month’s price ' : ''}below ${below}%`,
  ),
);

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
