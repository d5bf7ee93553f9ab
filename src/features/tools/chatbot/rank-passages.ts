import type { PassageIndex, Passage } from './site-passages';
import type { Question, Term } from './read-question';

export interface RankedPassage {
  readonly passage: Passage;
  /** Index of the best matching unit of the passage. */
  readonly unit: number;
  readonly score: number;
  /** Weighted share of the question's terms found in the passage, 0 to 1. */
  readonly confidence: number;
}

/** Contribution of each match to the score; `brief` prefers the shorter of two equal passages. */
const WEIGHT = { part: 0.4, unit: 0.6, heading: 0.2, top: 0.08, close: 0.14, title: 0.03, brief: 0.02 };
const PLACE = { heading: 1, text: 0.9, title: 0.5, anchor: 0.95, description: 0.6 };
/** A match in the heading counts slightly less than one in the sentence itself. */
const HEADING_ABOVE = 0.95;
/** Weight of a heading's stop words that also occur in the question. */
const STOP_WORD_MATCH = 0.9;
/** Penalty for teasers and repeats of other pages. */
const TEASER_PENALTY = 0.7;

/** Passages that match the question, best first. */
export function findPassages(
  { terms, stems }: Question,
  { passages }: PassageIndex,
): readonly RankedPassage[] {
  const total = sum(terms.map(({ weight }) => weight));
  if (total === 0) return [];
  return passages
    .filter((passage) => passage.units.length > 0 && terms.some((term) => passageScore(passage, term) > 0))
    .map((passage) => scorePassage(passage, terms, stems, total))
    .filter(({ score }) => score > 0.2)
    .toSorted((one, other) => other.score - one.score);
}

function scorePassage(
  passage: Passage,
  terms: readonly Term[],
  asked: ReadonlySet<string>,
  total: number,
): RankedPassage {
  const part = share((term) => passageScore(passage, term));
  let unit = 0;
  let best = share((term) => contextScore(passage, term));
  let proximity = 0;
  let bestOfAll = best;
  passage.units.forEach(({ stems }, at) => {
    const here = share((term) => Math.max(strength(term, stems), contextScore(passage, term)));
    const close = headingMatch(stems, terms, new Set());
    const worth = here + WEIGHT.close * close;
    if (worth <= bestOfAll) return;
    [unit, best, proximity, bestOfAll] = [at, here, close, worth];
  });
  const confidence = WEIGHT.part * part + WEIGHT.unit * best;
  const headingScore = Math.max(
    headingMatch(passage.heading, terms, asked),
    headingMatch(passage.anchor, terms, asked) * PLACE.anchor,
  );
  const titleScore = headingMatch(passage.title, terms, asked);
  const topicScore =
    WEIGHT.heading * Math.max(headingScore, passage.isTop ? titleScore : 0) +
    WEIGHT.title * titleScore +
    WEIGHT.close * proximity +
    WEIGHT.brief / (1 + passage.units.length) +
    (passage.isTop ? WEIGHT.top : 0);
  const score = (confidence === 0 ? 0 : confidence + topicScore) * (passage.isTeaser ? TEASER_PENALTY : 1);
  return { passage, unit, score, confidence };

  function share(found: (term: Term) => number): number {
    return sum(terms.map((term) => term.weight * found(term))) / total;
  }
}

function passageScore(passage: Passage, term: Term): number {
  return Math.max(
    strength(term, passage.heading) * PLACE.heading,
    strength(term, passage.text) * PLACE.text,
    strength(term, passage.title) * PLACE.title,
    strength(term, passage.anchor) * PLACE.anchor,
    strength(term, passage.description) * PLACE.description,
  );
}

/** Score of a term found in the section's heading, anchor or page title. */
function contextScore({ heading, anchor, title }: Passage, term: Term): number {
  return Math.max(
    strength(term, heading) * HEADING_ABOVE,
    strength(term, anchor) * PLACE.anchor,
    strength(term, title) * PLACE.title,
  );
}

/** Share of a heading's words that the question contains; 0 when only stop words match. */
function headingMatch(
  words: ReadonlySet<string>,
  terms: readonly Term[],
  asked: ReadonlySet<string>,
): number {
  const worths = [...words].map((word) => Math.max(0, ...terms.map(({ forms }) => forms.get(word) ?? 0)));
  const telling = sum(worths);
  if (telling === 0) return 0;
  const framing = [...words].filter((word, at) => worths[at] === 0 && asked.has(word)).length;
  const counted = [...words].filter((word) => !/^\d/.test(word)).length;
  return (telling + STOP_WORD_MATCH * framing) / Math.max(1, counted);
}

function strength({ forms }: Term, stems: ReadonlySet<string>): number {
  let most = 0;
  for (const [form, worth] of forms) if (worth > most && stems.has(form)) most = worth;
  return most;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
