import type { Advice } from './read-draft';
import type { KeyPhrase } from './key-phrase';
import type { Reading } from './readability';

/** Approximate space in a search result, in characters of average width. */
export const available = { title: 60, description: 155 } as const;

const widths: readonly (readonly [RegExp, number])[] = [
  [/[iljtfrI.,:;'’|!()[\]\s]/u, 0.6],
  [/[mwMWÆŒ@%—]/u, 1.5],
  [/[A-Z]/u, 1.2],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u, 1.9],
];

export interface Fit {
  /** The visible part, with an ellipsis if cut. */
  readonly shown: string;
  readonly isCut: boolean;
  readonly length: number;
  /** Share of the available space; above 1 the text is cut. */
  readonly share: number;
}

const LONGEST_READ = 2_000;

/** Fits a line into the space of a search result by estimated character widths. */
export function fit(text: string, size: number): Fit {
  const chars = Array.from(text.slice(0, LONGEST_READ).trim().replaceAll(/\s+/gu, ' '));
  // Corrects for running English, whose letters differ from the average.
  const scale = 1.07;
  let width = 0;
  let kept = 0;
  for (const char of chars) {
    width += (widths.find(([letters]) => letters.test(char))?.[1] ?? 1) * scale;
    if (width <= size) kept += 1;
  }
  const isCut = width > size;
  const line = chars.join('');
  return {
    shown: isCut ? `${wholeWords(chars, kept)} …` : line,
    isCut,
    length: chars.length,
    share: width / size,
  };
}

function wholeWords(chars: readonly string[], kept: number): string {
  const line = chars.slice(0, Math.max(0, kept - 2)).join('');
  const space = line.lastIndexOf(' ');
  return (space > line.length / 2 ? line.slice(0, space) : line).replace(/[\s,;:–-]+$/u, '');
}

export interface WholeRemark {
  readonly advice: Advice;
  readonly note: string;
}

const noDescription = {
  id: 'no-description',
  weight: 1,
  title: 'No description',
  advice:
    'Say in a sentence or two what the reader gets. Otherwise the search engine chooses a few of your lines.',
} as const satisfies Advice;

const SHORT_TITLE = 0.4;
const SHORT_DESCRIPTION = 0.45;

interface Whole {
  /** Null if the draft has none and none was entered. */
  readonly title: Fit | null;
  readonly description: Fit | null;
  /** Whether a description is expected: the draft has a head or a title was entered. */
  readonly isDescriptionDue: boolean;
  readonly phrase: KeyPhrase | null;
  readonly reading: Reading | null;
}

/** Remarks on the whole draft: search preview, key phrase, readability. */
export function findWholeRemarks({
  title,
  description,
  isDescriptionDue,
  phrase,
  reading,
}: Whole): WholeRemark[] {
  const remarks = title ? remarksOnLength('title', title) : [];
  if (description) remarks.push(...remarksOnLength('description', description));
  else if (isDescriptionDue)
    remarks.push({ advice: noDescription, note: 'The search result above shows the first lines instead.' });
  if (phrase) remarks.push(...remarksOnPhrase(phrase, reading?.words ?? 0));
  if (reading && reading.words > 50 && reading.ease < 50) {
    const advice = {
      id: 'hard',
      weight: 3,
      title: 'Hard to read',
      advice: 'Shorten the longest sentences first, then swap long words for the ones you would say.',
    } as const;
    remarks.push({ advice, note: `Reading ease ${Math.round(reading.ease)} of 100. Aim for 60 or more.` });
  }
  return remarks;
}

function remarksOnLength(name: 'title' | 'description', { isCut, length, share }: Fit): WholeRemark[] {
  const id = `${name}-${isCut ? 'cut' : 'short'}`;
  const figures = `${length} characters. There is room for about ${available[name]}.`;
  if (length === 0) return [];
  if (isCut) {
    const advice = 'Put what matters first and drop the rest. Readers do not see what is cut off.';
    return [{ advice: { id, weight: 2, title: `The ${name} is cut off`, advice }, note: figures }];
  }
  if (share >= (name === 'title' ? SHORT_TITLE : SHORT_DESCRIPTION)) return [];
  const advice = 'There is room to say what the reader gets from opening it.';
  return [{ advice: { id, weight: 1, title: `The ${name} is short`, advice }, note: figures }];
}

const LEAST_WORDS = 100;

function remarksOnPhrase(
  { phrase, isOwn, count, share, balance, missingIn }: KeyPhrase,
  words: number,
): WholeRemark[] {
  const figures = `“${phrase}”: ${count} times, ${(share * 100).toFixed(1)}% of the words.`;
  const remarks: WholeRemark[] = [];
  if (balance === 'often') {
    const advice = 'Replace half of them with “it” or another word. Repetition reads like an advertisement.';
    remarks.push({
      advice: { id: 'phrase-often', weight: 2, title: 'The key phrase appears too often', advice },
      note: figures,
    });
  }
  if (!isOwn && (balance === 'missing' || (balance === 'rare' && words > LEAST_WORDS))) {
    const advice = 'Use it where you now write “this” or “it”, in the words your readers search with.';
    const title = balance === 'missing' ? 'The key phrase is not in the text' : 'The key phrase is rare';
    remarks.push({
      advice: { id: 'phrase-rare', weight: balance === 'missing' ? 3 : 1, title, advice },
      note: figures,
    });
  }
  if (missingIn.length > 0) {
    const advice = 'These are the places that are read first, by people and by search engines.';
    const note = `Missing from ${missingIn.join(', ')}.`;
    remarks.push({
      advice: {
        id: 'phrase-missing-in',
        weight: 2,
        title: 'The key phrase is missing from important places',
        advice,
      },
      note,
    });
  }
  return remarks;
}
