import { store } from './messages';
import type { PlanId } from './plans';
import { scorecard } from './scorecard';

const { week } = scorecard;

interface CaseStudy {
  /** Its address: /Projects#id. */
  readonly id: string;
  readonly customer: string;
  readonly industry: string;
  /** The outcome, in one line. */
  readonly title: string;
  /** What was to be done, and how it went. */
  readonly task: string;
  /** A plan, custom work, or the month for which the cheapest plan is found. */
  readonly work: PlanId | 'custom' | Month;
  /** From the first call to the last number. */
  readonly length: string;
  readonly results: readonly Result[];
  readonly quote: { readonly text: string; readonly name: string; readonly role: string };
}

/** What a month takes of a plan. */
export interface Month {
  readonly messages: number;
  readonly languages: number;
}

export interface Result {
  readonly what: string;
  readonly before: number;
  readonly after: number;
  /** After the number, such as "hours". */
  readonly unit?: string;
}

/** Fictional customers, labeled as samples while `brand.isSample` is set. */
export const cases: readonly CaseStudy[] = [
  {
    id: 'oak-and-ember',
    customer: store.name,
    industry: 'Furniture store',
    title: 'Mornings start with a short list',
    task: 'The team spent its mornings on last night’s questions. Now the chatbot answers most of them at night.',
    work: scorecard,
    length: '7 weeks',
    results: [
      { what: 'Messages the team answers in a week', before: week.ai + week.team, after: week.team },
      {
        what: 'Of those, waiting in the mornings',
        before: week.night.ai + week.night.team,
        after: week.night.team,
      },
    ],
    quote: {
      text: store.closingLine,
      name: store.owner,
      role: 'Owner',
    },
  },
  {
    id: 'tern-and-tide',
    customer: 'Tern & Tide',
    industry: 'Travel company',
    title: 'Guests write in 14 languages, and the team reads one',
    task: 'Messages in other languages waited for a translator. Now both sides read their own.',
    work: 'pro',
    length: '6 weeks',
    results: [
      { what: 'Wait for a reply in another language', before: 26, after: 3, unit: 'hours' },
      { what: 'Messages sent to a translator in a week', before: 130, after: 9 },
    ],
    quote: {
      text: 'A guest in Seoul used to wait a day for us. Now it’s a few hours.',
      name: 'Samir Adeyemi-Holt',
      role: 'Head of support',
    },
  },
  {
    id: 'plumb-mutual',
    customer: 'Plumb Mutual',
    industry: 'Insurer',
    title: 'One letter caused a third of the complaints',
    task: 'A model trained on their own letters and calls found the one that upset customers. Two rewritten paragraphs did the rest.',
    work: 'custom',
    length: '9 weeks',
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
