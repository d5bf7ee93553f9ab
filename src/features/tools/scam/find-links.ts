import { parse } from 'tldts';
import { finder, type Span } from '../shared/text-findings';
import lists from './lists.json';

export interface Link extends Span {
  readonly address: Address;
  /** The visible link text. */
  readonly shown?: Span;
}

const WORD = /[^\s<>"'()[\]{}|,;“”‘’`*]+/gu;
const IPV6_LINK = /https?:\/\/\[[\da-f:.]{2,45}\]/giu;
const LONGEST = 2_000;

/** All links and addresses of a text, in order. */
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

/** Finds `[text](address)` by its middle, so that nested brackets stay linear. */
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

/** Finds `<a href="address">text</a>`. */
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

export interface Address {
  /** Empty if the text had none. */
  readonly scheme: string;
  /** The part before the @ in a web address, which is not part of the host. */
  readonly user: string | null;
  /** As written, not decoded. */
  readonly host: string;
  /** Decoded from punycode, in lower case. */
  readonly labels: readonly string[];
  readonly port: string | null;
  readonly path: string;
  readonly mail: boolean;
}

const SCHEME = /^([a-z][a-z\d+.-]{1,15}):\/{0,2}/i;
const LABEL = /^[\p{L}\p{M}\p{N}_-]{1,63}$/u;
const IPV6 = /^\[[\da-f:.]{2,45}\]/i;
/** Endings that are reserved for examples, and endings that more often belong to a file than to a host. */
const examples = new Set(['example', 'test', 'invalid']);
const fileEndings = new Set(lists.fileEndings.split(' '));

/** Parses a word as a web or mail address; null if it is neither. */
export function parseAddress(word: string): Address | null {
  const scheme = SCHEME.exec(word)?.[0] ?? '';
  const name = scheme.replace(/:\/*$/, '').toLowerCase();
  if (name === 'javascript' || name === 'data') return bare(name, word.slice(scheme.length));
  const known = name === 'http' || name === 'https' || name === 'hxxp' || name === 'hxxps' || name === 'ftp';
  const mailto = name === 'mailto';
  const rest = known || mailto ? word.slice(scheme.length) : word;
  const cut = rest.search(/[/\\?#]/);
  const authority = cut === -1 ? rest : rest.slice(0, cut);
  const path = cut === -1 ? '' : rest.slice(cut);
  const at = authority.lastIndexOf('@');
  const mail = mailto || (!known && at > 0 && path === '');
  const place = authority.slice(at + 1);
  const port = /:(\d{1,5})$/.exec(place)?.[1] ?? null;
  const host = port === null ? place : place.slice(0, -port.length - 1);
  if (!isHost(host, { known, certain: path.startsWith('/') || /^www\./i.test(host) || mail })) return null;
  return {
    scheme: known ? name : '',
    user: at > 0 && !mail ? authority.slice(0, at) : null,
    host,
    labels: host.split('.').map((label) => (decodeLabel(label) ?? label).toLowerCase()),
    port,
    path,
    mail,
  };
}

function bare(scheme: string, path: string): Address {
  return { scheme, user: null, host: '', labels: [], port: null, path, mail: false };
}

function isHost(host: string, { known, certain }: { known: boolean; certain: boolean }): boolean {
  if (host.length > 253) return false;
  if (known && IPV6.test(host)) return true;
  const labels = host.split('.');
  if (!labels.every((label) => LABEL.test(label))) return false;
  if (known) return true;
  const ending = labels.at(-1)?.toLowerCase() ?? '';
  if (labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label))) return certain;
  if (labels.length < 2) return false;
  if (examples.has(ending) || ending.startsWith('xn--')) return true;
  if (certain) return /^\p{L}{2,24}$/u.test(ending);
  return !fileEndings.has(ending) && parse(host.toLowerCase()).isIcann === true;
}

/** Splits a host into its registrable domain and the subdomains, by the public suffix list. */
export function registered(labels: readonly string[]): {
  own: readonly string[];
  before: readonly string[];
  suffix: string;
  /** Whether anyone can have a name under the suffix for free, as with site builders. */
  isShared: boolean;
} {
  const { domain, publicSuffix, isPrivate } = parse(labels.join('.'), {
    validateHostname: false,
    allowPrivateDomains: true,
  });
  const size = Math.min(labels.length, domain === null ? 2 : domain.split('.').length);
  return {
    own: labels.slice(-size),
    before: labels.slice(0, labels.length - size),
    suffix: publicSuffix ?? labels.at(-1) ?? '',
    isShared: isPrivate === true,
  };
}

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
const LONGEST_LABEL = 63;

/** Decodes a punycode label such as `xn--mnchen-3ya`; null if invalid. */
export function decodeLabel(label: string): string | null {
  if (!label.toLowerCase().startsWith('xn--') || label.length > LONGEST_LABEL) return null;
  const encoded = label.slice(4);
  const plainEnd = encoded.lastIndexOf('-');
  const codes = Array.from(encoded.slice(0, Math.max(plainEnd, 0)), (char) => char.charCodeAt(0));
  const digits = Array.from(encoded.slice(plainEnd + 1), digitOf);
  let code = FIRST_CODE;
  let bias = FIRST_BIAS;
  let at = 0;
  for (let next = 0; next < digits.length;) {
    const from = at;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digits[next++];
      if (digit === undefined || digit < 0) return null;
      at += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    bias = adapt(at - from, codes.length + 1, from === 0);
    code += Math.floor(at / (codes.length + 1));
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
    at %= codes.length + 1;
    codes.splice(at++, 0, code);
  }
  return digits.length === 0 ? null : String.fromCodePoint(...codes);
}

function digitOf(char: string): number {
  if (/[a-z]/i.test(char)) return char.toLowerCase().charCodeAt(0) - 97;
  return /\d/.test(char) ? Number(char) + 26 : -1;
}

function adapt(delta: number, points: number, first: boolean): number {
  let rest = Math.floor(delta / (first ? DAMP : 2));
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
