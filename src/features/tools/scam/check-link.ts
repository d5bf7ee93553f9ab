import { type Address, brands, type Link, parseAddress, readHost } from './find-links';
import { isDisguised, plainLetters } from './letters';
import lists from './lists.json';
import { type Hit, type LinkSignId, signOf } from './signs';

/** Signs in an address and its link text. */
export function checkLink(link: Link): Hit[] {
  const { address, shown, start, end } = link;
  const { host, user } = address;
  const hits = hostSigns(address);
  if (user !== '') hits.push(['user', `It leads to ${host}.`]);
  const label = shown === undefined ? null : parseAddress(shown);
  if (label && label.host !== '' && readHost(label.host).owner !== readHost(host).owner)
    hits.push(['mismatch', `It shows ${label.host} but opens ${host || 'a program'}.`]);
  return hits.map(([id, note]) => ({ sign: signOf(id), note, start, end }));
}

type LinkSign = [id: LinkSignId, note: string];

const LOCAL = /^(?:(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+|localhost|\[::1\])$/;

function hostSigns({ host, isMail }: Address): LinkSign[] {
  if (host === '') return [['program', 'It runs a script.']];
  if (LOCAL.test(host)) return [];
  if (/^[\d.]+$|^\[/.test(host)) return [['ip', `The host is ${host}.`]];
  const { owner, labels, before, suffix, isCheap, isOfficial } = readHost(host);
  if (isOfficial) return [];
  const signs: LinkSign[] = [];
  const isOwnMail = isMail && before.length === 0;
  const brand = isOwnMail ? undefined : brandIn(labels);
  const imitated = brand === undefined ? imitatedWord(labels) : undefined;
  if (brand !== undefined)
    signs.push(['brand', `It shows “${brand}”, but belongs to the owner of “${owner}”.`]);
  if (imitated !== undefined) signs.push(['imitation', `It looks like “${imitated}”.`]);
  if (isCheap) signs.push(['ending', `It ends in “.${suffix}”.`]);
  if (labels.some(isDisguised))
    signs.push(['disguised', `It reads like “${plainLetters(host)}”, but isn’t.`]);
  if (
    !isMail &&
    (before.length > 3 || before.slice(1).some((label) => /^(?:com?|net|org|gov|info)$/.test(label)))
  )
    signs.push(['chain', `It belongs to the owner of “${owner}”.`]);
  if (labels.flatMap((label) => label.split(/[-_]/)).filter((word) => bait.has(word)).length > 1)
    signs.push(['bait', `It belongs to the owner of “${owner}”.`]);
  return signs;
}

/** Generic words of senders that scams imitate, and words typical of phishing host names. */
const trusted = lists.trusted.split(' ');
const bait = new Set(lists.bait.split(' '));
/** Brands that are also common words: they count only as a whole part of a host. */
const shortBrands = new Set(lists.shortBrands.split(' '));
const LONG_BRAND = 6;
const MIN_MISSPELLED_LENGTH = 7;

const digits = new Map(Object.entries({ 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }));

function asLetters(text: string): string {
  return text.replace(/\d/g, (digit) => digits.get(digit) ?? digit);
}

/** What a label may be misread as: without accents, digits as letters, “rn” as “m”. */
function lookAlikesOf(label: string): string[] {
  const plain = plainLetters(label).normalize('NFD').replace(/\p{M}/gu, '');
  const folded = asLetters(plain).replaceAll('rn', 'm').replaceAll('vv', 'w');
  return [plain, folded, asLetters(plain.replaceAll('1', 'i')), plain.replaceAll('cl', 'd')];
}

/** The brand that a host without right to it shows, as in `paypa1-security.com`. */
function brandIn(labels: readonly string[]): string | undefined {
  const parts = labels
    .flatMap(lookAlikesOf)
    .flatMap((form) => form.split(/[-_]/).concat(form.replaceAll(/[-_]/g, '')));
  return brands.find((brand) =>
    parts.some((part) => {
      if (part === brand) return true;
      if (shortBrands.has(brand)) return false;
      return (brand.length >= LONG_BRAND && part.includes(brand)) || isOneEditAway(part, brand);
    }),
  );
}

/** The trusted word a host imitates, such as `payrnent` or `delivrey`. */
function imitatedWord(labels: readonly string[]): string | undefined {
  return labels.flatMap((label) => {
    const readings = lookAlikesOf(label).filter((form) => form !== label);
    return trusted.filter(
      (word) =>
        !label.includes(word) &&
        (readings.some((form) => form.includes(word)) ||
          (word.length >= MIN_MISSPELLED_LENGTH &&
            label.split('-').some((part) => isOneEditAway(part, word)))),
    );
  })[0];
}

/** Whether two words of five letters or more differ by one edit or one swap; a plural is no misspelling. */
function isOneEditAway(part: string, word: string): boolean {
  if (word.length < 5 || part.charAt(0) !== word.charAt(0) || Math.abs(part.length - word.length) > 1)
    return false;
  if (part.startsWith(word) || word.startsWith(part)) return false;
  let at = 0;
  while (part[at] === word[at]) at += 1;
  const isSwap = part[at] === word[at + 1] && part[at + 1] === word[at];
  return (
    part.slice(at + 1) === word.slice(at + 1) ||
    part.slice(at + 1) === word.slice(at) ||
    part.slice(at) === word.slice(at + 1) ||
    (isSwap && part.slice(at + 2) === word.slice(at + 2))
  );
}
