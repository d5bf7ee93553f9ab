import { listOf } from '@/lib/number-words';
import { facts, type Duration } from './facts';
import { paths } from './paths';

export type Amount = number | 'unlimited';

/** What a price pays for. The calculator and the offer are about prices per month. */
export type Per = 'month' | 'year' | 'once';

export type SupportChannel = 'chat' | 'email' | 'phone';

/** What a plan's volume counts, and what stands by its prices. */
export const unit = {
  name: 'conversations',
  /** A plan's `overage` is the price of so many. */
  overagePer: 1000,
  /** After "month", such as ' per practice'. */
  afterMonth: '',
  /** Whether prices include tax: a sentence below the plans. */
  tax: '',
};

interface PlanRecord extends Terms {
  readonly id: string;
  readonly title: string;
  /** Null: on request, with a proposal first. */
  readonly price: number | null;
  readonly per: Per;
  /** For whom it is. */
  readonly description: string;
  readonly buttonText: string;
  /** The plan that we suggest to most teams. */
  readonly recommended: boolean;
  readonly support: readonly SupportChannel[];
  readonly firstReply: Duration;
  /** The lines of the card. */
  readonly lines: readonly string[];
}

/** What a plan may say about buying it. What it leaves out is not shown. */
interface Terms {
  /** How many of the unit are included in a month. The calculator on Pricing needs it of each plan. */
  readonly conversations?: Amount;
  /** The price of more than the included ones, see `unit`. Without it, that volume is quoted. */
  readonly overage?: number;
  /** The price of a year, paid at once instead of by the month. */
  readonly yearly?: number;
  /** A payment link: the plan's button opens it instead of the contact form. */
  readonly checkoutUrl?: HttpsAddress;
}

/** `npm test` checks the rest of the address. */
export type HttpsAddress = `https://${string}`;

/** The managed plans, in the order in which they are shown; at least one has a price. Cards, offer, contact form, and answers follow from these records. */
const managed = [
  {
    id: 'basic',
    title: 'Basic',
    price: 19,
    per: 'month',
    description: 'For freelancers, students, and small stores.',
    buttonText: 'Get Started',
    recommended: false,
    overage: 8,
    yearly: 190,
    conversations: 1000,
    support: ['email'],
    firstReply: [1, 'business day'],
    lines: ['1 chatbot in 1 language', 'Weekly sentiment report', 'Email support'],
  },
  {
    id: 'pro',
    title: 'Pro',
    price: 49,
    per: 'month',
    description: 'For growing businesses that answer customers every day.',
    buttonText: 'Subscribe Now',
    recommended: true,
    overage: 4,
    yearly: 490,
    conversations: 20_000,
    support: ['chat', 'email'],
    firstReply: [4, 'business hour'],
    lines: ['5 chatbots in 20 languages', 'Live analytics and speech to text', 'Chat and email support'],
  },
  {
    id: 'enterprise',
    title: 'Enterprise',
    price: 99,
    per: 'month',
    description: 'For enterprises with their own regions and audits.',
    buttonText: 'Contact Us',
    recommended: false,
    overage: 2,
    yearly: 990,
    conversations: 100_000,
    support: ['chat', 'email', 'phone'],
    firstReply: [1, 'business hour'],
    lines: [
      `Unlimited chatbots in all ${facts.languages.supported} languages`,
      'Your choice of region, single sign-on, and an audit log',
      'Your setup engineer stays your contact',
    ],
  },
] as const satisfies readonly PlanRecord[];

export type PlanId = (typeof managed)[number]['id'];

export interface Plan extends PlanRecord {
  readonly id: PlanId;
}

export const plans: readonly [Plan, Plan, ...Plan[]] = managed;

/** Sentences quote a row by its id; tests name those that quote one that is gone. */
type RowId =
  | 'chatbots'
  | 'languages'
  | 'sentiment'
  | 'analytics'
  | 'speech'
  | 'connections'
  | 'fraud'
  | 'region'
  | 'retention'
  | 'signOn'
  | 'ownKey'
  | 'onCall'
  | 'engineer';

/** What the plans' own fields say. */
export type PlanFact = 'overage' | 'conversations' | 'support' | 'firstReply';

export type Limit = RowId | PlanFact;

interface ValuesRow {
  readonly label: string;
  readonly id?: RowId;
  /** A yes or no is drawn as a check mark or a dash. */
  readonly values: Readonly<Record<PlanId, string | number | boolean>>;
}

export type ComparisonRow = ValuesRow | { readonly label: string; readonly fact: PlanFact };

interface ComparisonGroup {
  readonly group: string;
  readonly rows: readonly ComparisonRow[];
}

/** The rows of the comparison on Pricing, in order. Without groups, it goes. */
export const comparison: readonly ComparisonGroup[] = [
  {
    group: 'Conversations',
    rows: [
      { label: 'Conversations a month', fact: 'conversations' },
      { label: 'Extra conversations', fact: 'overage' },
      {
        label: 'Chatbots, or assistants for your team',
        id: 'chatbots',
        values: { basic: 1, pro: 5, enterprise: 'unlimited' },
      },
      {
        label: 'Languages',
        id: 'languages',
        values: { basic: 1, pro: 20, enterprise: `all ${facts.languages.supported}` },
      },
    ],
  },
  {
    group: 'Features',
    rows: [
      {
        label: 'Sentiment analysis',
        id: 'sentiment',
        values: { basic: 'a weekly report', pro: 'live scores', enterprise: 'live scores' },
      },
      {
        label: 'Live analytics and recommendations',
        id: 'analytics',
        values: { basic: false, pro: true, enterprise: true },
      },
      {
        label: 'Speech to text',
        id: 'speech',
        values: { basic: false, pro: '50 hours a month', enterprise: '500 hours a month' },
      },
      {
        label: 'Connections to your systems (automation takes two)',
        id: 'connections',
        values: { basic: 1, pro: 5, enterprise: 'unlimited' },
      },
      { label: 'Fraud scoring', id: 'fraud', values: { basic: false, pro: false, enterprise: true } },
    ],
  },
  {
    group: 'Data',
    rows: [
      {
        label: 'Region',
        id: 'region',
        values: {
          basic: facts.regions[0],
          pro: facts.regions[0],
          enterprise: `your choice of ${facts.regions.length}`,
        },
      },
      {
        label: 'Conversations kept for',
        id: 'retention',
        values: { basic: '30 days', pro: '12 months', enterprise: 'as long as you choose' },
      },
      {
        label: 'Single sign-on and audit log',
        id: 'signOn',
        values: { basic: false, pro: false, enterprise: true },
      },
      {
        label: 'Your own storage and encryption key',
        id: 'ownKey',
        values: { basic: false, pro: false, enterprise: true },
      },
    ],
  },
  {
    group: 'Support',
    rows: [
      { label: 'Support', fact: 'support' },
      { label: 'First reply from our team', fact: 'firstReply' },
      {
        label: 'A call from an engineer about outages, 24/7',
        id: 'onCall',
        values: { basic: false, pro: true, enterprise: true },
      },
      {
        label: 'The engineer who sets you up stays your contact',
        id: 'engineer',
        values: { basic: false, pro: false, enterprise: true },
      },
    ],
  },
];

/** Where data is, and who can choose. */
export const whereDataIs = `${facts.regions[0]}. On Enterprise, you choose ${listOf([...facts.regions, 'your own storage'], 'or')}.`;

/** Where pages link to it. */
export const comparePath = comparison.length > 0 ? `${paths.pricing}#compare` : paths.pricing;

/** The app that customers set up and run themselves. */
const selfServe = [
  {
    id: 'self-serve-basic',
    title: 'Self-serve Basic',
    monthly: 0,
    description: 'Try it on one page of your own. Limited features, free for as long as you like.',
    lines: ['1 chatbot', '50 conversations a month', 'AI assistant and Help Center'],
  },
  {
    id: 'self-serve-pro',
    title: 'Self-serve Pro',
    monthly: 19.99,
    description: 'Every feature of the app. You set it up and run it.',
    lines: ['3 chatbots', '5,000 conversations a month', 'Email support'],
  },
  {
    id: 'self-serve-enterprise',
    title: 'Self-serve Enterprise',
    monthly: 'custom',
    description: 'The app on your terms, for several teams.',
    lines: ['As many chatbots as you need', 'Your own limits', 'A contract and an invoice'],
  },
] as const satisfies readonly SelfServeRecord[];

interface SelfServeRecord extends Pick<Terms, 'checkoutUrl'> {
  readonly id: string;
  readonly title: string;
  /** The price of a month, 0 if it's free. */
  readonly monthly: number | 'custom';
  readonly description: string;
  readonly lines: readonly string[];
}

export interface SelfServePlan extends SelfServeRecord {
  readonly id: (typeof selfServe)[number]['id'];
}

/** Without any, the guide on Help and their row on Pricing go. */
export const selfServePlans: readonly SelfServePlan[] = selfServe;
