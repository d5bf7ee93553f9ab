import { EMOJI } from '@/lib/split-sentences';
import { emoticons } from './lexicon';

export interface Token {
  readonly start: number;
  readonly end: number;
  /** In lower case, with straight apostrophes. */
  readonly word: string;
  readonly kind: 'word' | 'sign' | 'break';
}

const EMOTICON = emoticons.map((sign) => sign.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join('|');
const TOKEN = new RegExp(
  String.raw`(?<sign>${EMOJI}|(?<![\p{L}\p{N}])(?:${EMOTICON})(?![\p{L}\p{N}]))|[\p{L}\p{M}\p{N}]+(?:['’\-][\p{L}\p{M}\p{N}]+)*|(?<break>[,;:.!?…()–—]+|(?<!\S)[-+](?=\s))`,
  'gu',
);

/** “Cannot” and the short forms are two words each, so that an idiom is listed once. */
const SHORT_FORM = /^(.+?)(n't|'s|'ve|'m|'re|'ll|'d)$|^(can)(not)$/;
const fullForms = new Map(Object.entries({ "n't": 'not', ca: 'can', wo: 'will', "'s": 'is' }));

export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN)).flatMap(({ 0: found, index, groups }): Token[] => {
    const [start, end] = [index, index + found.length];
    if (groups?.['sign'] !== undefined) return [{ start, end, word: found, kind: 'sign' }];
    if (groups?.['break'] !== undefined) return [{ start, end, word: found, kind: 'break' }];
    const whole = found.toLowerCase().replaceAll('’', "'");
    const parts = SHORT_FORM.exec(whole)?.slice(1).filter(Boolean) ?? [whole];
    return parts.map((part) => ({ start, end, word: fullForms.get(part) ?? part, kind: 'word' }));
  });
}
