import { englishName } from './text-languages';

export type TextTranslationError = keyof ReturnType<typeof errorMessages>;

/** What the visitor reads when a translation fails, each with a remedy. */
export function errorMessages(source: string | null, target: string) {
  const from = source === null ? 'this language' : englishName(source);
  return {
    'no-words': {
      title: 'There are no words to translate.',
      detail: 'Type or paste some, then translate them.',
    },
    'too-little': {
      title: 'This is too short to detect the language.',
      detail: 'Write a little more, or choose the language yourself.',
    },
    'same-language': {
      title: `This is already in ${from}.`,
      detail: 'Choose another language to translate to.',
    },
    unavailable: {
      title: `Your browser doesn’t translate from ${from} to ${englishName(target)}.`,
      detail: 'Choose another pair. Most browsers can translate from and to English.',
    },
    'press-again': {
      title: `Press Translate again: the language pack for ${from} isn’t downloaded yet.`,
      detail: 'Browsers download it only right after you press the button. It then stays on this device.',
    },
    failed: {
      title: 'Your browser’s translator failed.',
      detail:
        'Your text is still here. Check the connection and the free space of this device, then try again.',
    },
  } as const satisfies Record<string, { title: string; detail: string }>;
}
