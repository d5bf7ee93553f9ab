import { brands, type Link, readHost } from './find-links';
import { plainLetters } from './letters';
import data from './signs.json';
import { type Hit, notice, patternOf, signOf, type WordingRule, wordingRules } from './signs';

/** Look-alike letters, quotes and spaces as plain ones. Positions stay valid. */
function plainWords(text: string): string {
  return plainLetters(text)
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[^\S\n]/g, ' ');
}

/** Signs shown by the wording of a message. One that only informs shows none. */
export function findWording(text: string, links: readonly Link[]): Hit[] {
  const plain = plainWords(text);
  const hits = [
    ...wordingRules.flatMap((rule) => (rule.parts.length > 1 ? hitInMessage : hitsInSentences)(rule, plain)),
    ...lureHits(plain, links),
  ];
  return isNotice(text, links) && !hits.some(({ sign }) => sign.certain) ? [] : hits;
}

/** A sign of one part: each match is a hit, unless its sentence says otherwise. */
function hitsInSentences({ sign, parts, unless }: WordingRule, text: string): Hit[] {
  return parts
    .flatMap((part) => spansOf(part, text))
    .filter(({ start, end }) => sentenceAround(text, start, end).search(unless) < 0)
    .map(({ start, end }) => ({ sign, start, end }));
}

/** A sign of several parts: all must be in the message, unless it says otherwise. The first is the hit. */
function hitInMessage({ sign, parts, unless }: WordingRule, text: string): Hit[] {
  const [first, ...others] = parts.map((part) => spansOf(part, text)[0]);
  return first && others.every(Boolean) && text.search(unless) < 0 ? [{ sign, ...first }] : [];
}

function spansOf(part: RegExp, text: string) {
  return Array.from(text.matchAll(part), ({ 0: found, index }) => ({
    start: index + found.length - found.trimStart().length,
    end: index + found.length,
  }));
}

const MAX_SENTENCE = 200;

function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - MAX_SENTENCE), start).split(/[.!?] |\n/);
  const after = text.slice(end, end + MAX_SENTENCE).split(/[.!?](?:\s|$)|\n/);
  return `${before.at(-1)}${text.slice(start, end)}${after[0]}`;
}

const bait = patternOf(
  [data.parts.trouble, data.parts.money, data.parts.prize, data.parts['small fee']].flat(),
);
const act = patternOf(data.parts.act);

/** Links that a message about trouble, money or a prize leads to. */
function lureHits(text: string, links: readonly Link[]): Hit[] {
  if (text.search(bait) < 0 || text.search(act) < 0) return [];
  const sender = brandNamed(text);
  return links.flatMap(({ address: { host, isMail }, start, end }): Hit[] => {
    const { owner, isOfficial, isDubious } = readHost(host);
    if (isMail || host === '' || isOfficial) return [];
    if (sender !== undefined)
      return [
        { sign: signOf('brand-link'), note: `It speaks for ${sender}, but opens ${owner}.`, start, end },
      ];
    return isDubious ? [{ sign: signOf('lure'), note: `It opens ${owner}.`, start, end }] : [];
  });
}

const CLAIMS = [
  /^\s*([\p{L}\d]{3,15}(?:[ -][\p{L}\d]{2,10}){0,2})\s?(?:alert|support|notice|security|billing)?\s?:/giu,
  /\b(?:your|ur|from) ([\p{L}\d]{3,15}(?:[ -][\p{L}\d]{2,10})?)(?= (?:account|id|order|membership|subscription|card|debit|premium|wallet|package|parcel|payment|password))/giu,
  /^\s*([\p{L}\d]{3,15}) (?:customs|premium|delivery|stimulus|tax)\b/giu,
] as const;

/** The company a message claims to come from: “Netflix: …”, “your Amazon account”. */
function brandNamed(text: string): string | undefined {
  return CLAIMS.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, name = '']) => name))
    .flatMap((name) => {
      const words = name.toLowerCase().split(/[ -]/);
      return words.concat(words.join(''), words.slice(0, 2).join(''));
    })
    .find((name) => brands.includes(name));
}

const CODE = /\b(?:code|otp|passcode)\b/i;
const SHORT = 220;

/** Whether a message only informs: a code, a receipt or a notice that asks for nothing dangerous. */
function isNotice(text: string, links: readonly Link[]): boolean {
  const isCode = CODE.test(text) && /\b\d{3}[ -]?\d{2,5}\b/.test(text) && text.length < SHORT;
  const isUse = /^(?:use|enter) \d{4,8} to (?:verify|log ?in|sign ?in|confirm)/i.test(text.trim());
  const asksBack = /\b(?:reply with|send (?:it|me|us)|forward|read me|text (?:me|us)|call)\b/i.test(
    text.replace(/will never call[^.]*/i, ''),
  );
  const isSafe = links.every(({ address }) => address.isMail || readHost(address.host).isOfficial);
  return isSafe && (((isCode || isUse) && !asksBack) || text.search(notice) >= 0);
}
