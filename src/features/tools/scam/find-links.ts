import { finder, type Span } from '../shared/text-span';
import { parseAddress, type Address } from './address';

export interface Link extends Span {
  readonly address: Address;
  /** The words that a reader sees instead of the address. */
  readonly shown?: Span;
}

const WORD = /[^\s<>"'()[\]{}|,;“”‘’`*]+/gu;
const IPV6_LINK = /https?:\/\/\[[\da-f:.]{2,45}\]/giu;
const LONGEST = 2_000;

/** All addresses of a text, in the order in which they stand there. */
export function findLinks(text: string): Link[] {
  const links = [...markdownLinks(text), ...htmlLinks(text)].toSorted(
    (one, other) => one.start - other.start,
  );
  const taken = links.map(({ start, end, shown }) => ({
    start: Math.min(start, shown?.start ?? start),
    end: Math.max(end, shown?.end ?? end),
  }));
  let next = 0;
  for (const pattern of [WORD, IPV6_LINK]) {
    next = 0;
    for (const match of text.matchAll(pattern)) {
      if (pattern === WORD && !match[0].includes('.') && !match[0].includes(':')) continue;
      while ((taken[next]?.end ?? Infinity) <= match.index) next += 1;
      if ((taken[next]?.start ?? Infinity) <= match.index) continue;
      const link = readWord(match[0], match.index);
      if (link) links.push(link);
    }
  }
  return links.toSorted((one, other) => one.start - other.start);
}

function readWord(word: string, start: number): Link | null {
  const trimmed = word.slice(0, LONGEST).replace(/[.:!?…]{1,20}$/u, '');
  const address = parseAddress(trimmed);
  return address && { start, end: start + trimmed.length, address };
}

/** `[words](address)`, each found by its middle, so that brackets in brackets cost nothing. */
function* markdownLinks(text: string): Generator<Link> {
  const middle = finder(text, '](');
  const close = finder(text, ')');
  let from = 0;
  for (let at = middle(0); at !== Infinity; at = middle(from)) {
    const open = from + text.slice(from, at).lastIndexOf('[');
    const end = close(at);
    const isNear = open >= from && at - open <= LONGEST && end - at <= LONGEST;
    const address = isNear ? parseAddress(text.slice(at + 2, end).trim()) : null;
    if (address) yield { start: at + 2, end, address, shown: { start: open + 1, end: at } };
    from = address ? end + 1 : at + 2;
  }
}

const HREF = /\shref\s{0,9}=\s{0,9}(["']?)([^"'\s>]{1,2000})\1/iu;

/** `<a href="address">words</a>` */
function* htmlLinks(text: string): Generator<Link> {
  const lower = text.replaceAll('A', 'a');
  const opening = finder(lower, '<a');
  const bracket = finder(text, '>');
  const closing = finder(lower, '</a');
  let from = 0;
  for (let at = opening(0); at !== Infinity; at = opening(from)) {
    from = at + 2;
    const end = bracket(at);
    if (end - at > LONGEST || opening(from) < end) continue;
    const href = HREF.exec(text.slice(at, end + 1));
    const address = href?.[2] === undefined ? null : parseAddress(href[2]);
    const wordsEnd = closing(end);
    if (!href?.[2] || !address || wordsEnd - end > LONGEST) continue;
    const start = at + href.index + href[0].lastIndexOf(href[2]);
    yield { start, end: start + href[2].length, address, shown: { start: end + 1, end: wordsEnd } };
    from = wordsEnd;
  }
}
