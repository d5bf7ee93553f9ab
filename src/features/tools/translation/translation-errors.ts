import { LONGEST_TEXT, type Outcome } from './translate-text';
import { englishName } from './text-languages';

interface Sentence {
  readonly title: string;
  readonly detail: string;
}

type Failure = Extract<Outcome, { ok: false }>;

/** Error message with a remedy. */
export function messageForError({ reason, source }: Failure, length: number, target: string): Sentence {
  const from = source === undefined ? 'this language' : englishName(source);
  switch (reason) {
    case 'empty':
      return { title: 'There is no text yet.', detail: 'Type or paste something, then translate it.' };
    case 'no-letters':
      return {
        title: 'There are no words to translate.',
        detail: 'Symbols and emoji are the same in every language.',
      };
    case 'too-long':
      return {
        title: `This text has ${count(length)} characters. The limit is ${count(LONGEST_TEXT)}.`,
        detail: 'Nothing was cut off. Translate it in parts.',
      };
    case 'too-little':
      return {
        title: 'This is too short to detect the language.',
        detail: 'Write a little more, or choose the language yourself.',
      };
    case 'same-language':
      return { title: `This is already in ${from}.`, detail: 'Choose another language to translate to.' };
    case 'same-choice':
      return {
        title: `${from} is chosen on both sides.`,
        detail: 'Choose another language on one of them, or have the first one detected.',
      };
    case 'quota':
      return {
        title: 'This text is too long for your browser’s translator.',
        detail: 'Nothing was lost. Translate it in shorter parts, or free some space on this device.',
      };
    case 'unavailable':
      return {
        title: `Your browser does not translate from ${from} to ${englishName(target)}.`,
        detail: 'Choose another pair. Most browsers can translate from and to English.',
      };
    case 'press-again':
      return {
        title: `Press Translate again: the language pack for ${from} is not downloaded yet.`,
        detail: 'Browsers download it only right after you press the button. It then stays on this device.',
      };
    case 'download':
      return {
        title: 'The language pack could not be downloaded.',
        detail: 'Check the connection and the free space of this device, then try again.',
      };
    case 'blocked':
      return {
        title: 'Your browser does not allow its translator here.',
        detail: 'It may be switched off in the settings or by your organization.',
      };
    case 'failed':
      return {
        title: 'Your browser’s translator failed.',
        detail: 'Your text is still here. Try again.',
      };
  }
}

function count(length: number): string {
  return length.toLocaleString('en');
}
