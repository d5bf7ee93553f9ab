import { englishName } from './text-languages';
import { MAX_TRANSLATED_LENGTH, type Outcome } from './translate-text';

type Failure = Extract<Outcome, { ok: false }>;

/** What went wrong and what to do, with {placeholders}. */
const messages = {
  empty: ['There is no text yet.', 'Type or paste something, then translate it.'],
  'no-letters': ['There are no words to translate.', 'Symbols and emoji are the same in every language.'],
  'too-long': [
    'This text has {length} characters. The limit is {limit}.',
    'Nothing was cut off. Translate it in parts.',
  ],
  'too-little': [
    'This is too short to detect the language.',
    'Write a little more, or choose the language yourself.',
  ],
  'same-language': ['This is already in {from}.', 'Choose another language to translate to.'],
  'same-choice': [
    '{from} is chosen on both sides.',
    'Choose another language on one of them, or have the first one detected.',
  ],
  quota: [
    'This text is too long for your browser’s translator.',
    'Nothing was lost. Translate it in shorter parts, or free some space on this device.',
  ],
  unavailable: [
    'Your browser does not translate from {from} to {to}.',
    'Choose another pair. Most browsers can translate from and to English.',
  ],
  'press-again': [
    'Press Translate again: the language pack for {from} is not downloaded yet.',
    'Browsers download it only right after you press the button. It then stays on this device.',
  ],
  download: [
    'The language pack could not be downloaded.',
    'Check the connection and the free space of this device, then try again.',
  ],
  blocked: [
    'Your browser does not allow its translator here.',
    'It may be switched off in the settings or by your organization.',
  ],
  failed: ['Your browser’s translator failed.', 'Your text is still here. Try again.'],
} as const satisfies Record<Failure['reason'], readonly [title: string, detail: string]>;

/** Error message with a remedy. */
export function messageForError({ reason, source }: Failure, length: number, target: string) {
  const [title, detail] = messages[reason];
  const words = new Map([
    ['{from}', source === undefined ? 'this language' : englishName(source)],
    ['{to}', englishName(target)],
    ['{length}', length.toLocaleString('en')],
    ['{limit}', MAX_TRANSLATED_LENGTH.toLocaleString('en')],
  ]);
  return { title: title.replace(/\{\w+\}/g, (name) => words.get(name) ?? name), detail };
}
