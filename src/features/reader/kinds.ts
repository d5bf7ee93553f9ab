const TIME =
  /\d ?[ap]\.?m\b|\d[:.]\d\d\b|24\/7|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week(?:day|end))s?\b|\b(?:daily|noon|midnight|morning|afternoon|evening|at night)\b/i;
const DURATION =
  /\b(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|half|an?|each|every)[ -](?:business )?(?:second|minute|hour|day|night|week|month|year)s?\b/i;

/**
 * What a question may ask for, as a word of the vocabulary: how it asks, and how a sentence looks that says it. A
 * question may ask for several. Words that ask are taken out of it, so those that are part of others come later.
 */
const kinds = [
  {
    kind: 'price',
    asks: /\bhow much(?= (?:is|are|do|does|did|will|would|can|for|to|it|the|an?|extra|more|per|u|you)\b|\W*$)|\bhow expensive\b/gi,
    says: [
      /[$€£] ?\d|\d ?(?:%|percent|dollars|euros)|\b(?:free|half price|costs? nothing|no (?:extra )?(?:charge|cost|fee))\b/i,
    ],
  },
  {
    kind: 'pay',
    asks: /\b(?:how|what|which)\b[^.?!]*\bpa(?:y|id)\b(?: (?:with|by|you))?|\bpay(?:ment)? (?:with|by|using|via|methods?|options?)\b|\b(?:take|accept)s?(?= (?:cash|cards?|credit|paypal)\b)/gi,
    says: [/\b(?:cards?|cash|PayPal|invoice|bank transfer|installments)\b/i],
  },
  {
    kind: 'contact',
    asks: /\b(?:reach|contact|call|ring|phone|whatsapp|e?-?mail|message|text|write to|hold of|(?:talk|speak) (?:to|with)|in touch with) (?:you|u|someone|anyone|an? (?:real )?(?:human|person)|(?:your |the )?(?:team|company|sales))\b|\bget in touch\b|\b(?:your|ur) (?:phone|number|e?-?mail)\b|\b(?:phone|telephone|fone|contact|e?-?mail) (?:number|line|address|details)\b|\bnumber to (?:call|ring)\b/gi,
    says: [/[\w.-]+@[\w-]+\.\w|\+?\d[\d() -]{6,}\d/],
  },
  {
    kind: 'open',
    asks: /\b(?:what time(?! is it\W*$)|(?<!(?:many|business|\d) )hours|how (?:late|early)|(?:which|what) days?)\b/gi,
    says: [TIME],
  },
  {
    kind: 'duration',
    asks: /\bhow (?:long|soon|quickly|many (?:minutes|days|weeks|months|hours))\b/gi,
    says: [DURATION],
  },
  {
    kind: 'when',
    asks: /(?<=^|[.?!,] )when\b|\bwhen(?= (?:is|are|do|does|did|will|can)\b)/gi,
    says: [TIME, DURATION, /\b(?:until|before|after|between)\b/i],
  },
  {
    kind: 'number',
    asks: /\bhow (?:many|much|old|big|far|large|often|tall|heavy)\b|\bwhat (?:age|size)\b/gi,
    says: [/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|once|twice|daily)\b/i],
  },
  {
    kind: 'who',
    asks: /\bwho(?:[’']?s)?\b/gi,
    says: [/\b(?:we|our team|your team|an engineer|founder|head of)\b/i],
  },
  {
    kind: 'where',
    asks: /\bwhere(?:[’']?s)?\b|\b(?:which|what) (?:city|town|country|street)\b|\b(?:address|located|location|directions|based)\b/gi,
    says: [
      /\b(?:(?:at|in|on|behind|near|opposite|next to|across|outside|beside|from) the|street|road|avenue|square|lane|floor|miles?|address|nearest)\b/i,
    ],
  },
] as const;

/** A question without the words that only ask, and what it asks for. */
export function readKinds(question: string): { readonly rest: string; readonly kinds: readonly string[] } {
  let rest = question;
  const asked = kinds.filter(({ asks }) => {
    const before = rest;
    rest = rest.replace(asks, ' ');
    return rest !== before;
  });
  return { rest, kinds: asked.map(({ kind }) => kind) };
}

/** Whether many a sentence looks like an answer, as with a place: most have “in the” or “at the” somewhere. */
export function isVague(kind: string): boolean {
  return kind === 'where' || kind === 'who' || kind === 'number';
}

/** How a sentence looks that says what a word of the vocabulary asks for, such as a price. */
export function lookOf(word: string): RegExp | undefined {
  return looks.get(word);
}

const looks = new Map<string, RegExp>(
  kinds.map(({ kind, says }) => [kind, new RegExp(says.map(({ source }) => source).join('|'), 'i')]),
);
