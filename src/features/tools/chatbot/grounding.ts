import type { Ranking } from '@/features/search';
import { inWords } from '@/lib/number-words';
import { brand, currency } from '@/site/brand';
import { plans } from '@/site/plans';

/** A passage of the site that the model may answer from. */
export interface Source {
  /** As in "Pricing, Compare the plans". */
  readonly name: string;
  readonly to: string;
  readonly text: string;
}

/** A sentence of an answer and the passages that say it. */
export interface Claim {
  readonly text: string;
  readonly sources: readonly Source[];
}

/** The tokenizer of the search, so that texts are compared as in the search. */
export type Tokenizer = Pick<Ranking, 'termsIn' | 'topicsIn'>;

/** Share of a sentence's topic words that its passages have to contain. */
const MIN_OVERLAP = 0.6;
const CITATIONS = /\[\s*\d+(?:\s*,\s*\d+)*\s*\]/;
const CITED = new RegExp(`([^[\\]]+)((?:\\s*${CITATIONS.source})+)([.!?…]?)`, 'g');
/** A citation in the middle of a sentence, which is moved to its end. */
const EARLY = new RegExp(
  `\\s*((?:${CITATIONS.source}\\s*)+)((?:,|\\s?\\p{Ll})(?:[^.!?[\\]]|[.](?=\\d))*[.!?])`,
  'gu',
);
const SENTENCE_START = /(?<=[.!?…]["”’)]?)\s+(?=["“(]?[\p{Lu}\d$€£])/u;
const MARKUP = /\*\*|__|`|^\s*(?:[-*•]|#{1,6}|\d+[.)])\s+/gm;
const LINK = /\[([^\]\d][^\]]*)\]\([^)]*\)/g;
const NEGATION = /\b(?:not?|never|none|nothing|cannot|without|neither|nor)\b|n[’']t\b/i;
const CLAUSE = /[.!?…;:,·()]|\bbut\b/i;
const NUMBER = /([$€£]\s?)?(\d[\d,]*(?:\.\d+)?)(\s?%|\s?percent\b)?/gi;
const NAME = /(?<=[\p{Ll}\d,;)’”"] )\p{Lu}[\p{L}\d-]*/gu;
/** Without "one", which is rarely a number. */
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 9 }, (_, at) => [inWords(at + 2), at + 2]),
);

/**
 * The sentences of an answer that a passage of the site supports. Each has to cite a passage that exists, contains its
 * numbers, prices, names and most of its words, and does not contradict it. All others are dropped, and so are
 * duplicates. While an answer is streaming, only sentences with a complete citation are checked.
 */
export function groundedClaims(
  answer: string,
  sources: readonly Source[],
  words: Tokenizer,
): readonly Claim[] {
  const names = new Set([
    ...plans.map(({ title }) => title),
    ...sources.flatMap(({ name, text }) => namesIn(`${name}. ${text}`)),
  ]);
  const plain = answer.replace(LINK, '$1').replace(MARKUP, '').replace(EARLY, '$2 $1');
  const claims = [...plain.matchAll(CITED)].flatMap(([, before = '', citations = '', end = '']) => {
    const sentence = before.trim().split(SENTENCE_START).at(-1) ?? '';
    const numbers = [...new Set(citations.match(/\d+/g)?.map(Number))];
    const cited = numbers.map((number) => sources[number - 1]).filter((source) => source !== undefined);
    if (cited.length < numbers.length || !isSupported(sentence, cited, names, words)) return [];
    const text = /[.!?…]["”’)]?$/.test(sentence) ? sentence : `${sentence}${end || '.'}`;
    return [{ text, sources: cited }];
  });
  return claims.filter(({ text }, at) => claims.findIndex((other) => other.text === text) === at);
}

function isSupported(
  sentence: string,
  cited: readonly Source[],
  names: ReadonlySet<string>,
  words: Tokenizer,
): boolean {
  const { termsIn } = words;
  const passage = cited.map(({ name, text }) => `${name}. ${text}`).join(' ');
  const stems = new Set(termsIn(passage));
  const topic = topicStems(sentence, words);
  if (topic.length === 0) return false;
  const numbers = new Set(numbersIn(passage));
  const [first = ''] = /[\p{L}\d-]+/u.exec(sentence) ?? [];
  const ownNames = [...namesIn(sentence), ...(names.has(first) ? [first] : [])];
  return (
    topic.filter((stem) => stems.has(stem)).length / topic.length >= MIN_OVERLAP &&
    numbersIn(sentence).every((number) => numbers.has(number) || numbers.has(currency.sign + number)) &&
    ownNames.every((name) => brand.name.includes(name) || termsIn(name).every((stem) => stems.has(stem))) &&
    !contradicts(sentence, passage, words)
  );
}

/** Whether a clause is denied where the passage affirms it, or the other way around. */
function contradicts(sentence: string, passage: string, words: Tokenizer): boolean {
  const clauses = passage.split(CLAUSE).map((clause) => ({ clause, stems: new Set(words.termsIn(clause)) }));
  return sentence.split(CLAUSE).some((statement) => {
    const topic = topicStems(statement, words);
    const common = clauses.map(({ stems }) => topic.filter((stem) => stems.has(stem)).length);
    const most = Math.max(...common);
    const closest = clauses.filter((_, at) => common[at] === most);
    return most > 0 && closest.every(({ clause }) => NEGATION.test(clause) !== NEGATION.test(statement));
  });
}

function topicStems(text: string, { topicsIn, termsIn }: Tokenizer): readonly string[] {
  return topicsIn(text).flatMap(termsIn);
}

/** Numbers in one form: "$1,200.00" is "$1200" and "five" is "5". */
function numbersIn(text: string): readonly string[] {
  const digits = [...text.matchAll(NUMBER)].map(
    ([, currency = '', digits = '', percent]) =>
      `${currency.trim()}${Number(digits.replaceAll(',', ''))}${percent ? '%' : ''}`,
  );
  const spelled = (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap(
    (word) => NUMBER_WORDS.get(word) ?? [],
  );
  return [...digits, ...spelled.map(String)];
}

/** Capitalized words inside a sentence. */
export function namesIn(text: string): readonly string[] {
  return (text.match(NAME) ?? []).filter((name) => name !== 'I');
}
