import { parse } from 'tldts-icann';
import lists from './lists.json';

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
