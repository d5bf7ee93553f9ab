/** Cuts a text between words into parts of at most so many letters; a longer word is a part of its own. */
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

/** Two lines of about the same length, where there are words enough for two. */
export function splitInTwoLines(text: string, language: string): string[] {
  const words = wordsOf(text, language);
  const cuts = words.slice(1).map((_, index) => words.slice(0, index + 1).join('').length);
  const isBetween = (cut: number) => text.slice(cut).trim() !== '' && text.slice(0, cut).trim() !== '';
  const middle = text.length / 2;
  const [best] = cuts
    .filter(isBetween)
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return best === undefined ? [text] : [text.slice(0, best).trim(), text.slice(best).trim()];
}

/** Also for languages that put no spaces between words. Together they are the text again. */
function wordsOf(text: string, language: string): string[] {
  if (!('Segmenter' in Intl)) return text.match(/\S+\s*|\s+/g) ?? [];
  const segments = new Intl.Segmenter(localeOf(language), { granularity: 'word' }).segment(text);
  const words: string[] = [];
  for (const { segment, isWordLike } of segments) {
    // A full stop belongs to the word before it.
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
