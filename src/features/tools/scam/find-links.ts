import { toUnicode } from 'punycode/';
import { parse } from 'tldts-icann';
import type { Span } from './findings';
import lists from './lists.json';

export interface Link extends Span {
  readonly address: Address;
  /** The visible link text. */
  readonly shown?: string;
}

export interface Address {
  /** Decoded from punycode, in lower case; empty for a program. */
  readonly host: string;
  /** The part before the @ in a web address, which is not part of the host. */
  readonly user: string;
  readonly isMail: boolean;
}

// Every gap is bounded to prevent catastrophic backtracking.
const MARKDOWN = /\[(?<shown>[^[\]\n]{1,300})\]\(\s{0,9}(?<address>[^()\s]{1,2000})\s{0,9}\)/dgu;
const ANCHOR =
  /<a\s[^<>]{0,500}?href\s{0,9}=\s{0,9}["']?(?<address>[^"'\s<>]{1,2000})[^<>]{0,500}>(?<shown>[^]{0,500}?)<\/a/dgiu;
const WORD = /(?<address>https?:\/\/\[[\da-f:.]{2,45}\][^\s<>"']{0,99}|[^\s<>"'()[\]{}|,;“”‘’`*]+)/dgiu;
const MAX_LENGTH = 2_000;

/** All links and addresses of a text, in order. */
export function findLinks(text: string): Link[] {
  const links: Link[] = [];
  let rest = text;
  for (const pattern of [MARKDOWN, ANCHOR, WORD]) {
    const before = links.length;
    for (const { groups, indices } of rest.matchAll(pattern)) {
      const [start = 0] = indices?.groups?.['address'] ?? [];
      const source = groups?.['address']?.slice(0, MAX_LENGTH).replace(/[.:!?…]{1,20}$/u, '') ?? '';
      const shown = groups?.['shown']?.replaceAll(/<[^<>]{0,200}>/g, '').trim();
      const address = parseAddress(source);
      if (address)
        links.push({ start, end: start + source.length, address, ...(shown !== undefined && { shown }) });
    }
    // What was read as a link with a text is not read again as a word.
    if (links.length > before) rest = rest.replace(pattern, (found) => ' '.repeat(found.length));
  }
  return links.toSorted((one, other) => one.start - other.start);
}

const SCHEME = /^(?:h(?:tt|xx)ps?|ftp|mailto):\/{0,2}/i;
const NUMBER = /^\d{1,3}(?:\.\d{1,3}){3}$/;
/** Endings that are reserved for examples, and endings that more often belong to a file than to a host. */
const examples = new Set(['example', 'test', 'invalid']);
const fileEndings = new Set(lists.fileEndings.split(' '));
/** A bare word with one of these endings, or one of two letters, is a host. */
const longEndings = new Set(`${lists.longEndings} ${lists.cheapEndings}`.split(' '));

/** Parses a word as a web or mail address; null if it is neither. */
export function parseAddress(word: string): Address | null {
  if (!/[.:]/.test(word)) return null;
  if (/^(?:javascript|data):/i.test(word)) return { host: '', user: '', isMail: false };
  const scheme = SCHEME.exec(word)?.[0] ?? '';
  const rest = word.slice(scheme.length);
  const isMail = /^mailto/i.test(scheme) || (scheme === '' && /^[^/?#\\@]+@[^/?#\\@]+$/.test(rest));
  const [, , source = '', path = ''] =
    /^([^/?#\\]*@)?([^/?#\\:]*)(?::\d{1,5})?([/?#\\].*)?$/s.exec(rest) ?? [];
  if (scheme === '' && !isHost(source.toLowerCase(), isMail || path.startsWith('/'))) return null;
  try {
    const { hostname, username } = new URL(`http://${rest}`);
    const host = toUnicode(hostname);
    if (!/^(?:[\p{L}\p{M}\p{N}_-]{1,63}\.?)+$|^\[/u.test(host)) return null;
    return { host, user: isMail ? '' : decodeURI(username), isMail };
  } catch {
    return null;
  }
}

/** Whether a word without a scheme is a host. */
function isHost(host: string, isCertain: boolean): boolean {
  if (/^[\d.]*$/.test(host)) return isCertain && NUMBER.test(host);
  const ending = host.slice(host.lastIndexOf('.') + 1);
  if (ending === host) return false;
  if (examples.has(ending) || ending.startsWith('xn--')) return true;
  if (isCertain || host.startsWith('www.')) return /^\p{L}{2,24}$/u.test(ending);
  return longEndings.has(ending) || (/^\p{L}{2}$/u.test(ending) && !fileEndings.has(ending));
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const brands = lists.brands.split(' ');
const official = setOf(lists.officialDomains);
const cheapEndings = setOf(lists.cheapEndings);
const shorteners = setOf(lists.shorteners);
const sharedHosts = setOf(lists.sharedHosts);

export interface Host {
  /** The domain that its owner registered. */
  readonly owner: string;
  /** The labels before the public suffix. */
  readonly labels: readonly string[];
  /** The labels before the owner's domain. */
  readonly before: readonly string[];
  readonly suffix: string;
  readonly isCheap: boolean;
  /** Whether its address says nothing about its owner: a cheap ending, a shortener or a free site builder. */
  readonly isDubious: boolean;
  /** Whether it belongs to a known company: one of its domains, or its name with a country's ending. */
  readonly isOfficial: boolean;
}

/** Who a host belongs to, by the public suffix list. */
export function readHost(host: string): Host {
  const { domain, publicSuffix } = parse(host, { validateHostname: false });
  const suffix = publicSuffix ?? '';
  const all = host.split('.');
  const isShared = domain !== null && sharedHosts.has(domain);
  const size = domain === null ? 2 : domain.split('.').length + (isShared ? 1 : 0);
  const owner = all.slice(-size).join('.');
  const isCheap = cheapEndings.has(suffix);
  const isUsual = /^(?:com|org|net|gov|edu|(?:com?\.)?[a-z]{2})$/.test(suffix) && !isCheap;
  return {
    owner,
    labels: all.slice(0, -suffix.split('.').length),
    before: all.slice(0, -size),
    suffix,
    isCheap,
    isDubious: isShared || isCheap || shorteners.has(owner),
    isOfficial:
      official.has(owner) ||
      /\.gov(?:\.uk)?$/.test(host) ||
      (isUsual && brands.includes(owner.slice(0, owner.indexOf('.')))),
  };
}
