import { registered } from './find-links';
import lists from './lists.json';
import { plainLetters } from './confusables';

const brands = Object.entries(lists.brands).map(([brand, domains]) => ({
  brand,
  domains: domains.split(' '),
}));
const official = new Set(brands.flatMap(({ domains }) => domains));
const names = new Set(brands.map(({ brand }) => brand));
/** Brands that are also common words: they count only as a whole part of a host. */
const short = new Set(lists.shortBrands);
const cheap = new Set(lists.cheapEndings.split(' '));

/** Whether a host belongs to a known company: one of its domains, or its name with a country’s ending. */
export function isOfficial(labels: readonly string[]): boolean {
  const { own, suffix } = registered(labels);
  if (official.has(own.join('.'))) return true;
  if (labels.join('.').endsWith('.gov') || labels.join('.').endsWith('.gov.uk')) return true;
  const isUsual = /^(?:com|org|net|gov|edu|(?:com?\.)?[a-z]{2})$/.test(suffix) && !cheap.has(suffix);
  return isUsual && names.has(own[0] ?? '');
}

const DIGITS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

/** The brand that a host without right to it shows, as in `paypa1-security.com`. */
export function imitatedBrand(labels: readonly string[]): string | undefined {
  if (isOfficial(labels)) return undefined;
  const { suffix } = registered(labels);
  const shown = labels.slice(0, labels.length - suffix.split('.').length);
  const parts = shown.flatMap((label) => {
    const plain = plainLetters(label);
    const folded = plain
      .replace(/[0134578]/g, (digit) => DIGITS[digit] ?? digit)
      .replaceAll('rn', 'm')
      .replaceAll('vv', 'w');
    const looks = [plain, folded, plain.replaceAll('1', 'i')];
    return looks.flatMap((name) => name.split(/[-_]/).concat(name.replaceAll(/[-_]/g, '')));
  });
  return brands.find(({ brand }) =>
    parts.some(
      (part) =>
        part === brand ||
        (!short.has(brand) && brand.length >= 6 && part.includes(brand)) ||
        isTypo(part, brand),
    ),
  )?.brand;
}

/** One letter added, left out or replaced, in names long enough to be no accident. */
function isTypo(part: string, brand: string): boolean {
  if (brand.length < 5 || short.has(brand)) return false;
  if (part.charAt(0) !== brand.charAt(0) || Math.abs(part.length - brand.length) > 1 || part === brand)
    return false;
  let at = 0;
  while (at < part.length && part[at] === brand[at]) at += 1;
  return (
    [
      part.slice(at + 1) === brand.slice(at + 1),
      part.slice(at + 1) === brand.slice(at),
      part.slice(at) === brand.slice(at + 1),
    ].includes(true) &&
    part + 's' !== brand &&
    brand + 's' !== part
  );
}

const spaced = [...names].map((name) => ({
  name,
  pattern: new RegExp(`^${Array.from(name).join('[ -]?')}$`, 'i'),
}));

/** The company a message claims to come from: “Netflix: …”, “your Amazon account”. */
export function brandNamed(text: string): string | undefined {
  const plain = plainLetters(text);
  const claims = [
    ...(/^\s*([\p{L}\d]{3,15}(?:[ -][\p{L}\d]{2,10}){0,2})\s?(?:alert|support|notice|security|billing)?\s?:/iu
      .exec(plain)
      ?.slice(1) ?? []),
    ...Array.from(
      plain.matchAll(
        /\b(?:your|ur|from) ([\p{L}\d]{3,15}(?:[ -][\p{L}\d]{2,10})?)(?= (?:account|id|order|membership|subscription|card|debit|premium|wallet|package|parcel|payment|password))/giu,
      ),
      ([, name = '']) => name,
    ),
    ...(/^\s*([\p{L}\d]{3,15}) (?:customs|premium|delivery|stimulus|tax)\b/iu.exec(plain)?.slice(1) ?? []),
  ];
  for (const claim of claims) {
    const words = claim.toLowerCase().split(/[ -]/);
    const tries = [claim, ...words, words.slice(0, 2).join('')];
    const found = spaced.find(({ pattern }) => tries.some((each) => pattern.test(each)));
    if (found) return found.name;
  }
  return undefined;
}
