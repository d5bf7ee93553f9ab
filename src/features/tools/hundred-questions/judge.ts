import { sourceOf, type SiteReader, type SiteReading } from '@/features/reader';
import { verdicts, type FirstRun, type Verdict } from '@/site/first-run';
import type { TestQuestion } from '@/site/hundred-questions';

export const verdictLabels = {
  first: 'Right answer first',
  among: 'Among the top three',
  declined: 'Rightly declined',
  missed: 'Missed',
  wrong: 'Wrong',
} as const satisfies Record<Verdict, string>;

export const verdictMarks = {
  first: 'bg-mint',
  among: 'bg-mint/50',
  declined: 'bg-border-strong',
  missed: 'bg-warn',
  wrong: 'bg-danger',
} as const satisfies Record<Verdict, string>;

/** A question of the test, and what the assistant said. */
export interface AnsweredQuestion extends TestQuestion {
  readonly verdict: Verdict;
  /** The answer, or the closest quotes; none if it declined. */
  readonly answers: readonly { readonly text: string; readonly to: string; readonly from: string }[];
}

export function answerQuestion({ ask }: Pick<SiteReader, 'ask'>, test: TestQuestion): AnsweredQuestion {
  const reading = ask(test.question);
  const answers = reading.quotes.map(({ text, section }) => ({
    text,
    to: section.to,
    from: sourceOf(section),
  }));
  return { ...test, verdict: judge(test, reading), answers };
}

/**
 * What a visitor sees: the answer in the first place that is shown, or among the closest ones, or a wrong text that is
 * called the answer. Where no page answers, anything but declining is missed.
 */
export function judge({ right }: Pick<TestQuestion, 'right'>, { outcome, quotes }: SiteReading): Verdict {
  const at = quotes.findIndex(({ text, section }) => right?.some((fact) => hasFact(text, section.to, fact)));
  if (at >= 0) return at === 0 ? 'first' : 'among';
  if (outcome === 'answer') return 'wrong';
  return right === null && outcome === 'none' ? 'declined' : 'missed';
}

/** A place is a page, or a section of one. */
function hasFact(text: string, to: string, fact: string): boolean {
  if (fact.startsWith('/')) return to === fact || to.split('#', 1)[0] === fact;
  return text.toLowerCase().includes(fact.toLowerCase());
}

export function countVerdicts(rows: readonly Pick<AnsweredQuestion, 'verdict'>[]): Record<Verdict, number> {
  const counts = { first: 0, among: 0, declined: 0, missed: 0, wrong: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
}

/** What src/site/first-run.ts publishes of a run. */
export function runOf(
  reader: Pick<SiteReader, 'ask'>,
  questions: readonly TestQuestion[],
): Pick<FirstRun, 'counts' | 'answerable' | 'wrong'> {
  const rows = questions.map((question) => answerQuestion(reader, question));
  const wrong = rows.filter(({ verdict }) => verdict === 'wrong');
  return {
    counts: countVerdicts(rows),
    answerable: questions.filter(({ right }) => right !== null).length,
    wrong: wrong.map(({ question, answers: [said] }) => ({ question, said: said?.text ?? '' })),
  };
}

/** As in "Right answer first: 46. Among the top three: 25". */
export function countsInWords(counts: Readonly<Record<Verdict, number>>): string {
  return verdicts.map((verdict) => `${verdictLabels[verdict]}: ${counts[verdict]}`).join('. ');
}
