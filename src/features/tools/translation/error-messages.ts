import { withCommas } from '@/site/locale';
import { englishName } from './text-languages';

/** Longer texts would take minutes to translate. */
export const MAX_TRANSLATED_LENGTH = 20_000;

export type TextTranslationError = keyof ReturnType<typeof errorMessages>;

/** What the visitor reads when a translation fails, each with a remedy. */
export function errorMessages(source: string | null, target: string, length: number) {
  const from = source === null ? 'this language' : englishName(source);
  const to = englishName(target);
  return {
    empty: { title: 'There is no text yet.', detail: 'Type or paste something, then translate it.' },
    'no-letters': {
      title: 'There are no words to translate.',
      detail: 'Symbols and emoji are the same in every language.',
    },
    'too-long': {
      title: `This text has ${withCommas(length)} characters. The limit’s ${withCommas(MAX_TRANSLATED_LENGTH)}.`,
      detail: 'Nothing was cut off. Translate it in parts.',
    },
    'too-little': {
      title: 'This is too short to detect the language.',
      detail: 'Write a little more, or choose the language yourself.',
    },
    'same-language': {
      title: `This is already in ${from}.`,
      detail: 'Choose another language to translate to.',
    },
    'same-choice': {
      title: `${from} is chosen on both sides.`,
      detail: 'Choose another language on one of them, or have the first one detected.',
    },
    quota: {
      title: 'This text is too long for your browser’s translator.',
      detail: 'Nothing was lost. Translate it in shorter parts, or free some space on this device.',
    },
    unavailable: {
      title: `Your browser doesn’t translate from ${from} to ${to}.`,
      detail: 'Choose another pair. Most browsers can translate from and to English.',
    },
    'press-again': {
      title: `Press Translate again: the language pack for ${from} isn’t downloaded yet.`,
      detail: 'Browsers download it only right after you press the button. It then stays on this device.',
    },
    download: {
      title: 'The language pack couldn’t be downloaded.',
      detail: 'Check the connection and the free space of this device, then try again.',
    },
    blocked: {
      title: 'Your browser doesn’t allow its translator here.',
      detail: 'It may be switched off in the settings or by your organization.',
    },
    failed: { title: 'Your browser’s translator failed.', detail: 'Your text is still here. Try again.' },
  } as const satisfies Record<string, { title: string; detail: string }>;
}
