import { facts } from './facts';
import { listOf } from '../lib/number-words';
import type { Includes, PlanId } from './plans';
import { contactAbout, paths } from './paths';

/** The plans that include something, or at least so many of it; or a quote, perhaps beside a plan. */
export type ServicePrice =
  | { readonly includes: keyof Includes; readonly atLeast?: number }
  | { readonly quoted: true; readonly with?: PlanId };

export interface Service<Id extends string = string> {
  /** The address of its block: /Services#id. */
  readonly id: Id;
  readonly title: string;
  readonly description: string;
  readonly forWhom: string;
  readonly delivered: readonly string[];
  readonly price: ServicePrice;
  readonly example: string;
  readonly next: { readonly label: string; readonly to: string };
}

export const projectStep = { label: 'See how a custom project runs', to: paths.projects } as const;

/** Keeps the ids as literals, so that a record of icons has to name each of them. */
export function listServices<const Id extends string>(items: readonly Service<Id>[]) {
  return items;
}

export const services = listServices([
  {
    id: 'chatbot',
    title: 'Chatbot',
    description: 'Answers the questions only your business gets, day and night.',
    forWhom:
      'Stores, schools, and offices with questions all their own. If ready-made topics cover most of yours, pick Chatbots instead.',
    delivered: [
      'A chatbot that answers from your pages and shows its source',
      'A connection to your order or booking system',
      'A handoff to your team with the full history',
    ],
    price: { includes: 'chatbots' },
    example:
      'It’s 11 PM, and a customer asks where an order is. The chatbot looks it up in your order system and answers with the status.',
    next: { label: 'See how the chatbot works', to: paths.chatbot },
  },
  {
    id: 'cloud-ai',
    title: 'Cloud AI',
    description: 'Your files, conversations, and models in one secure place.',
    forWhom: 'Teams whose files are scattered across tools.',
    delivered: [
      `Encrypted storage in ${listOf(facts.regions, 'or')}`,
      'Connections to the tools you already use',
      'One set of access rights for your team and your chatbots',
    ],
    price: { includes: 'connections' },
    example: 'Your chatbot quotes a contract from your shared drive, but only to colleagues who may open it.',
    next: { label: 'See cloud integration', to: paths.cloudIntegration },
  },
  {
    id: 'machine-learning',
    title: 'Machine Learning',
    description: 'A model trained on your own records, for a question only you have.',
    forWhom: 'Teams that sort or predict something every day and keep the results.',
    delivered: [
      'A review of your data before any training',
      'A model measured against how you work today',
      'Monitoring, plus retraining when accuracy drops',
    ],
    price: { quoted: true },
    example: 'A parts supplier predicts which returns need an inspection from its past warranty claims.',
    next: projectStep,
  },
  {
    id: 'ai-security',
    title: 'AI Security',
    description: 'Decide what your AI may read, and see every time it does.',
    forWhom: 'Organizations with customer data, audits, or their own security rules.',
    delivered: [
      'Single sign-on for your team',
      'An audit log of every access',
      `Encryption in transit (${facts.encryption.inTransit}) and at rest (${facts.encryption.atRest})`,
    ],
    price: { includes: 'signOn' },
    example: 'An employee leaves. You close one account, and access to every chatbot and file ends.',
    next: { label: 'See the security measures', to: paths.security },
  },
  {
    id: 'data-analytics',
    title: 'Data Analytics',
    description: 'The numbers: what customers ask, where answers fail, and what that costs you.',
    forWhom:
      'Support and product leads who want the numbers. If you’d rather get recommendations, pick Analytics.',
    delivered: ['A live dashboard', 'Charts by topic, language, and channel', 'Exports for your own reports'],
    price: { includes: 'analytics' },
    example: 'Questions about one delivery option double on Tuesday. You fix its wording the same afternoon.',
    next: { label: 'See Advanced Analytics', to: paths.benefits.analytics },
  },
  {
    id: 'ai-development',
    title: 'AI Development',
    description: 'An integration, an app, or an assistant built just for you.',
    forWhom: 'Teams with a task no plan covers.',
    delivered: [
      'A fixed price for each milestone, agreed before it starts',
      'Source code and documentation',
      'Automated tests you can run yourself',
    ],
    price: { quoted: true },
    example: 'A field technician dictates a visit report, and the app fills in the customer’s form.',
    next: projectStep,
  },
  {
    id: 'customer-engagement',
    title: 'Customer Engagement',
    description: 'Know how customers feel while you can still do something about it.',
    forWhom: 'Teams that read reviews, surveys, and support messages.',
    delivered: [
      'The mood of each conversation',
      'The words behind each score',
      'The themes that come up most often',
    ],
    price: { includes: 'sentiment' },
    example: 'A loyal customer writes for the third time. Your team sees the mood drop and calls back.',
    next: { label: 'Try sentiment analysis', to: paths.sentimentAnalysis },
  },
  {
    id: 'ai-automation',
    title: 'AI Automation',
    description: 'Moves data between your tools, and asks when something doesn’t match.',
    forWhom: 'Offices that retype the same data from one form into another.',
    delivered: [
      'One task automated first, then the next',
      'Approval by your team for anything unusual',
      'A log of every step',
    ],
    // Moving data takes a connection at either end.
    price: { includes: 'connections', atLeast: 2 },
    example:
      'A supplier emails an invoice. Its lines go straight to accounting, and a price that’s off waits for your approval.',
    next: {
      label: 'Ask about automation',
      to: contactAbout('We would like to automate a task. Today we do it like this: '),
    },
  },
  {
    id: 'big-data',
    title: 'Big Data',
    description: 'Makes years of records searchable while you keep working.',
    forWhom: 'Organizations with archives or logs too big for one tool.',
    delivered: [
      'Import in stages, without downtime',
      'Duplicates found and merged',
      'Search and reports across all records',
    ],
    price: { quoted: true },
    example: 'A delivery company asks one question and sees ten years of late deliveries, route by route.',
    next: projectStep,
  },
]);
