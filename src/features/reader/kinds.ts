import { inWords } from '@/lib/number-words';

const NUMBER = `(?:\\d[\\d,.]*|${Array.from({ length: 10 }, (_, at) => inWords(at + 1)).join('|')}|eleven|twelve|fifteen|twenty|thirty|an?|half|every|each|several)`;
const DAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week(?:day|end))s?|daily|every day';
const TIME = `\\d\\s?[ap]\\.?m\\b|\\d[:.]\\d\\d\\b|24/7|\\b(?:${DAY}|noon|midnight|o.clock|(?:in the |this )(?:morning|afternoon|evening)|at night)\\b`;
const DURATION = `\\b${NUMBER}[ -](?:\\w+ )?(?:second|minute|min|hour|day|night|week|month|year|evening)s?\\b`;
const VERB = '(?:is|are|was|do|does|did|will|would|should|can|could)';
const YOU =
  '(?:you|u|ya|someone|somebody|anyone|an? (?:real )?(?:human|person)|(?:your |the )?(?:team|staff|company|sales))';

/**
 * What a question may ask for, as a word of the vocabulary, how it asks, and how a sentence looks that says it. A
 * question may ask for several. Words that ask are taken out of it, so those that are part of others come later.
 */
const table = [
  {
    kind: 'price',
    asks: `\\bhow much(?= (?:${VERB}|for|to|it|the|an?|extra|more|per|u|you)\\b|\\W*$)|\\bhow expensive\\b`,
    says: '[$€£]\\s?\\d|\\d\\s?(?:dollars|euros|pounds|cents|%|percent)|\\bfree\\b|\\bno (?:extra )?(?:charge|cost|fee)\\b|\\bhalf (?:the )?price\\b|\\bcosts? nothing\\b',
  },
  {
    kind: 'pay',
    asks: '\\b(?:how|what|which)\\b[^.?!]*\\bpa(?:y|id)\\b(?: (?:with|by|you))?|\\bpay(?:ment)? (?:with|by|using|via|methods?|options?)\\b|\\b(?:take|accept)s?(?= (?:cash|cards?|credit|debit|visa|mastercard|paypal)\\b)',
    says: '\\b(?:cards?|cash|PayPal|invoice|bank transfer|installments)\\b',
  },
  {
    kind: 'contact',
    asks: `\\b(?:reach|contact|call|ring|phone|whatsapp|write to|e?-?mail|message|text|get (?:a )?hold of|(?:talk|speak) (?:to|with)|in touch with) ${YOU}\\b|\\bget in touch\\b|\\bnumber to (?:call|ring|phone)\\b|\\b(?:your|ur) (?:phone|number|e?-?mail)\\b|\\b(?:phone|telephone|fone|contact|e?-?mail) (?:number|line|details|address)\\b`,
    says: '[\\w.-]+@[\\w-]+\\.\\w|\\+?\\d[\\d() -]{6,}\\d',
  },
  {
    kind: 'open',
    asks: '\\b(?:what time(?! is it\\W*$)|(?<!(?:many|business|\\d) )hours|how (?:late|early)|(?:which|what) days?)\\b',
    says: TIME,
  },
  {
    kind: 'duration',
    asks: '\\bhow (?:long|soon|quickly|many (?:minutes|days|weeks|months|hours))\\b',
    says: DURATION,
  },
  {
    kind: 'when',
    asks: `(?<=^|[.?!,] )when\\b|\\bwhen(?= ${VERB}\\b)`,
    says: `${TIME}|${DURATION}|\\b(?:until|before|after|between)\\b`,
  },
  {
    kind: 'number',
    asks: '\\bhow (?:many|much|old|big|far|large|often|tall|heavy)\\b|\\bwhat (?:age|size)\\b',
    says: `\\b(?:${NUMBER}|once|twice|daily)\\b`,
  },
  {
    kind: 'where',
    asks: "\\bwhere(?:[’']?s)?\\b|\\b(?:which|what) (?:city|town|country|street)\\b|\\b(?:address|located|location|directions|based)\\b",
    says: '\\b(?:(?:at|in|on|behind|near|opposite|next to|across|outside|beside|from) the|street|road|avenue|square|lane|floor|miles?|address|nearest)\\b',
  },
  {
    kind: 'who',
    asks: "\\bwho(?:[’']?s)?\\b",
    says: '\\b(?:we|our team|your team|an engineer|founder|head of)\\b',
  },
].map(({ kind, asks, says }) => ({ kind, asks: new RegExp(asks, 'gi'), says: new RegExp(says, 'i') }));

const looks = new Map([
  ...table.map(({ kind, says }) => [kind, says] as const),
  ['discount', /\d\s?% (?:off|less|lower|cheaper)\b|\bhalf price\b/i] as const,
]);

const vague: ReadonlySet<string> = new Set(['where', 'who', 'number']);

/** A question without the words that only ask, and what it asks for. */
export function readKinds(question: string): { readonly rest: string; readonly kinds: readonly string[] } {
  let rest = question;
  const kinds = table.flatMap(({ kind, asks }) => {
    const before = rest;
    rest = rest.replace(asks, ' ');
    return rest === before ? [] : kind;
  });
  return { rest, kinds };
}

/** A kind that the same sentences answer. */
export function likeOf(kind: string): string {
  return kind === 'duration' ? 'when' : kind;
}

/** Whether many a sentence looks like an answer, as with a place: most have “in the” or “at the” somewhere. */
export function isVague(kind: string): boolean {
  return vague.has(kind);
}

/** How a sentence looks that says what a word of the vocabulary asks for, such as a price. */
export function lookOf(word: string): RegExp | undefined {
  return looks.get(word);
}
