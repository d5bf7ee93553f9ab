import type { Span } from '../shared/text-findings';
import data from './learned.json';

const weights = new Map(
  Object.entries(data.grams).flatMap(([weight, lines]) =>
    lines.flatMap((line) => line.split('|')).map((gram) => [gram, Number(weight)] as const),
  ),
);

const TOKEN =
  /(?<link>https?:\/\/\S{1,200}|[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.\p{L}{2,10}(?:\/\S{0,200})?)|(?<number>\d[\d.,]{0,20})|\p{L}{1,40}(?:['’]\p{L}{1,9})?|[$€£]/gu;

/** The words and word pairs of a text, each with its first place. Links and numbers count as one word each. */
export function gramsOf(text: string): Map<string, Span> {
  const grams = new Map<string, Span>();
  let previous: (Span & { readonly word: string }) | undefined;
  for (const { 0: found, index, groups } of text.matchAll(TOKEN)) {
    const isLink = groups?.['link'] !== undefined;
    const word = isLink ? '@' : groups?.['number'] ? '#' : found.toLowerCase().replace('’', "'");
    const token = { word, start: index, end: index + found.length };
    if (!grams.has(word)) grams.set(word, token);
    const pair = `${previous?.word ?? ''} ${word}`;
    if (!grams.has(pair)) grams.set(pair, { start: previous?.start ?? index, end: token.end });
    previous = token;
  }
  return grams;
}

const FACTOR = 2;
const MAX_POINTS = 4;
/** Of the messages that it was trained on. It counts less for longer texts. */
const USUAL_LENGTH = 700;
/** A link or a greeting alone has no wording to judge. */
const MIN_GRAMS = 12;
/** Words such as “to” and “the” count, but quoting them would explain nothing. */
const CONTENT_WORD = /\p{L}{4}/u;

/** How much a text is worded like a scam, from 0 to 4 points, and the words that say so most. */
export function learnedPart(text: string): Span & { readonly points: number } {
  const grams = [...gramsOf(text)];
  let sum = 0;
  let heaviest = { start: 0, end: 0, weight: 0 };
  for (const [gram, { start, end }] of grams) {
    const weight = weights.get(gram) ?? 0;
    sum += weight;
    if (weight > heaviest.weight && CONTENT_WORD.test(gram)) heaviest = { start, end, weight };
  }
  const points = grams.length < MIN_GRAMS ? 0 : FACTOR * (data.bias + sum / Math.sqrt(grams.length));
  const share = Math.min(1, USUAL_LENGTH / text.length);
  return {
    start: heaviest.start,
    end: heaviest.end,
    points: Math.max(0, Math.min(MAX_POINTS, points)) * share,
  };
}
