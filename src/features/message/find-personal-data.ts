export interface PersonalData {
  readonly start: number;
  readonly end: number;
  readonly kind: keyof typeof patterns;
}

/** In order of priority: a match that overlaps one of an earlier pattern is dropped. */
const patterns = {
  email: /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu,
  iban: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g,
  card: /\b\d(?:[ -]?\d){12,18}\b/g,
  phone: /(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,5}\)[ .-]?)?\d{2,4}(?:[ .-]\d{2,4}){2,4}\b|\b\d{3}[ .-]\d{4}\b/g,
  number:
    /\b(?:order|invoice|booking|reference|customer|ref|no\.?|nr\.?|#)\s{0,2}#?\s{0,2}([A-Z]{0,3}-?\d{3,12})\b/gi,
} as const;

/** Emails, phone, card, account and order numbers in a text. Names are not recognized. */
export function findPersonalData(text: string): PersonalData[] {
  const found: PersonalData[] = [];
  for (const kind of kinds) {
    for (const { 0: match, 1: group, index } of text.matchAll(patterns[kind])) {
      const start = group === undefined ? index : index + match.length - group.length;
      const end = index + match.length;
      if (found.every((other) => end <= other.start || start >= other.end)) found.push({ start, end, kind });
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

const kinds = ['email', 'iban', 'card', 'phone', 'number'] as const satisfies readonly PersonalData['kind'][];

/** Masks all but the first letters: “ana.ruiz@example.com” becomes “a•••.•••@e•••.•••”. */
export function masked(text: string): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word, at: number) => {
    const isFirst = at === 0 || text[at - 1] === '@';
    const [first = ''] = word;
    return (isFirst ? first : '') + '•'.repeat(Math.min(3, word.length));
  });
}
