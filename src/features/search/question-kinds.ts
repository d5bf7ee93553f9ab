import { inWords } from '@/site/number-words';

const numbers = Array.from({ length: 11 }, (_, count) => inWords(count)).join('|');
const NUMBER = String.raw`\d|\b(?:unlimited|none|tenth|${numbers})\b`;
const TIME = String.raw`\b(?:\w*(?:day|night|week|month|year|hour|minute|second)s?|daily|monthly|always|once|now|before|after|until)\b`;

/** What a question asks for, and what an answer to it contains. */
const kinds = {
  count: [/\bhow (?:many|old|big|large|tall|far)\b|\bnumber of\b/i, new RegExp(NUMBER, 'i')],
  date: [
    /\bwhen (?:was|were|is|are|do|does|did|will|can)\b|\bwh(?:at|ich) (?:year|date)\b/i,
    new RegExp(`${NUMBER}|${TIME}`, 'i'),
  ],
  price: [
    /\bhow much\b|\bcosts?\b|\bprices?\b|\bexpensive\b|\bcheap|\bfees?\b/i,
    /[$€£]\d|\bfree\b|\bno (?:setup )?fee|%/i,
  ],
  duration: [
    /\bhow (?:long|fast|quick|soon|late|often)|\bwhen\b|\bwh(?:at|ich) (?:day|time)\b/i,
    new RegExp(`${NUMBER}|${TIME}`, 'i'),
  ],
  person: [/\bwho(?:s|m)?\b/i, /\p{Lu}\p{Ll}+ \p{Lu}|\b(?:team|engineers?|person|people|we|you|google)\b/iu],
  place: [/\bwhere\b|\bwhich (?:city|country|region)\b/i, /\b(?:in|on|at|from|to)\b/i],
} as const satisfies Record<string, readonly [asked: RegExp, told: RegExp]>;

export type QuestionKind = keyof typeof kinds;

const isKind = (name: string): name is QuestionKind => name in kinds;
const names = Object.keys(kinds).filter(isKind);

export function kindsAsked(question: string): readonly QuestionKind[] {
  return names.filter((name) => kinds[name][0].test(question));
}

export function kindsTold(text: string): ReadonlySet<QuestionKind> {
  return new Set(names.filter((name) => kinds[name][1].test(text)));
}

/** Whether a text has the number or the date that a question asks for. */
export function tellsWhatIsAsked(question: string, text: string): boolean {
  return (['count', 'date'] as const).every(
    (name) => !kinds[name][0].test(question) || kinds[name][1].test(text),
  );
}
