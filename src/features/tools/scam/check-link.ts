import { type Address, type Link, registered } from './find-links';
import { mixesScripts, plainLetters, withoutAccents } from './confusables';
import { imitatedBrand, isOfficial } from './brands';
import lists from './lists.json';
import { linkSigns, type Rule } from './signs';

export interface LinkSign {
  readonly rule: Rule;
  readonly note: string;
}

/** Signs in the host name. */
export function checkHost({
  scheme,
  host,
  labels,
  mail,
}: Pick<Address, 'scheme' | 'host' | 'labels' | 'mail'>): LinkSign[] {
  if (host === '') return [{ rule: linkSigns.program, note: `It begins with “${scheme}:”.` }];
  if (isNumber(host, scheme)) return [{ rule: linkSigns.ip, note: `The host is ${host}.` }];
  const signs: LinkSign[] = [];
  const name = labels.join('.');
  if (isOfficial(labels)) return [];
  const { own, before, suffix } = registered(labels);
  const owner = own.join('.');
  const brand = mail && own.length === labels.length ? undefined : imitatedBrand(labels);
  if (brand !== undefined) {
    signs.push({
      rule: linkSigns.brand,
      note: `It shows “${brand}”, but belongs to the owner of “${owner}”.`,
    });
  }
  if (cheap.has(suffix)) signs.push({ rule: linkSigns.ending, note: `It ends in “.${suffix}”.` });
  if (labels.some(mixesScripts)) {
    signs.push({ rule: linkSigns.disguised, note: `It reads like “${plainLetters(name)}”, but is not.` });
  } else if (/(^|\.)xn--/i.test(host)) {
    signs.push({ rule: linkSigns.encoded, note: `It stands for “${name}”.` });
  }
  const imitated = brand === undefined ? labels.map(imitatedWord).find((word) => word !== null) : null;
  if (imitated !== undefined && imitated !== null) {
    signs.push({ rule: linkSigns.imitation, note: `It looks like “${imitated}”.` });
  } else if (labels.some(hasDigitsForLetters)) {
    signs.push({ rule: linkSigns.digits, note: `The host is ${host}.` });
  }
  if (!mail && isChain(before)) {
    signs.push({ rule: linkSigns.chain, note: `It belongs to the owner of “${owner}”.` });
  }
  if (baitWords([...before, ...own.slice(0, -1)]).length > 1) {
    signs.push({ rule: linkSigns.bait, note: `It belongs to the owner of “${owner}”.` });
  }
  return signs;
}

const endingsInside = new Set(['com', 'net', 'org', 'co', 'gov', 'info']);

function isChain(before: readonly string[]): boolean {
  return before.length > 3 || before.slice(1).some((label) => endingsInside.has(label));
}

/** Signs in user name, port, path and link text. */
export function checkRest(link: Link, text: string, read: (words: string) => Address | null): LinkSign[] {
  const { address, shown } = link;
  const { user, host, port, labels, path, mail } = address;
  const signs: LinkSign[] = [];
  if (user !== null) signs.push({ rule: linkSigns.user, note: `It leads to ${host}.` });
  if (port !== null && !['80', '443'].includes(port) && !isLocalHost(host)) {
    signs.push({ rule: linkSigns.port, note: `It asks for port ${port}.` });
  }
  if (!mail && isShort(labels, path)) signs.push({ rule: linkSigns.short, note: `It shows only ${host}.` });
  const words = shown && text.slice(shown.start, Math.min(shown.end, shown.start + 300)).trim();
  const seen = words ? read(words.replaceAll(/<[^<>]{0,200}>/g, '')) : null;
  if (seen && seen.host !== '' && owner(seen) !== owner(address)) {
    signs.push({ rule: linkSigns.mismatch, note: `You read ${seen.host}, it opens ${host || 'a program'}.` });
  }
  return signs;
}

function owner({ labels }: Address): string {
  return registered(labels).own.join('.');
}

/** Whether it looks like a URL shortener: a short host and one short path segment. */
function isShort(labels: readonly string[], path: string): boolean {
  const [name = '', ending = ''] = labels.slice(-2);
  return labels.length === 2 && name.length + ending.length <= 7 && /^\/[a-z\d_-]{3,12}\/?$/i.test(path);
}

function isNumber(host: string, scheme: string): boolean {
  if (isLocalHost(host)) return false;
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(host) || host.startsWith('[')) return true;
  return scheme !== '' && /^(0x[\da-f]{6,8}|\d{8,10})$/i.test(host);
}

/** Loopback and private addresses. */
function isLocalHost(host: string): boolean {
  return (
    /^(10|127|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/.test(host) ||
    host === 'localhost' ||
    host === '[::1]'
  );
}

/** Generic words of senders that scams imitate, and words typical of phishing host names. */
const trusted = lists.trusted.split(' ');
const bait = new Set(lists.bait.split(' '));
const cheap = new Set(lists.cheapEndings.split(' '));

const digits = [
  [/0/g, 'o'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/8/g, 'b'],
] as const;

const foldings: readonly (readonly [RegExp, string])[][] = [
  [[/1/g, 'l'], ...digits],
  [[/1/g, 'i'], ...digits],
  [[/rn/g, 'm']],
  [[/vv/g, 'w']],
  [[/cl/g, 'd']],
];

/** The trusted word a label imitates, such as `payrnent` or `b4nk`; null if none. */
function imitatedWord(label: string): string | null {
  const accented = withoutAccents(label);
  const looks = [accented, ...foldings.map((steps) => fold(accented, steps))].filter(
    (look) => look !== label,
  );
  const imitated = trusted.find((word) => !label.includes(word) && looks.some((look) => look.includes(word)));
  return imitated ?? misspelledWord(label);
}

function fold(label: string, steps: readonly (readonly [RegExp, string])[]): string {
  return steps.reduce((folded, [from, to]) => folded.replace(from, to), label);
}

/** Whether digits replace letters inside a word, such as `sh0p` or `trave1ers`. */
function hasDigitsForLetters(label: string): boolean {
  return /\p{L}{2}[01]\p{L}{2}/u.test(label) || /\p{L}0\p{L}/u.test(label);
}

function baitWords(labels: readonly string[]): readonly string[] {
  return labels.flatMap((label) => label.split(/[-_]/)).filter((word) => bait.has(word));
}

const SHORTEST_MISSPELT = 7;

function misspelledWord(label: string): string | null {
  const parts = label.split('-').filter((part) => part.length >= SHORTEST_MISSPELT - 1 && part.length <= 14);
  for (const part of parts)
    for (const word of trusted)
      if (word.length >= SHORTEST_MISSPELT && isOneEditAway(part, word)) return word;
  return null;
}

/** Whether two words differ by one edit or one swap; suffixes such as a plural do not count. */
function isOneEditAway(part: string, word: string): boolean {
  if (part.startsWith(word) || word.startsWith(part) || Math.abs(part.length - word.length) > 1) return false;
  let at = 0;
  while (at < part.length && part[at] === word[at]) at += 1;
  const isOneOff = [
    part.slice(at + 1) === word.slice(at + 1),
    part.slice(at + 1) === word.slice(at),
    part.slice(at) === word.slice(at + 1),
  ].includes(true);
  if (isOneOff) return true;
  const swapped = part[at] === word[at + 1] && part[at + 1] === word[at];
  return swapped && part.slice(at + 2) === word.slice(at + 2);
}
