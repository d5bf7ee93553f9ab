import { type Finding, findPassages } from './rank-passages';
import type { PassageIndex, Passage } from './site-passages';
import { isOffTopic, smallTalk } from './canned-replies';
import { type Question, readQuestion } from './read-question';

/** Where on the site something is said. */
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
  /** Chosen when the question could be read in two ways. */
  readonly from?: string;
}

/** How much of what was asked has to be in a place of the site before that place is quoted. */
const SURE = 0.52;
/** The same for a question of nothing but common words. */
const SURE_OF_LITTLE = 0.85;
/** A word of this weight says what is asked about. */
const TELLING = 0.3;
/** Enough for what fits best when some place is sure, and for the page that another one has pointed to. */
const LIKELY = 0.45;
/** A word that two places mention in passing answers nothing: one of them would have to be about it by this much. */
const ABOUT = 0.05;
/** Two pages that fit as well as each other are for the visitor to choose from. */
const AS_GOOD = 0.97;
/** Tags and calls: a program says nothing about us. */
const CODE = /<\/?[a-z!][^>]*>?|\$\{.*\}|[\w.]+\([^)]*\)/gi;

/** Answers from the pages, in their words, or says that they do not say. */
export function answer({ asked, from }: Turn, library: PassageIndex): Reply {
  const talk = smallTalk(asked);
  if (talk !== undefined) return { kind: 'talk', text: talk };
  if (isOffTopic(asked)) return { kind: 'unknown', why: 'offTopic' };
  const question = readQuestion(asked.replace(CODE, ' '), library);
  if (question.terms.length === 0) return { kind: 'unknown', why: 'unclear' };
  const all = findPassages(question, library);
  const enough = tellingWords(question) === 0 ? SURE_OF_LITTLE : SURE;
  const found = all.filter(({ sureness }) => sureness >= enough);
  const best = atLength(likeliest(found, all, enough), all);
  const rival = best && rivalOf(best, found, question);
  // What was offered need not be among the sure ones.
  const chosen = [best, rival, ...all].find((one) => one && nameOf(one.passage) === from);
  if (chosen) return answerFrom(chosen, question);
  if (!best || (rival && isInPassing(best, question))) return { kind: 'unknown', why: 'nothing' };
  if (rival) return { kind: 'choice', sources: [sourceOf(best.passage), sourceOf(rival.passage)] };
  return answerFrom(best, question);
}

function answerFrom(finding: Finding, question: Question): Reply {
  return { kind: 'answer', text: quote(finding, question), source: sourceOf(finding.passage) };
}

function likeliest(
  [sure]: readonly Finding[],
  [first]: readonly Finding[],
  enough: number,
): Finding | undefined {
  return enough === SURE && sure && first && first.sureness >= LIKELY ? first : sure;
}

function isInPassing({ score, sureness }: Finding, question: Question): boolean {
  return score - sureness < ABOUT && tellingWords(question) <= 1;
}

function tellingWords({ terms }: Question): number {
  return terms.filter(({ weight }) => weight > TELLING).length;
}

/** What is said in a line on one page is better quoted from the page that is about it. */
function atLength(best: Finding | undefined, all: readonly Finding[]): Finding | undefined {
  if (!best?.passage.isSecondChoice) return best;
  const { heading } = best.passage.part;
  const told = all.find(({ passage }) => passage.page.title === heading && !passage.isSecondChoice);
  return told && told.sureness >= LIKELY ? told : best;
}

function rivalOf(best: Finding, found: readonly Finding[], question: Question): Finding | undefined {
  const rival = found.find(
    ({ passage }) => !passage.isSecondChoice && passage.page.path !== best.passage.page.path,
  );
  if (!rival || rival.score < AS_GOOD * best.score) return undefined;
  return sameWords(quote(rival, question), quote(best, question)) ? undefined : rival;
}

function quote({ passage, unit }: Finding, { terms }: Question): string {
  return excerptFrom(passage, unit, (at) => {
    const roots = passage.units[at]?.roots;
    return terms.some(
      ({ forms }) => roots !== undefined && [...forms.keys()].some((form) => roots.has(form)),
    );
  });
}

function sourceOf({ page, part }: Passage): Source {
  const to = part.anchor ? `${page.path}#${part.anchor}` : page.path;
  return { to, path: page.path, page: page.title, heading: part.heading };
}

/** What it is called where it is quoted: “Pricing, Compare the plans”. */
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
/** Too short to say anything alone. */
const CRUMB = 40;
const SHORT = 90;
/** Speaks of what the sentence before it has named. */
const POINTS_BACK =
  /^(?:It|Its|They|Their|Those|These|This|That|Then|Both|So|He|She|And|But|With|Without|The other)\b/;
/** What stands beside a label. */
const VALUE = /^[\d$+−–]|^(?:Not included|Included|Unlimited|Live|Yes|No|As agreed)$/;

/** A sentence or two, or a few items of a list, word for word as they stand on the page. */
function excerptFrom({ said, units }: Passage, at: number, tells: (unit: number) => boolean): string {
  const [first, last] = isItem(at) ? items() : sentences();
  return said.slice(units[first]?.start, units[last]?.end);

  function sentences(): [number, number] {
    if (pointsBack(at) && units[at - 1]?.whole && !pointsBack(at - 1) && fits(at - 1, at, ROOM.sentences))
      return [at - 1, at];
    const goesOn = units[at + 1]?.whole && fits(at, at + 1, ROOM.sentences);
    const short = textAt(at).length < SHORT;
    return goesOn && (short || pointsBack(at + 1) || tells(at + 1)) ? [at, at + 1] : [at, at];
  }

  function items(): [number, number] {
    const from = VALUE.test(textAt(at)) && isItem(at - 1) && fits(at - 1, at, ROOM.items) ? at - 1 : at;
    let to = from;
    const isPair = !VALUE.test(textAt(from)) && VALUE.test(textAt(from + 1));
    const most = isPair ? 2 : MOST_ITEMS;
    while (isItem(to + 1) && to - from + 1 < most && fits(from, to + 1, ROOM.items)) to += 1;
    const length = (units[to]?.end ?? 0) - (units[from]?.start ?? 0);
    return length < CRUMB && !isPair && fits(from, to + 1, ROOM.sentences) ? [from, to + 1] : [from, to];
  }

  /** One after the other, with nothing left out between them, and not too long. */
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

  function pointsBack(unit: number): boolean {
    return POINTS_BACK.test(textAt(unit));
  }
}
