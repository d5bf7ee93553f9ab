import type { PassageIndex, Passage } from './site-passages';
import type { Question, Term } from './read-question';

export interface Finding {
  readonly passage: Passage;
  /** Where in the passage the answer is. */
  readonly unit: number;
  readonly score: number;
  /** How much of what was asked is there, between 0 and 1. */
  readonly sureness: number;
}

/** What being found counts for; `brief`, because of two places that fit synonyms the shorter one is meant. */
const WEIGHT = { part: 0.4, unit: 0.6, heading: 0.2, top: 0.08, close: 0.14, title: 0.03, brief: 0.02 };
const PLACE = { heading: 1, text: 0.9, title: 0.5, anchor: 0.95, description: 0.6 };
/** A heading says it for the sentences below it, not quite as if they said it themselves. */
const HEADING_ABOVE = 0.95;
/** A word of a heading that tells nothing, and was asked too. */
const FRAMING = 0.9;
/** What stands on the first page too, or only points elsewhere, is told better somewhere else. */
const SECOND_CHOICE = 0.7;

/** The places of the site that have to do with the question, the likeliest first. */
export function findPassages({ terms, roots }: Question, { passages }: PassageIndex): readonly Finding[] {
  const total = sum(terms.map(({ weight }) => weight));
  if (total === 0) return [];
  return passages
    .filter((passage) => passage.units.length > 0 && terms.some((term) => placeIn(passage, term) > 0))
    .map((passage) => judge(passage, terms, roots, total))
    .filter(({ score }) => score > 0.2)
    .toSorted((one, other) => other.score - one.score);
}

function judge(passage: Passage, terms: readonly Term[], asked: ReadonlySet<string>, total: number): Finding {
  const part = share((term) => placeIn(passage, term));
  let unit = 0;
  let best = share((term) => outside(passage, term));
  let closeness = 0;
  let bestOfAll = best;
  passage.units.forEach(({ roots }, at) => {
    const here = share((term) => Math.max(strength(term, roots), outside(passage, term)));
    const close = met(roots, terms, new Set());
    const worth = here + WEIGHT.close * close;
    if (worth <= bestOfAll) return;
    [unit, best, closeness, bestOfAll] = [at, here, close, worth];
  });
  const sureness = WEIGHT.part * part + WEIGHT.unit * best;
  const headingMet = Math.max(
    met(passage.heading, terms, asked),
    met(passage.anchor, terms, asked) * PLACE.anchor,
  );
  const titleMet = met(passage.title, terms, asked);
  const onTopic =
    WEIGHT.heading * Math.max(headingMet, passage.isTop ? titleMet : 0) +
    WEIGHT.title * titleMet +
    WEIGHT.close * closeness +
    WEIGHT.brief / (1 + passage.units.length) +
    (passage.isTop ? WEIGHT.top : 0);
  const score = (sureness === 0 ? 0 : sureness + onTopic) * (passage.isSecondChoice ? SECOND_CHOICE : 1);
  return { passage, unit, score, sureness };

  function share(found: (term: Term) => number): number {
    return sum(terms.map((term) => term.weight * found(term))) / total;
  }
}

function placeIn(passage: Passage, term: Term): number {
  return Math.max(
    strength(term, passage.heading) * PLACE.heading,
    strength(term, passage.text) * PLACE.text,
    strength(term, passage.title) * PLACE.title,
    strength(term, passage.anchor) * PLACE.anchor,
    strength(term, passage.description) * PLACE.description,
  );
}

/** What the headings above a sentence have said already. */
function outside({ heading, anchor, title }: Passage, term: Term): number {
  return Math.max(
    strength(term, heading) * HEADING_ABOVE,
    strength(term, anchor) * PLACE.anchor,
    strength(term, title) * PLACE.title,
  );
}

/** How much of some words the question has in it; nothing, if only words that tell nothing. */
function met(words: ReadonlySet<string>, terms: readonly Term[], asked: ReadonlySet<string>): number {
  const worths = [...words].map((word) => Math.max(0, ...terms.map(({ forms }) => forms.get(word) ?? 0)));
  const telling = sum(worths);
  if (telling === 0) return 0;
  const framing = [...words].filter((word, at) => worths[at] === 0 && asked.has(word)).length;
  const counted = [...words].filter((word) => !/^\d/.test(word)).length;
  return (telling + FRAMING * framing) / Math.max(1, counted);
}

function strength({ forms }: Term, roots: ReadonlySet<string>): number {
  let most = 0;
  for (const [form, worth] of forms) if (worth > most && roots.has(form)) most = worth;
  return most;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
