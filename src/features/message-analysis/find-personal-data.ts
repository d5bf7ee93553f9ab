export interface PersonalData {
  readonly start: number;
  readonly end: number;
  /** As the visitor reads it. */
  readonly kind: (typeof patterns)[number]['kind'];
}

/** A run of digits that stands alone: not a part of a longer number, an address, a version or a price. */
function standAlone(...forms: readonly string[]): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\d$€£#+]|\d[.,:/-])(?:${forms.join('|')})(?![\p{L}\d]|[.,:/-]\d|\s?(?:[$€£%]|EUR|USD|GBP))`,
    'gu',
  );
}

const DATE = String.raw`\d{1,2}([ .-])\d{1,2}\1(?:\d{4}|\d{2})(?!\d|\1\d)`;

/** In order of priority: a match that overlaps one of an earlier pattern is dropped. */
const patterns = [
  { kind: 'Email', form: /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu },
  { kind: 'Account', form: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g },
  {
    kind: 'Card',
    form: standAlone(
      String.raw`[2-6]\d{3}(?:[ -]?\d{4}){2}[ -]?\d{1,7}`,
      String.raw`3\d{3}[ -]?\d{6}[ -]?\d{5}`,
    ),
  },
  {
    kind: 'Number',
    form: /\b(?:order|invoice|booking|reference|tracking|customer|number|ref|no\.?|nr\.?|#)\s{0,2}#?\s{0,2}(?:no\.? )?(?!\d{4}-\d\d-\d\d)([A-Z]{0,3}-?\d{3,12}(?:-\d{2,8}){0,3})(?![\d-])/gi,
  },
  {
    kind: 'Phone',
    form: standAlone(
      // “+44 (0)20 7946 0958”
      String.raw`\+\d(?:[ ().-]{0,2}\d){7,14}`,
      // “(312) 555-0109”, “030 555 0142” and “06 12 34 56 78”, but not “05-11-2024”
      String.raw`(?!${DATE})(?:\(\d{2,5}\) ?|0\d{1,4}[ -])\d{2,8}(?:[ -]\d{2,8}){0,4}`,
      String.raw`0\d(?:\.\d{2}){4}`,
      // “202-555-0142” and “612 345 678”
      String.raw`\d{3}([ .-])\d{3}\2\d{3,4}`,
      String.raw`\d{3}-\d{4}`,
    ),
  },
] as const;

const MIN_PHONE_DIGITS = 7;

/** Emails, phone, card, account and order numbers in a text. Names are not recognized. */
export function findPersonalData(text: string): PersonalData[] {
  const found: PersonalData[] = [];
  for (const { kind, form } of patterns) {
    for (const { 0: match, 1: part, index } of text.matchAll(form)) {
      if (kind === 'Phone' && match.replace(/\D/g, '').length < MIN_PHONE_DIGITS) continue;
      const end = index + match.length;
      const start = kind === 'Number' && part !== undefined ? end - part.length : index;
      if (found.every((other) => end <= other.start || start >= other.end)) found.push({ start, end, kind });
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

/** Masks all but the first letters: “ana.ruiz@example.com” becomes “a•••.•••@e•••.•••”. */
export function masked(text: string): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word, at: number) => {
    const isFirst = at === 0 || text[at - 1] === '@';
    const [first = ''] = word;
    return (isFirst ? first : '') + '•'.repeat(Math.min(3, word.length));
  });
}
