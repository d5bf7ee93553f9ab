import { registered, type Address } from './address';
import { isDisguised, plainLetters } from './confusables';
import type { Link } from './find-links';
import { baitWords, hasDigitsForLetters, wordItImitates } from './host-names';
import { linkSigns } from './link-signs';
import type { Rule } from './sign';

export interface LinkSign {
  readonly rule: Rule;
  readonly note: string;
}

/** The signs that the host of an address shows by itself. */
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
  const { own, before } = registered(labels);
  const owner = own.join('.');
  if (labels.some(isDisguised)) {
    signs.push({ rule: linkSigns.disguised, note: `It reads like “${plainLetters(name)}”, but is not.` });
  } else if (/(^|\.)xn--/i.test(host)) {
    signs.push({ rule: linkSigns.encoded, note: `It stands for “${name}”.` });
  }
  const imitated = labels.map(wordItImitates).find((word) => word !== null);
  if (imitated !== undefined && imitated !== null) {
    signs.push({ rule: linkSigns.imitation, note: `It looks like “${imitated}”.` });
  } else if (labels.some(hasDigitsForLetters)) {
    signs.push({ rule: linkSigns.digits, note: `The host is ${host}.` });
  }
  if (!mail && isChain(before)) {
    signs.push({ rule: linkSigns.chain, note: `It belongs to whoever owns “${owner}”.` });
  }
  if (baitWords([...before, ...own.slice(0, -1)]).length > 1) {
    signs.push({ rule: linkSigns.bait, note: `It belongs to whoever owns “${owner}”.` });
  }
  return signs;
}

const endingsInside = new Set(['com', 'net', 'org', 'co', 'gov', 'info']);

function isChain(before: readonly string[]): boolean {
  return before.length > 3 || before.slice(1).some((label) => endingsInside.has(label));
}

/** The signs that the rest of an address shows. */
export function checkRest(link: Link, text: string, read: (words: string) => Address | null): LinkSign[] {
  const { address, shown } = link;
  const { user, host, port, labels, path, mail } = address;
  const signs: LinkSign[] = [];
  if (user !== null) signs.push({ rule: linkSigns.user, note: `It leads to ${host}.` });
  if (port !== null && !['80', '443'].includes(port) && !isAtHome(host)) {
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

/** One short segment of letters and digits after a very short host. */
function isShort(labels: readonly string[], path: string): boolean {
  const [name = '', ending = ''] = labels.slice(-2);
  return labels.length === 2 && name.length + ending.length <= 7 && /^\/[a-z\d_-]{3,12}\/?$/i.test(path);
}

function isNumber(host: string, scheme: string): boolean {
  if (isAtHome(host)) return false;
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(host) || host.startsWith('[')) return true;
  return scheme !== '' && /^(0x[\da-f]{6,8}|\d{8,10})$/i.test(host);
}

/** Addresses inside a house, such as that of the router. */
function isAtHome(host: string): boolean {
  return (
    /^(10|127|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/.test(host) ||
    host === 'localhost' ||
    host === '[::1]'
  );
}
