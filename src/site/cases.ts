import type { FeatureId } from './features';
import { night } from './messages';
import type { PlanId } from './plans';

interface CaseStudy {
  /** Its address: /Projects#id. */
  readonly id: string;
  readonly customer: string;
  readonly industry: string;
  /** The outcome, in one line. */
  readonly title: string;
  /** What was to be done, and how it went. */
  readonly task: string;
  readonly plan: PlanId;
  /** From the first call to the last number. */
  readonly length: string;
  /** Gives the color. */
  readonly feature: FeatureId;
  readonly results: readonly Result[];
  /** Of its first result, the number for each hour of the day, from midnight: what AI answers now, and what the team does. */
  readonly byHour?: { readonly ai: readonly number[]; readonly team: readonly number[] };
  readonly quote: { readonly text: string; readonly name: string; readonly role: string };
}

export interface Result {
  readonly what: string;
  readonly before: number;
  readonly after: number;
  /** After the number, such as "hours". */
  readonly unit?: string;
}

/** Fictional customers, labeled as samples while `brand.isSample` is set. Home shows the first with `byHour`. */
export const cases: readonly CaseStudy[] = [
  {
    id: 'oak-and-ember',
    customer: night.store,
    industry: 'Furniture store',
    title: 'Mornings without a backlog',
    task: 'Three colleagues spent every morning on last night’s delivery questions. Now the chatbot answers them at night.',
    plan: 'pro',
    length: '5 weeks',
    feature: 'chatbot',
    results: [
      { what: 'Messages the team answers in a week', before: 210, after: 90 },
      { what: 'Wait for a first reply at night', before: 540, after: 1, unit: 'min' },
    ],
    byHour: {
      ai: [3, 2, 1, 1, 1, 2, 3, 5, 5, 4, 4, 4, 5, 4, 4, 3, 4, 4, 9, 11, 13, 12, 9, 7],
      team: [1, 0, 0, 0, 0, 0, 1, 2, 4, 7, 8, 7, 7, 7, 5, 6, 6, 7, 4, 5, 5, 4, 3, 1],
    },
    quote: {
      text: night.closingLine,
      name: 'Leah Brandvold',
      role: 'Owner',
    },
  },
  {
    id: 'meridian-trails',
    customer: 'Meridian Trails',
    industry: 'Travel company',
    title: 'Guests write in 14 languages. The team reads one.',
    task: 'Messages in other languages waited for a translator. Now both sides read their own.',
    plan: 'pro',
    length: '6 weeks',
    feature: 'translation',
    results: [
      { what: 'Wait for a reply in another language', before: 26, after: 3, unit: 'hours' },
      { what: 'Messages sent to a translator in a week', before: 130, after: 9 },
    ],
    quote: {
      text: 'Our guides talk about the mountain again, not about dictionaries.',
      name: 'Samir Adeyemi-Holt',
      role: 'Head of support',
    },
  },
  {
    id: 'harbor-mutual',
    customer: 'Harbor Mutual',
    industry: 'Insurer',
    title: 'One letter caused a third of the complaints',
    task: 'Sentiment analysis showed which letter upset customers. Two rewritten paragraphs did the rest.',
    plan: 'enterprise',
    length: '9 weeks',
    feature: 'sentiment-analysis',
    results: [
      { what: 'Complaints about that letter in a month', before: 64, after: 15 },
      { what: 'Calls about that letter in a month', before: 120, after: 30 },
    ],
    quote: {
      text: 'We’d have rewritten the wrong letter.',
      name: 'Noor Vandermeer',
      role: 'Product manager',
    },
  },
];

export type { CaseStudy };

/** "−60%": how much a number fell, or "+20%": how much it rose. */
export function changeOf({ before, after }: Result): string {
  const percent = before === 0 ? 0 : Math.round((after / before - 1) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`;
}
