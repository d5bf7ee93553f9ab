import { facts, type Duration } from './facts';

/** How many a plan includes, 0 for none. */
export type Amount = number | 'unlimited';

export interface Includes {
  readonly chatbots: Amount;
  readonly languages: number | 'all';
  /** A month. */
  readonly conversations: Amount;
  readonly sentiment: 'weekly' | 'live' | false;
  readonly analytics: boolean;
  /** Speech to text, in hours a month. */
  readonly speech: Amount;
  readonly connections: Amount;
  readonly fraud: boolean;
  readonly region: (typeof facts.regions)[number] | 'choice';
  readonly retention: Duration | 'choice';
  readonly signOn: boolean;
  /** Their own encryption key, and storage of their own. */
  readonly ownKey: boolean;
  readonly support: readonly SupportChannel[];
  readonly firstReply: Duration;
  readonly onCall: boolean;
  /** The engineer who sets up the plan stays the contact. */
  readonly engineer: boolean;
}

export type SupportChannel = 'chat' | 'email' | 'phone';

interface PlanRecord extends Terms {
  readonly id: string;
  readonly title: string;
  /** Dollars a month. */
  readonly monthly: number;
  readonly audience: string;
  readonly description: string;
  readonly buttonText: string;
  /** The plan that we suggest to most teams. */
  readonly recommended: boolean;
  readonly includes: Includes;
}

/** What a plan may say about buying it. What it leaves out is not shown. */
interface Terms {
  /** Dollars per 1,000 conversations above the included ones. Without it, that volume is quoted. */
  readonly overage?: number;
  /** Dollars for a year, paid at once. */
  readonly yearly?: number;
  /** A payment link: the plan's button opens it instead of the contact form. */
  readonly checkoutUrl?: HttpsAddress;
}

/** The build checks the rest of the address, see scripts/lib/site-links.ts. */
export type HttpsAddress = `https://${string}`;

/**
 * The managed plans, cheapest first. Everything the site says about a plan is derived from its record: cards,
 * comparison, offer, contact form and answers.
 */
const managed = [
  {
    id: 'basic',
    title: 'Basic',
    monthly: 19,
    audience: 'Freelancers, students, and small stores',
    description: 'Your first chatbot, set up for you.',
    buttonText: 'Get Started',
    recommended: false,
    overage: 8,
    yearly: 190,
    includes: {
      chatbots: 1,
      languages: 1,
      conversations: 1000,
      sentiment: 'weekly',
      analytics: false,
      speech: 0,
      connections: 1,
      fraud: false,
      region: facts.regions[0],
      retention: [30, 'day'],
      signOn: false,
      ownKey: false,
      support: ['email'],
      firstReply: [1, 'business day'],
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
    buttonText: 'Subscribe Now',
    recommended: true,
    overage: 4,
    yearly: 490,
    includes: {
      chatbots: 5,
      languages: 20,
      conversations: 20_000,
      sentiment: 'live',
      analytics: true,
      speech: 50,
      connections: 5,
      fraud: false,
      region: facts.regions[0],
      retention: [12, 'month'],
      signOn: false,
      ownKey: false,
      support: ['chat', 'email'],
      firstReply: [4, 'business hour'],
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
    buttonText: 'Contact Us',
    recommended: false,
    overage: 2,
    yearly: 990,
    includes: {
      chatbots: 'unlimited',
      languages: 'all',
      conversations: 100_000,
      sentiment: 'live',
      analytics: true,
      speech: 500,
      connections: 'unlimited',
      fraud: true,
      region: 'choice',
      retention: 'choice',
      signOn: true,
      ownKey: true,
      support: ['chat', 'email', 'phone'],
      firstReply: [1, 'business hour'],
      onCall: true,
      engineer: true,
    },
  },
] as const satisfies readonly PlanRecord[];

export type PlanId = (typeof managed)[number]['id'];

export interface Plan extends PlanRecord {
  readonly id: PlanId;
}

export const plans: readonly [Plan, Plan, ...Plan[]] = managed;

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
  { name: 'Your own storage and encryption key', key: 'ownKey' },
  { name: 'Support', key: 'support' },
  { name: 'First reply from our team', key: 'firstReply' },
  { name: '24/7 on-call engineer for outages', key: 'onCall' },
  { name: 'The engineer who sets you up stays your contact', key: 'engineer' },
] as const satisfies readonly { name: string; key: keyof Includes }[];

/** The app that customers set up and run themselves, each plan shown as "Self-serve Basic". */
const selfServe = [
  {
    id: 'self-serve-basic',
    title: 'Basic',
    monthly: 0,
    description: 'Try it on one page of your own. Limited features, free for as long as you like.',
    chatbots: 1,
    conversations: 50,
    extra: 'AI assistant and Help Center',
  },
  {
    id: 'self-serve-pro',
    title: 'Pro',
    monthly: 19.99,
    description: 'Every feature of the app. You set it up and run it.',
    chatbots: 3,
    conversations: 5000,
    extra: 'Email support',
  },
  {
    id: 'self-serve-enterprise',
    title: 'Enterprise',
    monthly: 'custom',
    description: 'The app on your terms, for several teams.',
    chatbots: 'choice',
    conversations: 'choice',
    extra: 'A contract and an invoice',
  },
] as const satisfies readonly SelfServeRecord[];

interface SelfServeRecord extends Pick<Terms, 'checkoutUrl'> {
  readonly id: string;
  readonly title: string;
  /** Dollars a month, 0 if it's free. */
  readonly monthly: number | 'custom';
  readonly description: string;
  readonly chatbots: Amount | 'choice';
  /** A month. */
  readonly conversations: Amount | 'choice';
  readonly extra: string;
}

export type SelfServePlanId = (typeof selfServe)[number]['id'];

export interface SelfServePlan extends SelfServeRecord {
  readonly id: SelfServePlanId;
}

export const selfServePlans: readonly [SelfServePlan, SelfServePlan, ...SelfServePlan[]] = selfServe;
