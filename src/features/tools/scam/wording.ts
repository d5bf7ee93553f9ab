import { combinationHits } from './combination';
import { brands, type Link, readHost } from './find-links';
import { plainLetters } from './letters';
import data from './signs.json';
import { type Hit, isSignId, type Sign, signOf } from './signs';

/** A pattern of signs.json: “…” is a gap within a sentence, and “$money” a slot. Gaps are bounded. */
function patternOf(source: string): RegExp {
  const whole = slots.get(source) ?? source;
  return new RegExp(whole.replaceAll('…', String.raw`[^.!?\n]{0,40}`), 'giu');
}

const slots = new Map(Object.entries(data.slots).map(([name, source]) => [`$${name}`, source]));
const slotPatterns = new Map(Object.entries(data.slots).map(([name, source]) => [name, patternOf(source)]));

function has(slot: keyof typeof data.slots, text: string): boolean {
  return text.search(slotPatterns.get(slot) ?? /(?!)/) >= 0;
}

interface Rule {
  readonly sign: Sign;
  readonly patterns: readonly RegExp[];
  /** What makes the sentence of a match, or the message, harmless. */
  readonly unless: RegExp;
}

const excuses = new Map(Object.entries(data.unless));

function rulesOf(patterns: Readonly<Record<string, string | readonly string[]>>): readonly Rule[] {
  return Object.entries(patterns).flatMap(([id, sources]) =>
    isSignId(id)
      ? [
          {
            sign: signOf(id),
            patterns: [sources].flat().map(patternOf),
            unless: patternOf(excuses.get(id) ?? '(?!)'),
          },
        ]
      : [],
  );
}

/** Each match of a pattern is a hit, unless its sentence says otherwise. */
const sentenceRules = rulesOf(data.any);
/** All patterns must match, unless the message says otherwise; the first is the hit. */
const messageRules = rulesOf(data.all);

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
    ...sentenceRules.flatMap((rule) => hitsInSentences(rule, plain)),
    ...messageRules.flatMap((rule) => hitInMessage(rule, plain)),
    ...lureHits(plain, links),
  ];
  const isQuiet = isNotice(text, links) && !hits.some(({ sign }) => sign.certain);
  return [...(isQuiet ? [] : hits), ...combinationHits(plain, links)];
}

function hitsInSentences({ sign, patterns, unless }: Rule, text: string): Hit[] {
  return patterns
    .flatMap((pattern) => spansOf(pattern, text))
    .filter(({ start, end }) => sentenceAround(text, start, end).search(unless) < 0)
    .map(({ start, end }) => ({ sign, start, end }));
}

function hitInMessage({ sign, patterns, unless }: Rule, text: string): Hit[] {
  const [first, ...others] = patterns.map((pattern) => spansOf(pattern, text)[0]);
  return first && others.every(Boolean) && text.search(unless) < 0 ? [{ sign, ...first }] : [];
}

function spansOf(pattern: RegExp, text: string) {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
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

const PROMISE = /\b(?:won|winner|prize|selected|refund)\b/i;
const MIN_SLOTS = 3;

/** Links that a message about trouble, money or a prize leads to. */
function lureHits(text: string, links: readonly Link[]): Hit[] {
  const isDemand = (has('trouble', text) || has('money', text) || PROMISE.test(text)) && has('action', text);
  if (!isDemand) return [];
  const sender = brandNamed(text);
  const slots = (['authority', 'trouble', 'money', 'deadline'] as const).filter((slot) =>
    has(slot, text),
  ).length;
  return links.flatMap(({ address: { host, isMail }, start, end }): Hit[] => {
    const { owner, isOfficial, isDubious } = readHost(host);
    if (isMail || host === '' || isOfficial) return [];
    if (sender !== undefined)
      return [
        { sign: signOf('brand-link'), note: `It speaks for ${sender}, but opens ${owner}.`, start, end },
      ];
    return isDubious && slots + 1 >= MIN_SLOTS
      ? [{ sign: signOf('lure'), note: `It opens ${owner}.`, start, end }]
      : [];
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
  return isSafe && (((isCode || isUse) && !asksBack) || has('receipt', text));
}
