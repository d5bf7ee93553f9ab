import { spansIn, type Span } from './document';
import { ASKED, createRanker, type Found, type Section } from './rank';
import { wordsIn, type Subject } from './words';

/** Words of a section that answer a question. */
interface Passage<S extends Section> extends Span {
  readonly section: S;
  readonly text: string;
}

export interface Reading<S extends Section> {
  /** `closest` if it isn't sure that the passages answer. */
  readonly outcome: 'answer' | 'closest' | 'none';
  /** The best one first. Only one if it answers. */
  readonly passages: readonly Passage<S>[];
}

/** The share of a question that answers it. More gives fewer wrong answers, and more closest passages. */
const SURE = 0.6;
/** The same with two telling words of the question. */
const LIKELY = 0.5;
/** From this share of its worth, another place may answer as well. */
const NEAR = 0.8;
/** The share from which a passage is one of the closest. Less shows those that have only a frequent word. */
const CLOSE = 0.35;
/** Of a question and a name that are the same but for an everyday word. */
const SAME = 0.8;
const CLOSEST = 3;
const YES_OR_NO = /^(?:yes|no)[.,:;!] */i;
const ASKS_YES_OR_NO =
  /^(?:am|are|is|was|were|do|does|did|can|could|will|would|shall|should|may|might|must|has|have|had)\b/i;

const NAME = /(?<=[\p{Ll}\d,;)’”"] )\p{Lu}[\p{L}\d-]*/gu;
/** No names, although they are capitalized. */
const DATE_OR_SHOUT = /days?$|^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|^\P{Ll}+$/u;

/** Answers questions with the words of sections. */
export function createReader<S extends Section>(sections: readonly S[], subject: Subject) {
  const ranker = createRanker(sections, subject);

  function ask(question: string, isOpen: (section: S) => boolean = () => true): Reading<S> {
    const ranked = (isForeign(question) ? [] : ranker.rank(question)).filter(
      ({ section, share }) => share >= CLOSE && section.text !== '' && isOpen(section),
    );
    const places = ranked.filter(
      (one, at) => ranked.findIndex((other) => other.section.place === one.section.place) === at,
    );
    const shown = places.filter(({ telling, likeness }) => telling > 0 || likeness >= SAME);
    const outcome = outcomeOf(shown[0], places);
    const passages = shown.slice(0, outcome === 'answer' ? 1 : CLOSEST);
    return { outcome, passages: passages.map((found) => quote(found, ranked, question)) };
  }

  /** Whether it is about places, people, and brands of which none is in the texts. */
  function isForeign(question: string): boolean {
    const names = (question.match(NAME) ?? []).filter((name) => !DATE_OR_SHOUT.test(name));
    return names.length > 0 && !names.some((name) => wordsIn(name).some(ranker.isKnown));
  }

  return { ...ranker, ask };
}

function outcomeOf(
  best: Found<Section> | undefined,
  places: readonly Found<Section>[],
): Reading<Section>['outcome'] {
  if (!best) return 'none';
  const { share, likeness, telling, saysKinds, worth } = best;
  const leads = places.every((other) => other === best || other.worth <= NEAR * worth);
  const isSure = share >= SURE ? leads || likeness >= ASKED : share >= LIKELY && leads && telling > 1;
  return saysKinds && isSure ? 'answer' : 'closest';
}

/**
 * The sentence with those around it that are worth most together. A yes or no answers only the question that it was
 * written for.
 */
function quote<S extends Section>(
  found: Found<S>,
  ranked: readonly Found<S>[],
  question: string,
): Passage<S> {
  const { section, name, likeness } = found;
  // Those that have little of the question don't start a quote.
  const own = ranked.filter((other) => other.section === section && other.worth > found.worth / 2);
  const worthOf = (span: Span) =>
    own.filter((other) => isWithin(other, span)).reduce((sum, { worth }) => sum + worth, 0);
  const spans = section.isAnswer ? [] : spansIn(section.text).filter((span) => isWithin(found, span));
  const [{ start, end } = found] = spans.toSorted(
    (one, other) => worthOf(other) - worthOf(one) || other.start - one.start,
  );
  const text = section.text.slice(start, end);
  const isItsQuestion =
    name === section.names[0] &&
    likeness >= SAME &&
    ASKS_YES_OR_NO.test(question.trim()) &&
    ASKS_YES_OR_NO.test(name);
  const [word = ''] = (!isItsQuestion && YES_OR_NO.exec(text)) || [];
  const skipped = word.length < text.length ? word.length : 0;
  return { section, start: start + skipped, end, text: text.slice(skipped) };
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}
