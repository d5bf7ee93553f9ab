import { decodeLabel } from './punycode';

export interface Address {
  /** Empty where only the host was written. */
  readonly scheme: string;
  /** What stands before an @ in a web address; it is no part of the host. */
  readonly user: string | null;
  /** As written. */
  readonly host: string;
  /** With the letters that `xn--` stands for. */
  readonly labels: readonly string[];
  readonly port: string | null;
  readonly path: string;
  readonly mail: boolean;
}

const SCHEME = /^([a-z][a-z\d+.-]{1,15}):\/{0,2}/i;
const LABEL = /^[\p{L}\p{M}\p{N}_-]{1,63}$/u;
const IPV6 = /^\[[\da-f:.]{2,45}\]/i;
const endings = new Set(
  (
    'com net org info biz io co me app dev shop store top xyz site online click link live club vip icu ru cn uk de ' +
    'fr es it nl eu us ca au in br ch at pl se no ie nz za example test gov edu support help today world email'
  ).split(' '),
);

/** Reads a word as a web or mail address; null when it is none. */
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
  return endings.has(ending) || ending.startsWith('xn--') || (certain && /^\p{L}{2,24}$/u.test(ending));
}

const secondLevel = new Set(['co', 'com', 'org', 'net', 'gov', 'ac', 'edu']);

/** The part of a host that somebody had to register, and what they put before it. */
export function registered(labels: readonly string[]): { own: readonly string[]; before: readonly string[] } {
  const [second, last] = labels.slice(-2);
  const long = last?.length === 2 && second !== undefined && secondLevel.has(second);
  const size = Math.min(labels.length, long ? 3 : 2);
  return { own: labels.slice(-size), before: labels.slice(0, labels.length - size) };
}
