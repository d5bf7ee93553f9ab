import { facts } from './facts';
import { discounted, discountOn } from './offer';
import { listOf, lowerFirst } from '../lib/number-words';
import { paths } from './paths';

/**
 * The managed plans, cheapest first. Everything the site says about a plan is derived from its record: cards,
 * comparison, offer, contact form and answers.
 */
export const plans = [
  {
    id: 'basic',
    title: 'Basic',
    monthly: 19,
    audience: 'Freelancers, students, and small stores',
    description: 'Your first chatbot, set up for you.',
    features: [
      '1 chatbot in 1 language',
      '1,000 conversations a month',
      'Weekly sentiment report',
      'Email support',
    ],
    buttonText: 'Get Started',
    popular: false,
    overage: 8,
    yearly: 190,
    includes: {
      chatbots: '1',
      languages: '1',
      conversations: '1,000',
      sentiment: 'Weekly report',
      analytics: false,
      speech: false,
      connections: '1',
      fraud: false,
      region: facts.regions[0],
      retention: '30 days',
      signOn: false,
      ownKey: false,
      support: 'Email',
      firstReply: '1 business day',
      onCall: false,
      engineer: false,
    },
  },
  {
    id: 'pro',
    title: 'Pro',
    monthly: 49,
    audience: 'Growing businesses',
    description: 'For teams that answer customers every day.',
    features: [
      '5 chatbots in 20 languages',
      '20,000 conversations a month',
      'Live analytics and speech to text',
      'Chat and email support',
    ],
    buttonText: 'Subscribe Now',
    popular: true,
    overage: 4,
    yearly: 490,
    includes: {
      chatbots: '5',
      languages: '20',
      conversations: '20,000',
      sentiment: 'Live',
      analytics: true,
      speech: '50 hours a month',
      connections: '5',
      fraud: false,
      region: facts.regions[0],
      retention: '12 months',
      signOn: false,
      ownKey: false,
      support: 'Chat and email',
      firstReply: '4 business hours',
      onCall: true,
      engineer: false,
    },
  },
  {
    id: 'enterprise',
    title: 'Enterprise',
    monthly: 99,
    audience: 'Enterprises and regulated teams',
    description: 'For companies with their own rules, regions, and reviews.',
    features: [
      'Unlimited chatbots, all 100 languages',
      '100,000 conversations a month',
      'Your choice of region, single sign-on, and an audit log',
      'A named engineer',
    ],
    buttonText: 'Contact Us',
    popular: false,
    overage: 2,
    yearly: 990,
    includes: {
      chatbots: 'Unlimited',
      languages: 'All 100',
      conversations: '100,000',
      sentiment: 'Live',
      analytics: true,
      speech: '500 hours a month',
      connections: 'Unlimited',
      fraud: true,
      region: `Your choice of ${facts.regions.length}`,
      retention: 'You decide',
      signOn: true,
      ownKey: true,
      support: 'Chat, email, and phone',
      firstReply: '1 business hour',
      onCall: true,
      engineer: true,
    },
  },
] as const satisfies readonly PlanRecord[];

/** What a plan may say about buying it. What it leaves out is not shown. */
export interface Terms {
  readonly id: string;
  /** Dollars per 1,000 conversations above the included ones. Without it, that volume is quoted. */
  readonly overage?: number;
  /** Dollars for a year, paid at once. */
  readonly yearly?: number;
  /** A payment link: the plan's button opens it instead of the contact form. */
  readonly checkoutUrl?: HttpsAddress;
}

interface PlanRecord extends Terms {
  readonly title: string;
  /** Dollars a month. */
  readonly monthly: number;
  readonly audience: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly buttonText: string;
  readonly popular: boolean;
  readonly includes: Readonly<Record<string, string | boolean>>;
}

/** The build checks the rest of the address, see scripts/lib/site-links.ts. */
export type HttpsAddress = `https://${string}`;

/** "500", "20,000" or "Unlimited". */
type Conversations = `${number}` | `${number},${number}` | 'Unlimited';
export type Plan = (typeof plans)[number];
export type PlanId = Plan['id'];

/** The rows of the comparison, in order. A yes or no is drawn as a check mark or a dash. */
export const comparison = [
  { name: 'Chatbots', key: 'chatbots' },
  { name: 'Languages', key: 'languages' },
  { name: 'Conversations a month', key: 'conversations' },
  { name: 'Sentiment analysis', key: 'sentiment' },
  { name: 'Live analytics', key: 'analytics' },
  { name: 'Speech to text', key: 'speech' },
  { name: 'Connections to your systems', key: 'connections' },
  { name: 'Fraud scoring', key: 'fraud' },
  { name: 'Region', key: 'region' },
  { name: 'Conversations kept for', key: 'retention' },
  { name: 'Single sign-on and audit log', key: 'signOn' },
  { name: 'Your own encryption key', key: 'ownKey' },
  { name: 'Support', key: 'support' },
  { name: 'First reply from our team', key: 'firstReply' },
  { name: '24/7 on-call engineer for outages', key: 'onCall' },
  { name: 'A named engineer', key: 'engineer' },
] as const satisfies readonly { name: string; key: keyof Plan['includes'] }[];

export const cheapestPlan = plans.toSorted((a, b) => a.monthly - b.monthly)[0] ?? plans[0];

/** The plans that include something, or at least so many of it. "Unlimited" and "All 100" are always enough. */
function plansIncluding(key: keyof Plan['includes'], atLeast: number): readonly Plan[] {
  return plans.filter(({ includes }) => {
    const amount = Number(String(includes[key]).replaceAll(',', ''));
    return includes[key] !== false && !(amount < atLeast);
  });
}

/** The titles of the plans that include something, cheapest first: "Pro", "Enterprise". */
export function plansWith(key: keyof Plan['includes'], atLeast = 1): string[] {
  return plansIncluding(key, atLeast).map(({ title }) => title);
}

/** The plans that include something and the lowest price: "In Pro and Enterprise, from $49/month", "In Enterprise, at $99/month". */
export function includedIn(key: keyof Plan['includes'], atLeast = 1): string {
  const including = plansIncluding(key, atLeast);
  const [cheapest = plans[0]] = including;
  const names =
    including.length === plans.length ? 'every plan' : listOf(including.map(({ title }) => title));
  return `In ${names}, ${including.length > 1 ? 'from' : 'at'} ${monthlyPrice(cheapest)}`;
}

/** What the plans that include something include of it: "1 on Basic, 20 on Pro, and all 100 on Enterprise". */
export function perPlan(key: keyof Plan['includes']): string {
  const including = plans.filter(({ includes }) => includes[key] !== false);
  return listOf(including.map(({ title, includes }) => `${lowerFirst(String(includes[key]))} on ${title}`));
}

/** The titles of the plans whose support answers by a channel, such as "phone". */
export function plansSupportedBy(channel: string): string[] {
  return plans
    .filter(({ includes }) => includes.support.toLowerCase().includes(channel))
    .map(({ title }) => title);
}

/** Finds a plan that a page names by its id, which the types check. */
export function planOf<Id extends PlanId>(id: Id) {
  const plan = plans.find((candidate): candidate is Extract<Plan, { id: Id }> => candidate.id === id);
  if (!plan) throw new Error(`No plan is called ${id}`);
  return plan;
}

/** The conversations a month that a plan includes, `Infinity` for "Unlimited". */
export function conversationsOf({
  includes,
}: {
  readonly includes: { readonly conversations: Conversations };
}): number {
  const { conversations } = includes;
  return conversations === 'Unlimited' ? Infinity : Number(conversations.replaceAll(',', ''));
}

export function planById(id: string | null): Plan | undefined {
  return plans.find((plan) => plan.id === id?.toLowerCase());
}

export function monthlyPrice({ monthly }: Pick<Plan, 'monthly'>): string {
  return `$${monthly}/month`;
}

export function offerPrice({ monthly }: Pick<Plan, 'monthly'>): string {
  return discounted(monthly);
}

/** What the offer takes off a month. */
export function offerSaving({ monthly }: Pick<Plan, 'monthly'>): string {
  return discountOn(monthly);
}

/** The contact form with a managed or self-serve plan preselected. */
export function contactPath({ id }: { readonly id: PlanId | SelfServePlanId }): string {
  return `${paths.contact}?plan=${id}`;
}

/** Why the self-serve app can cost more than a managed plan: the one sells volume, the other our work. */
export const managedOrSelfServe =
  'Pick a managed plan if you’d rather not set anything up: we build it, run it, and keep it right. Pick the self-serve app if you like to build: you do the setup, and your money buys more chatbots and answers instead.';

/** The app that customers set up and run themselves. The help page lists its plans, Pricing compares both kinds. */
export const selfServePlans = [
  {
    id: 'self-serve-basic',
    title: 'Basic',
    price: 'Free',
    per: '',
    description: 'Try it on one page of your own. Limited features, free for as long as you like.',
    features: ['1 chatbot', '50 answers a month', 'AI assistant and Help Center'],
    upgrade: false,
  },
  {
    id: 'self-serve-pro',
    title: 'Pro',
    price: '$19.99',
    per: '/month',
    description: 'Every feature of the app. You set it up and run it.',
    features: ['3 chatbots', '5,000 answers a month', 'Email support'],
    upgrade: true,
  },
  {
    id: 'self-serve-enterprise',
    title: 'Enterprise',
    price: 'Custom pricing',
    per: '',
    description: 'The app on your terms, for several teams.',
    features: ['As many chatbots as you need', 'Your own limits', 'A contract and an invoice'],
    upgrade: true,
  },
] as const satisfies readonly (Terms & {
  readonly title: string;
  readonly price: string;
  readonly per: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly upgrade: boolean;
})[];

export type SelfServePlan = (typeof selfServePlans)[number];
export type SelfServePlanId = SelfServePlan['id'];

export function isSelfServe(plan: Plan | SelfServePlan): plan is SelfServePlan {
  return selfServePlanById(plan.id) !== undefined;
}

export function selfServePlanById(id: string | null) {
  return selfServePlans.find((plan) => plan.id === id?.toLowerCase());
}
