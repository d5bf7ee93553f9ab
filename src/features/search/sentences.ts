import type { IndexedPart } from './search-index';

const BOUNDARY = /(?<=[.?!…][”"’)]?) (?=[^\p{Ll}\s])| · /u;
const SENTENCE_END = /[.?!…][”"’)]?$/u;
/** A shorter quote is extended by the sentence after it. */
const SHORT_LENGTH = 90;
const MAX_QUOTE_LENGTH = 300;
const MAX_LIST_ITEMS = 5;
/** Sentences that refer to the one before them. */
const FOLLOW_ON = /^(?:It|Its|They|Their|Those|These|This|That|Then|Both|So|He|She|And|But|With|Without)\b/;

/** The sentence of a section that covers a question best, with at most one before or after it. */
export function bestSentences(part: IndexedPart, coverageOf: (text: string) => number) {
  const sentences = sentencesOf(part);
  const covered = sentences.map(coverageOf);
  const coverage = Math.max(0, ...covered);
  const at = covered.indexOf(coverage);
  const best = sentences[at] ?? '';
  const before = sentences[at - 1];
  const after = sentences[at + 1];
  if (before !== undefined && FOLLOW_ON.test(best) && before.length + best.length < MAX_QUOTE_LENGTH)
    return { text: `${before} ${best}`, coverage };
  if (
    after !== undefined &&
    (best.length < SHORT_LENGTH || FOLLOW_ON.test(after)) &&
    best.length + after.length < MAX_QUOTE_LENGTH
  )
    return { text: `${best} ${after}`, coverage };
  return { text: best, coverage };
}

/** The heading, sentences and list items of a section, or of the description above it, that begin with one of `beginnings`. */
export function quotedSentences(
  part: IndexedPart,
  beginnings: readonly string[],
  description: string,
): string {
  const { heading, text, example = '' } = part;
  const isQuoted = (said: string) => beginnings.some((words) => said.startsWith(words));
  const sentences = [
    heading,
    ...sentencesOf(part),
    ...sentencesOf({ heading, text: example }),
    ...description.split(BOUNDARY),
  ];
  const quoted = sentences.filter(isQuoted);
  const items = `${text} · ${example}`.split(BOUNDARY).filter(isQuoted);
  const missing = items.filter((item) => !quoted.some((sentence) => sentence.includes(item)));
  return [...new Set([...quoted, ...missing])]
    .map((said) => (SENTENCE_END.test(said) ? said : `${said}.`))
    .join(' ');
}

/** Whole sentences: a label goes before its sentence, and list items are joined below their heading. */
export function sentencesOf({ heading, text }: Pick<IndexedPart, 'heading' | 'text'>): readonly string[] {
  const sentences: string[] = [];
  let items: string[] = [];
  function closeList() {
    if (items.length > 0)
      sentences.push(`${heading.replace(/[.?!]$/, '')}: ${items.slice(0, MAX_LIST_ITEMS).join(', ')}.`);
    items = [];
  }
  for (const piece of text.split(BOUNDARY).filter(Boolean)) {
    if (!SENTENCE_END.test(piece)) {
      items.push(piece);
      continue;
    }
    const label = items.length === 1 ? items.pop() : undefined;
    closeList();
    sentences.push(label === undefined ? piece : `${label}: ${piece}`);
  }
  closeList();
  return sentences;
}
