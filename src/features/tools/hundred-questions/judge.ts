import type { SiteReader, SiteReading } from '@/features/reader';
import { verdicts, type TestQuestion, type Verdict } from '@/site/hundred-questions';

export const verdictLabels = {
  right: 'Right',
  closest: 'Closest shown',
  declined: 'Rightly declined',
  missed: 'Missed',
  wrong: 'Wrong',
} as const satisfies Record<Verdict, string>;

/** A question of the test, and what the assistant said. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly verdict: Verdict;
  /** The answer, or the closest passages; none if it declined. */
  readonly answers: readonly { readonly text: string; readonly to: string; readonly from: string }[];
  /** The facts or places that are right; null if no page answers. */
  readonly right: readonly string[] | null;
}

export function answerQuestion({ ask }: Pick<SiteReader, 'ask'>, test: TestQuestion): AnsweredQuestion {
  const { outcome, answers } = ask(test.question);
  return {
    question: test.question,
    verdict: judge(test, { outcome, answers }),
    answers: outcome === 'none' ? [] : answers.map(({ text, to, from }) => ({ text, to, from })),
    right: test.right,
  };
}

/**
 * An answer is right if it has one of the facts or stands in the right place, else wrong. Passages that come closest claim
 * nothing: where the pages answer, the right one has to be among them. Declining is right where no page answers.
 */
export function judge({ right }: Pick<TestQuestion, 'right'>, { outcome, answers }: SiteReading): Verdict {
  const isThere = right?.some((fact) => answers.some(({ text, to }) => hasFact(text, to, fact))) ?? false;
  if (outcome === 'answer') return isThere ? 'right' : 'wrong';
  if (outcome === 'closest') return right === null || isThere ? 'closest' : 'missed';
  return right === null ? 'declined' : 'missed';
}

/** A place is a page, or a section of one. */
function hasFact(text: string, to: string, fact: string): boolean {
  if (fact.startsWith('/')) return to === fact || to.split('#', 1)[0] === fact;
  return text.toLowerCase().includes(fact.toLowerCase());
}

export function countVerdicts(rows: readonly Pick<AnsweredQuestion, 'verdict'>[]): Record<Verdict, number> {
  const counts = { right: 0, closest: 0, declined: 0, missed: 0, wrong: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
}

/** As in "46 right, 25 closest shown". */
export function countsInWords(counts: Readonly<Record<Verdict, number>>): string {
  return verdicts.map((verdict) => `${counts[verdict]} ${verdictLabels[verdict].toLowerCase()}`).join(', ');
}
