import { type RankedPassage, findPassages } from './rank-passages';
import type { PassageIndex, Passage } from './site-passages';
import { isOffTopic, smallTalk } from './canned-replies';
import { type Question, readQuestion } from './read-question';

/** A section of the site that an answer quotes. */
interface Source {
  readonly to: string;
  readonly path: string;
  readonly page: string;
  readonly heading: string;
}

export type Reply =
  | { readonly kind: 'talk'; readonly text: string }
  | { readonly kind: 'answer'; readonly text: string; readonly source: Source }
  | { readonly kind: 'choice'; readonly sources: readonly Source[] }
  | { readonly kind: 'unknown'; readonly why: 'nothing' | 'unclear' | 'offTopic' };

export interface Turn {
  readonly asked: string;
  /** The source the visitor picked when two pages matched equally well. */
  readonly from?: string;
}

/** Lowest confidence at which a passage is quoted. */
const CONFIDENT = 0.52;
/** Higher threshold for questions that contain only common words. */
const CONFIDENT_COMMON = 0.85;
/** Terms above this weight count as keywords. */
const KEYWORD = 0.3;
/**
 * Lower threshold for the top-ranked passage once another one has passed, and for pages a teaser links to.
 */
const LIKELY = 0.45;
/**
 * With at most one keyword and two competing passages, the score must exceed the confidence by this much.
 */
const MIN_TOPIC_MARGIN = 0.05;
/** A second page scoring at least this fraction of the best is offered as an alternative. */
const TIE_RATIO = 0.97;
/** HTML tags, template expressions and function calls are removed before the question is read. */
const CODE_LIKE = /<\/?[a-z!][^>]*>?|\$\{.*\}|[\w.]+\([^)]*\)/gi;

/** Answers with a quote from the site's pages, or reports that no page answers the question. */
export function answer({ asked, from }: Turn, index: PassageIndex): Reply {
  const talk = smallTalk(asked);
  if (talk !== undefined) return { kind: 'talk', text: talk };
  if (isOffTopic(asked)) return { kind: 'unknown', why: 'offTopic' };
  const question = readQuestion(asked.replace(CODE_LIKE, ' '), index);
  if (question.terms.length === 0) return { kind: 'unknown', why: 'unclear' };
  const all = findPassages(question, index);
  const enough = keywordCount(question) === 0 ? CONFIDENT_COMMON : CONFIDENT;
  const found = all.filter(({ confidence }) => confidence >= enough);
  const best = withoutTeaser(topRanked(found, all, enough), all);
  const rival = best && rivalOf(best, found, question);
  // The chosen source may have ranked below the quoting threshold, so all passages are searched.
  const chosen = [best, rival, ...all].find((one) => one && nameOf(one.passage) === from);
  if (chosen) return answerWith(chosen, question);
  if (!best || (rival && isPassingMention(best, question))) return { kind: 'unknown', why: 'nothing' };
  if (rival) return { kind: 'choice', sources: [sourceOf(best.passage), sourceOf(rival.passage)] };
  return answerWith(best, question);
}

function answerWith(finding: RankedPassage, question: Question): Reply {
  return { kind: 'answer', text: quote(finding, question), source: sourceOf(finding.passage) };
}

function topRanked(
  [confident]: readonly RankedPassage[],
  [first]: readonly RankedPassage[],
  enough: number,
): RankedPassage | undefined {
  return enough === CONFIDENT && confident && first && first.confidence >= LIKELY ? first : confident;
}

function isPassingMention({ score, confidence }: RankedPassage, question: Question): boolean {
  return score - confidence < MIN_TOPIC_MARGIN && keywordCount(question) <= 1;
}

function keywordCount({ terms }: Question): number {
  return terms.filter(({ weight }) => weight > KEYWORD).length;
}

/** Replaces a teaser with the page it points to, if that page also matches. */
function withoutTeaser(
  best: RankedPassage | undefined,
  all: readonly RankedPassage[],
): RankedPassage | undefined {
  if (!best?.passage.isTeaser) return best;
  const { heading } = best.passage.part;
  const fullPage = all.find(({ passage }) => passage.page.title === heading && !passage.isTeaser);
  return fullPage && fullPage.confidence >= LIKELY ? fullPage : best;
}

function rivalOf(
  best: RankedPassage,
  found: readonly RankedPassage[],
  question: Question,
): RankedPassage | undefined {
  const rival = found.find(
    ({ passage }) => !passage.isTeaser && passage.page.path !== best.passage.page.path,
  );
  if (!rival || rival.score < TIE_RATIO * best.score) return undefined;
  return sameWords(quote(rival, question), quote(best, question)) ? undefined : rival;
}

function quote({ passage, unit }: RankedPassage, { terms }: Question): string {
  return excerptFrom(passage, unit, (at) => {
    const stems = passage.units[at]?.stems;
    return terms.some(
      ({ forms }) => stems !== undefined && [...forms.keys()].some((form) => stems.has(form)),
    );
  });
}

function sourceOf({ page, part }: Passage): Source {
  const to = part.anchor ? `${page.path}#${part.anchor}` : page.path;
  return { to, path: page.path, page: page.title, heading: part.heading };
}

/** Display name of a source, such as “Pricing, Compare the plans”. */
export function nameOfSource({ page, heading }: Source): string {
  return page === heading ? page : `${page}, ${heading}`;
}

function nameOf(passage: Passage): string {
  return nameOfSource(sourceOf(passage));
}

function sameWords(one: string, other: string): boolean {
  const letters = /[^\p{L}\p{N}]/gu;
  return one.replace(letters, '') === other.replace(letters, '');
}

const ROOM = { sentences: 240, items: 120 };
const MOST_ITEMS = 4;
/** Items shorter than this are quoted together with the next unit. */
const MIN_ITEM_LENGTH = 40;
const SHORT_SENTENCE = 90;
/** Sentences that refer to the one before them. */
const BACK_REFERENCE =
  /^(?:It|Its|They|Their|Those|These|This|That|Then|Both|So|He|She|And|But|With|Without|The other)\b/;
/** The value of a label/value pair. */
const VALUE = /^[\d$+−–]|^(?:Not included|Included|Unlimited|Live|Yes|No|As agreed)$/;

/** One or two sentences, or a few list items, quoted word for word. */
function excerptFrom({ said, units }: Passage, at: number, matches: (unit: number) => boolean): string {
  const [first, last] = isItem(at) ? items() : sentences();
  return said.slice(units[first]?.start, units[last]?.end);

  function sentences(): [number, number] {
    if (refersBack(at) && units[at - 1]?.whole && !refersBack(at - 1) && fits(at - 1, at, ROOM.sentences))
      return [at - 1, at];
    const continues = units[at + 1]?.whole && fits(at, at + 1, ROOM.sentences);
    const short = textAt(at).length < SHORT_SENTENCE;
    return continues && (short || refersBack(at + 1) || matches(at + 1)) ? [at, at + 1] : [at, at];
  }

  function items(): [number, number] {
    const from = VALUE.test(textAt(at)) && isItem(at - 1) && fits(at - 1, at, ROOM.items) ? at - 1 : at;
    let to = from;
    const isPair = !VALUE.test(textAt(from)) && VALUE.test(textAt(from + 1));
    const most = isPair ? 2 : MOST_ITEMS;
    while (isItem(to + 1) && to - from + 1 < most && fits(from, to + 1, ROOM.items)) to += 1;
    const length = (units[to]?.end ?? 0) - (units[from]?.start ?? 0);
    return length < MIN_ITEM_LENGTH && !isPair && fits(from, to + 1, ROOM.sentences)
      ? [from, to + 1]
      : [from, to];
  }

  /** Whether the units are adjacent in the text and together within the length limit. */
  function fits(from: number, to: number, room: number): boolean {
    const gap = said.slice(units[to - 1]?.end, units[to]?.start);
    return (units[to]?.end ?? Infinity) - (units[from]?.start ?? 0) <= room && (gap === ' ' || gap === ' · ');
  }

  function textAt(unit: number): string {
    return units[unit]?.text ?? '';
  }

  function isItem(unit: number): boolean {
    return units[unit]?.whole === false;
  }

  function refersBack(unit: number): boolean {
    return BACK_REFERENCE.test(textAt(unit));
  }
}
