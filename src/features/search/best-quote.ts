import type { IndexedPart } from './search-index';

const BOUNDARY = /(?<=[.?!…][”"’)]?) (?=[^\p{Ll}\s])| · /u;
const SENTENCE_END = /[.?!…][”"’)]?$/u;
/** A longer quote answers more questions, and takes longer to read. */
const MAX_QUOTE_LENGTH = 280;
const MAX_LIST_ITEMS = 6;

/** The consecutive sentences of a section that are worth most, for example because they cover a question. */
export function bestQuote(part: IndexedPart, worthOf: (text: string) => number): string {
  const sentences = sentencesOf(part);
  let best = { text: '', worth: -1, first: -1 };
  for (const at of sentences.keys()) {
    const text = quoteFrom(sentences.slice(at));
    const worth = worthOf(text);
    const first = worthOf(sentences[at] ?? '');
    if (worth > best.worth || (worth === best.worth && first > best.first)) best = { text, worth, first };
  }
  return best.text;
}

function quoteFrom(sentences: readonly string[]): string {
  return sentences.reduce((text, next) => {
    const longer = `${text} ${next}`;
    return longer.length > MAX_QUOTE_LENGTH || text.length === MAX_QUOTE_LENGTH ? text : longer;
  });
}

/** Whole sentences: a label goes before its sentence, and list items are joined below their heading. */
function sentencesOf({ heading, text }: Pick<IndexedPart, 'heading' | 'text'>): readonly string[] {
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
