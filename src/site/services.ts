import type { IconType } from 'react-icons';
import {
  LuBot,
  LuChartSpline,
  LuCloud,
  LuCodeXml,
  LuDatabase,
  LuHeartHandshake,
  LuNetwork,
  LuShieldCheck,
  LuWorkflow,
} from 'react-icons/lu';
import { contactAbout, paths, sections } from './paths';
import type { PlanId } from './plans';

/** The smallest plan that includes it; or a quote, perhaps beside a plan. */
export type ServicePrice = { readonly from: PlanId } | { readonly quoted: true; readonly with?: PlanId };

export interface Service {
  /** The address of its block: /Services#id. */
  readonly id: string;
  readonly icon: IconType;
  readonly title: string;
  /** After the title, where a service and a solution would share a name. */
  readonly focus?: string;
  readonly description: string;
  readonly forWhom: string;
  readonly delivered: readonly string[];
  readonly price: ServicePrice;
  readonly next: { readonly label: string; readonly to: string };
}

export const projectStep = { label: 'See how a custom project runs', to: paths.projects } as const;

export const services: readonly Service[] = [
  {
    id: 'chatbot',
    icon: LuBot,
    title: 'Chatbot',
    description: 'Answers your customers from your own pages, with the source.',
    forWhom: 'Teams that answer the same questions every week.',
    delivered: [
      'A connection to your order or booking system',
      'A handoff to your team, with the whole conversation',
    ],
    price: { from: 'basic' },
    next: { label: 'See how the chatbot works', to: paths.chatbot },
  },
  {
    id: 'cloud-ai',
    icon: LuCloud,
    title: 'Cloud AI',
    description: 'Your conversations in one secure place.',
    forWhom: 'Teams whose files are scattered across tools.',
    delivered: [
      'Encrypted storage in your plan’s region',
      'A connection to one of your tools, and to more on larger plans',
    ],
    price: { from: 'basic' },
    next: { label: 'See cloud integration', to: paths.cloudIntegration },
  },
  {
    id: 'machine-learning',
    icon: LuNetwork,
    title: 'Machine Learning',
    description: 'A model trained on your own records.',
    forWhom: 'Teams that sort or predict something every day.',
    delivered: ['A model measured against how you work today', 'Retraining when accuracy drops'],
    price: { quoted: true },
    next: projectStep,
  },
  {
    id: 'ai-security',
    icon: LuShieldCheck,
    title: 'AI Security',
    description: 'You decide what your AI may read, and a log shows each time it does.',
    forWhom: 'Organizations with audits.',
    delivered: ['Single sign-on for your team', 'An audit log of every access', 'Your choice of region'],
    price: { from: 'enterprise' },
    next: { label: 'See the security measures', to: sections.security },
  },
  {
    id: 'data-analytics',
    icon: LuChartSpline,
    title: 'Data Analytics',
    description: 'Shows what happened: what customers ask, and where answers fail.',
    forWhom: 'Support and product leads.',
    delivered: ['A live dashboard', 'Charts by topic, language, and channel'],
    price: { from: 'pro' },
    next: { label: 'See Advanced Analytics', to: paths.benefits.analytics },
  },
  {
    id: 'ai-development',
    icon: LuCodeXml,
    title: 'AI Development',
    description: 'An integration or an app built just for you.',
    forWhom: 'Teams with a task no plan covers.',
    delivered: ['Source code and documentation', 'Tests you can run yourself'],
    price: { quoted: true },
    next: projectStep,
  },
  {
    id: 'customer-engagement',
    icon: LuHeartHandshake,
    title: 'Customer Engagement',
    description: 'How customers feel, in their own words: in a weekly report, or live on larger plans.',
    forWhom: 'Teams that read reviews, surveys, and support messages.',
    delivered: ['The themes that come up most, and the words behind each score'],
    price: { from: 'basic' },
    next: { label: 'Try sentiment analysis', to: paths.sentimentAnalysis },
  },
  {
    id: 'ai-automation',
    icon: LuWorkflow,
    title: 'AI Automation',
    description: 'Moves data between your tools and asks when something doesn’t match.',
    forWhom: 'Offices that retype the same data every day.',
    delivered: ['One task at a time', 'A log of every step'],
    // Moving data takes a connection at either end.
    price: { from: 'pro' },
    next: {
      label: 'Ask about automation',
      to: contactAbout('We would like to automate a task. Today we do it like this: '),
    },
  },
  {
    id: 'big-data',
    icon: LuDatabase,
    title: 'Big Data',
    description: 'Makes years of records searchable while you keep working.',
    forWhom: 'Archives and logs too big for one tool.',
    delivered: ['Import in stages, without downtime', 'Duplicates merged'],
    price: { quoted: true },
    next: projectStep,
  },
];
