import { clip } from './text-findings';

/** Browsers lay out a field with much longer text too slowly to type in, up to a minute for one endless word. */
export const MAX_TEXT_LENGTH = 100_000;
/** Limit of single-line fields. */
export const MAX_LINE_LENGTH = 1000;

/** Cuts a text that a script or an old browser put past a field's maxLength. */
export function limitText(text: string, limit = MAX_TEXT_LENGTH): string {
  return text.length > limit ? clip(text, 0, limit) : text;
}

/** Shown under a field that is full; a text cut before a surrogate pair is one unit shorter. */
export function limitMessage({ length }: string, limit = MAX_TEXT_LENGTH): string | undefined {
  if (length < limit - 1) return undefined;
  return `This field holds the first ${limit.toLocaleString('en')} characters. Anything after that was left out.`;
}
