import type { Advice, Remark } from './advice';

const advices = {
  vague: {
    id: 'vague-link',
    weight: 1,
    title: 'Links that don’t say where they lead',
    advice:
      'Let the words of the link name what is behind it. Screen readers list links without the text around them.',
  },
  alt: {
    id: 'no-alt',
    weight: 2,
    title: 'Pictures without a description',
    advice: 'Say in a few words what is to be seen, for those who cannot see it and for search engines.',
  },
} as const satisfies Record<string, Advice>;

const VAGUE =
  />\s{0,9}(?:click here|here|read more|learn more|more|this link)\s{0,9}<\/a|\[(?:click here|here|read more|learn more|more|this link)\]\(/gi;
const NO_ALT = /!\[\s{0,20}\]\([^()\s]{1,300}\)|<img(?![^>]{0,500}\salt\s{0,9}=)[^<>]{0,500}>/gi;

/** What is to be said about links and pictures, which only the marked-up text shows. */
export function remarkOnLinks(source: string): Remark[] {
  const found = [
    [advices.vague, VAGUE],
    [advices.alt, NO_ALT],
  ] as const;
  return found.flatMap(([advice, pattern]) =>
    [...source.matchAll(pattern)].map(({ 0: piece, index }) => {
      const span = wordsOf(piece, index);
      return {
        advice,
        start: span.start,
        end: span.end,
        within: { start: index - 60, end: span.end + 60 },
        isMarkup: true,
      };
    }),
  );
}

/** Of a link its words; of a picture all of it. */
function wordsOf(piece: string, index: number) {
  const words = /^(?:\[|>\s{0,9})([^\]<]{1,20}?)\s{0,9}[\]<]/.exec(piece);
  const start = index + (words?.[1] === undefined ? 0 : piece.indexOf(words[1]));
  return { start, end: start + (words?.[1] ?? piece).length };
}
