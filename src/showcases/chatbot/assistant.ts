import { excerptFrom } from './excerpt';
import { findPassages, type Finding } from './finding';
import type { Library, Passage } from './library';
import { readQuestion, type Question } from './question';
import { smallTalk } from './small-talk';

/** Where on the site something is said. */
export interface Source {
  readonly to: string;
  readonly path: string;
  readonly page: string;
  readonly heading: string;
}

export type Reply =
  | { readonly kind: 'talk'; readonly text: string }
  | { readonly kind: 'answer'; readonly text: string; readonly source: Source }
  | { readonly kind: 'choice'; readonly sources: readonly Source[] }
  | { readonly kind: 'unknown'; readonly why: 'nothing' | 'unclear' };

export interface Turn {
  readonly asked: string;
  /** Chosen when the question could be read in two ways. */
  readonly from?: string;
}

/** How much of what was asked has to be in a place of the site before that place is quoted. */
const SURE = 0.55;
/** Enough for the page that another one has pointed to. */
const LIKELY = 0.4;
/** Two pages that fit as well as each other are for the visitor to choose from. */
const AS_GOOD = 0.97;
/** Tags and calls: a program says nothing about us. */
const CODE = /<\/?[a-z!][^>]*>?|\$\{.*\}|[\w.]+\([^)]*\)/gi;

/** Answers from the pages, in their words, or says that they do not say. */
export function answer({ asked, from }: Turn, library: Library): Reply {
  const talk = smallTalk(asked);
  if (talk !== undefined) return { kind: 'talk', text: talk };
  const question = readQuestion(asked.replace(CODE, ' '), library);
  if (question.terms.length === 0) return { kind: 'unknown', why: 'unclear' };
  const all = findPassages(question, library);
  const found = all.filter(({ sureness }) => sureness >= SURE);
  const chosen = from === undefined ? undefined : found.find(({ passage }) => nameOf(passage) === from);
  const best = chosen ?? atLength(found[0], all);
  if (!best) return { kind: 'unknown', why: 'nothing' };
  const rival = chosen ? undefined : rivalOf(best, found, question);
  if (rival) return { kind: 'choice', sources: [sourceOf(best.passage), sourceOf(rival.passage)] };
  return { kind: 'answer', text: quote(best, question), source: sourceOf(best.passage) };
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
