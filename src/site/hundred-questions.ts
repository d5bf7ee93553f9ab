/** What the site's own assistant did with a question. */
export const verdicts = ['right', 'closest', 'declined', 'missed', 'wrong'] as const;
export type Verdict = (typeof verdicts)[number];

export interface TestQuestion {
  readonly question: string;
  /** Words that a right answer has, or the page or section that it quotes: any of them. Null if no page answers. */
  readonly right: readonly string[] | null;
}

export interface FirstRun {
  readonly date: string;
  readonly version: string;
  readonly counts: Readonly<Record<Verdict, number>>;
  /** Its worst answers, word for word, for Home. */
  readonly worst: readonly { readonly question: string; readonly said: string; readonly right: string }[];
}

/**
 * The first run of the questions below, as it came out. Null leaves the test out of the site. The build says what the
 * assistant answers today.
 */
export const firstRun: FirstRun | null = null;

/**
 * Questions to the site's own assistant, as buyers type them. Written by people who saw the pages, not the code, and
 * never changed to suit the assistant.
 */
export const hundredQuestions: readonly TestQuestion[] = [];
