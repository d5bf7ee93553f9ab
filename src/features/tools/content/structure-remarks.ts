import { type Advice, type Block, type Draft, type Remark, wordsIn } from './read-draft';

const LONGEST_STRETCH = 300;
const LONGEST_HEADING = 12;

const advices = {
  none: {
    id: 'no-headings',
    weight: 3,
    title: 'No headings',
    advice: 'Give each part a line that says what it answers. Most readers scan the headings first.',
  },
  noFirst: {
    id: 'no-h1',
    weight: 2,
    title: 'No main heading',
    advice: 'Begin with one level-1 heading. It tells readers and search engines what the page is about.',
  },
  manyFirst: {
    id: 'many-h1',
    weight: 2,
    title: 'More than one main heading',
    advice: 'Keep one level-1 heading and change the others to level 2.',
  },
  skipped: {
    id: 'skipped-level',
    weight: 2,
    title: 'A level of headings is skipped',
    advice: 'Go down one level at a time. Screen reader users navigate by the levels.',
  },
  stretch: {
    id: 'long-stretch',
    weight: 2,
    title: 'A long stretch without a heading',
    advice: `More than ${LONGEST_STRETCH} words. Add a heading in between so readers can find their place.`,
  },
  empty: {
    id: 'empty-heading',
    weight: 2,
    title: 'An empty heading',
    advice: 'Write what the part is about, or take the heading out.',
  },
  long: {
    id: 'long-heading',
    weight: 1,
    title: 'Long headings',
    advice: `More than ${LONGEST_HEADING} words. Readers take in a heading at a glance.`,
  },
} as const satisfies Record<string, Advice>;

const SHORT_DRAFT = 150;

/** Remarks on the headings of a draft. */
export function findHeadingRemarks(draft: Draft): Remark[] {
  const { text, blocks, sentences } = draft;
  const headings = blocks.filter(({ level }) => level > 0);
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  const first = headings.filter(({ level }) => level === 1);
  const remarks = [...remarksOnEach(text, headings), ...stretches(draft)];
  const begin = blocks[0] ?? { start: 0, end: 0 };
  if (headings.length === 0 && words > SHORT_DRAFT) remarks.push(at(advices.none, begin));
  if (headings.length > 0 && first.length === 0) remarks.push(at(advices.noFirst, begin));
  return [...remarks, ...first.slice(1).map((heading) => at(advices.manyFirst, heading, true))];
}

function remarksOnEach(text: string, headings: readonly Block[]): Remark[] {
  return headings.flatMap((heading, index) => {
    const words = wordsIn(text.slice(heading.start, heading.end)).length;
    const above = headings[index - 1]?.level ?? heading.level;
    const steps = `From level ${above} to level ${heading.level}.`;
    return [
      ...(words === 0 ? [at(advices.empty, heading)] : []),
      ...(words > LONGEST_HEADING ? [at(advices.long, heading, true)] : []),
      ...(heading.level > above + 1 ? [{ ...at(advices.skipped, heading, true), note: steps }] : []),
    ];
  });
}

/** Marks the first sentence beyond the limit in each stretch without a heading. */
function stretches({ blocks, sentences }: Draft): Remark[] {
  const headings = blocks.filter(({ level }) => level > 0);
  if (headings.length === 0) return [];
  const remarks: Remark[] = [];
  let next = 0;
  let words = 0;
  let isReported = false;
  for (const sentence of sentences) {
    while ((headings[next]?.start ?? Infinity) < sentence.start) {
      next += 1;
      words = 0;
      isReported = false;
    }
    words += sentence.words;
    if (words <= LONGEST_STRETCH || isReported) continue;
    remarks.push(at(advices.stretch, sentence, true));
    isReported = true;
  }
  return remarks;
}

function at(advice: Advice, { start, end }: Pick<Block, 'start' | 'end'>, isMarked = false): Remark {
  return { advice, start, end: isMarked ? end : start, within: { start, end } };
}

const linkAdvices = {
  vague: {
    id: 'vague-link',
    weight: 1,
    title: 'Links that don’t say where they lead',
    advice:
      'Name the target in the text of the link. Screen readers list links without the text around them.',
  },
  alt: {
    id: 'no-alt',
    weight: 2,
    title: 'Pictures without a description',
    advice: 'Describe the picture in a few words, for screen readers and search engines.',
  },
} as const satisfies Record<string, Advice>;

const VAGUE =
  />\s{0,9}(?:click here|here|read more|learn more|more|this link)\s{0,9}<\/a|\[(?:click here|here|read more|learn more|more|this link)\]\(/gi;
const NO_ALT = /!\[\s{0,20}\]\([^()\s]{1,300}\)|<img(?![^>]{0,500}\salt\s{0,9}=)[^<>]{0,500}>/gi;

/** Remarks on links and images, found in the markup. */
export function findLinkRemarks(source: string): Remark[] {
  const found = [
    [linkAdvices.vague, VAGUE],
    [linkAdvices.alt, NO_ALT],
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

/** The range of a link's text, or of the whole image. */
function wordsOf(piece: string, index: number) {
  const words = /^(?:\[|>\s{0,9})([^\]<]{1,20}?)\s{0,9}[\]<]/.exec(piece);
  const start = index + (words?.[1] === undefined ? 0 : piece.indexOf(words[1]));
  return { start, end: start + (words?.[1] ?? piece).length };
}
