import type { CuratedAnswer, IndexedPage } from '../search-index';
import { quotedSentences } from '../sentences';

/** Shortens the beginnings of quoted sentences as far as they still quote the same. */
export function withShortQuotes(
  answers: readonly CuratedAnswer[],
  pages: readonly IndexedPage[],
): readonly CuratedAnswer[] {
  return answers.map((answer) => {
    const { quote, to } = answer;
    if (quote === undefined) return answer;
    const section = pages.flatMap(({ path, description, parts }) =>
      parts
        .filter(({ anchor }) => to === (anchor ? `${path}#${anchor}` : path))
        .map((part) => ({ part, above: part === parts[0] ? description : '' })),
    );
    const saidWith = (words: string) =>
      section.map(({ part, above }) => quotedSentences(part, [words], above)).join('');
    const short = quote.split(' | ').map((words) => shortest(words, saidWith));
    return Object.assign(answer, { quote: short.join(' | ') });
  });
}

function shortest(words: string, saidWith: (words: string) => string): string {
  const said = saidWith(words);
  const lengths = Array.from({ length: words.length }, (_, at) => at + 1);
  return words.slice(
    0,
    lengths.find((length) => saidWith(words.slice(0, length)) === said),
  );
}
