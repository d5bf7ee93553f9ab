import { type Caption, clockText } from './caption';

/** Characters per line, two lines per cue. */
const LINE = 42;
const LONGEST = 2 * LINE;
/** Minimum duration of a cue, unless the next one starts earlier. */
const SHORTEST_MS = 1000;
const LEAST_MS = 200;
const LATEST_MS = 24 * 3_600_000 - 1;

/** Splits captions into cues that fit two lines and do not overlap. */
export function toCues(captions: readonly Caption[], language: string): Caption[] {
  const parts = captions.flatMap((caption) => split(caption, language));
  let gone = 0;
  return parts.map((part, index) => {
    const startMs = Math.max(part.startMs, gone);
    const next = parts[index + 1]?.startMs ?? Infinity;
    const wanted = Math.min(Math.max(part.endMs, startMs + SHORTEST_MS), next);
    gone = Math.max(wanted, startMs + LEAST_MS);
    return { startMs, endMs: gone, text: part.text };
  });
}

export function toText(captions: readonly Caption[]): string {
  return captions.map(({ startMs, text }) => `[${clockText(startMs)}] ${text}\n`).join('');
}

export function toSrt(captions: readonly Caption[], language: string): string {
  return toCues(captions, language)
    .map((cue, index) => {
      const text = lines(cue.text, language).replaceAll('-->', '→');
      return `${index + 1}\n${stamp(cue.startMs)} --> ${stamp(cue.endMs)}\n${text}\n`;
    })
    .join('\n')
    .replaceAll('\n', '\r\n');
}

/** Distributes the time of a caption by text length. */
function split({ startMs, endMs, text }: Caption, language: string): Caption[] {
  const parts = splitText(text, LONGEST, language);
  const letters = parts.reduce((sum, part) => sum + part.length, 0);
  let passed = 0;
  const at = () => Math.round(startMs + ((endMs - startMs) * passed) / letters);
  return parts.map((part) => {
    const from = at();
    passed += part.length;
    return { startMs: from, endMs: at(), text: part };
  });
}

function lines(text: string, language: string): string {
  return text.length <= LINE ? text : splitInTwoLines(text, language).join('\n');
}

/** 00:01:05,250 */
function stamp(ms: number): string {
  return new Date(Math.min(Math.round(ms), LATEST_MS)).toISOString().slice(11, 23).replace('.', ',');
}

/** Splits a text between words into parts of limited length. A longer word stays whole. */
export function splitText(text: string, longest: number, language: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const word of wordsOf(text, language)) {
    if (part.trim() !== '' && (part + word).trimEnd().length > longest) {
      parts.push(part.trim());
      part = '';
    }
    part += word;
  }
  return [...parts, part.trim()].filter((each) => each !== '');
}

/** Splits a text into two lines of similar length. */
function splitInTwoLines(text: string, language: string): string[] {
  const words = wordsOf(text, language);
  const cuts = words.slice(1).map((_, index) => words.slice(0, index + 1).join('').length);
  const isBetween = (cut: number) => text.slice(cut).trim() !== '' && text.slice(0, cut).trim() !== '';
  const middle = text.length / 2;
  const [best] = cuts
    .filter(isBetween)
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return best === undefined ? [text] : [text.slice(0, best).trim(), text.slice(best).trim()];
}

/** Splits into words, also for languages without spaces. Joined, they are the original text. */
function wordsOf(text: string, language: string): string[] {
  if (!('Segmenter' in Intl)) return text.match(/\S+\s*|\s+/g) ?? [];
  const segments = new Intl.Segmenter(localeOf(language), { granularity: 'word' }).segment(text);
  const words: string[] = [];
  for (const { segment, isWordLike } of segments) {
    // Punctuation stays with the word before it.
    if (isWordLike || words.length === 0) words.push(segment);
    else words.push(`${words.pop() ?? ''}${segment}`);
  }
  return words;
}

function localeOf(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}
