import type { PlanId } from './plans';

export interface CaseStudy {
  /** Its address: /Projects#id. */
  readonly id: string;
  readonly customer: string;
  readonly industry: string;
  /** The outcome, in one line. */
  readonly title: string;
  /** What was to be done, and how it went. */
  readonly task: string;
  /** A plan, or custom work. */
  readonly work: PlanId | 'custom';
  /** From the first call to the last number. */
  readonly length: string;
  readonly results: readonly Result[];
  readonly quote: { readonly text: string; readonly name: string; readonly role: string };
}

export interface Result {
  readonly what: string;
  readonly before: number;
  readonly after: number;
  /** After the number, such as "hours". */
  readonly unit?: string;
}

/** Fictional customers. */
export const cases: readonly CaseStudy[] = [
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

/** "−60%": how much a number fell, or "+20%": how much it rose. */
export function changeOf({ before, after }: Result): string {
  const percent = before === 0 ? 0 : Math.round((after / before - 1) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`;
}
