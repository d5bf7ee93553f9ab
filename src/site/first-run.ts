/** What the site's own assistant did with a question. */
export const verdicts = ['first', 'among', 'declined', 'missed', 'wrong'] as const;
export type Verdict = (typeof verdicts)[number];

export interface FirstRun {
  readonly date: string;
  readonly version: string;
  readonly counts: Readonly<Record<Verdict, number>>;
  /** How many questions a page answers. */
  readonly answerable: number;
  /** What it called the answer, and isn't, word for word. */
  readonly wrong: readonly { readonly question: string; readonly said: string }[];
}

/** In percent: of the questions that a page answers, those whose answer was on the screen. */
export function shareOnScreen({ counts, answerable }: FirstRun): number {
  return Math.round(((counts.first + counts.among) / answerable) * 100);
}

/**
 * The first run of `hundred-questions.ts`, as it came out. Null leaves the test out of the site, and the build prints the
 * run of new questions.
 */
export const firstRun: FirstRun | null = {
  date: 'November 28, 2026',
  version: '0.1.0',
  counts: { first: 42, among: 11, declined: 13, missed: 32, wrong: 2 },
  answerable: 74,
  wrong: [
    {
      question: 'who started the company',
      said: 'Export every message that customers sent in one ordinary week: email, chat, the contact form, and notes from calls. Leave out the week of a sale or an outage. Then ask of each where its answer is. Pile: The answer is… For example: 1: The answer is… on one of your pages, For example A shipping price. 2: The answer is…',
    },
    {
      question: 'how many paying customers do you have right now?',
      said: 'Have your team check its answers where money, health, or rights are at stake. Our liability is limited to what you paid in the last 12 months. Changes to these terms. We email you 30 days in advance, with the old and new text side by side. Personal data is covered by the Privacy Policy.',
    },
  ],
};
