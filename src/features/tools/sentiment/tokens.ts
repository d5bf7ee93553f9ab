import { signs } from './lexicon';
import { correctSpelling } from './vocabulary';

export interface Token {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Lookup form: lower case, spelling corrected, straight apostrophes, no skin tones. */
  readonly word: string;
  readonly kind: 'word' | 'sign' | 'break';
}

export const EMOJI = String.raw`\p{Extended_Pictographic}[\u{fe0f}\u{1f3fb}-\u{1f3ff}]*(?:\u{200d}\p{Extended_Pictographic}[\u{fe0f}\u{1f3fb}-\u{1f3ff}]*)*`;
export const EMOTICON = signs
  .filter((sign) => /^[\x21-\x7e]+$/.test(sign))
  .toSorted((one, other) => other.length - one.length)
  .map((sign) => sign.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  .join('|');

/** Skin tones, variation selectors and joined emoji. */
const EMOJI_MODIFIERS = /\p{Emoji_Modifier}|\p{Variation_Selector}|\p{Join_Control}.*/gu;
const TOKEN = new RegExp(
  String.raw`(?<sign>${EMOJI}|(?<![\p{L}\p{N}])(?:${EMOTICON})(?![\p{L}\p{N}]))|[\p{L}\p{M}\p{N}]+(?:['’\-][\p{L}\p{M}\p{N}]+)*|(?<break>[,;:.!?…()–—]+|(?<!\S)[-+](?=\s))`,
  'gu',
);

export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: found, index, groups }) => ({
    start: index,
    end: index + found.length,
    text: found,
    ...(groups?.['sign'] !== undefined
      ? { word: found.replace(EMOJI_MODIFIERS, ''), kind: 'sign' as const }
      : {
          word: correctSpelling(found.toLowerCase().replaceAll('’', "'")),
          kind: groups?.['break'] === undefined ? ('word' as const) : ('break' as const),
        }),
  }));
}
