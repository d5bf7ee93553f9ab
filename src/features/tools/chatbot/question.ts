import { inWords } from '@/lib/number-words';
import { namesIn } from './grounding';

const NUMBER = `(?:\\d[\\d,.]*|${Array.from({ length: 12 }, (_, at) => inWords(at + 1)).join('|')}|fifteen|twenty|thirty|an?|half|every|each|several)`;
const DAY =
  '\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week(?:day|end))s?\\b|\\b(?:daily|every day)\\b';
const TIME = `\\d\\s?[ap]\\.?m\\b|\\d[:.]\\d\\d\\b|\\b(?:noon|midnight|o.clock|(?:in the |this )(?:morning|afternoon|evening)|at night)\\b|${DAY}`;
const DURATION = `\\b${NUMBER}[ -](?:\\w+ )?(?:minute|hour|day|night|week|month|year|evening)s?\\b`;
/** No names, although they are capitalized. */
const DATE_OR_SHOUT = /days?$|^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|^\P{Ll}+$/u;
const VERB = '(?:is|are|was|do|does|did|for|to|would|will|should|can|could|it|the|an?|extra|more|per)';

/** What a question may ask for, the words that ask for it, and how a sentence looks that says it. The first that fits counts. */
const kinds = [
  {
    asks: `\\bhow much(?= ${VERB}\\b|\\W*$)|\\b(?:price|cost|fee|rate|charge)[sd]?\\b|\\bexpensive\\b`,
    says: '[$€£]\\s?\\d|\\d\\s?(?:dollars|euros|pounds|cents|percent|%)|\\bfree\\b|\\bno (?:extra )?(?:charge|cost|fee)\\b|\\bhalf (?:the )?price\\b|\\bcosts? nothing\\b',
  },
  {
    asks: '^(?=.*\\b(?:open|closed?)\\b)|\\b(?:what time|(?<!many )hours|how (?:late|early)|(?:which|what) days?)\\b',
    says: TIME,
  },
  { asks: '\\bhow (?:long|soon|quickly|many (?:days|weeks|months|hours))\\b', says: DURATION },
  {
    asks: `(?<=^|[.?!,] )when\\b|\\bwhen(?= ${VERB}\\b)`,
    says: `${TIME}|${DURATION}|\\b(?:until|before|after|between)\\b`,
  },
  {
    asks: '\\bhow (?:many|much|old|big|far|large|often|tall|heavy)\\b|\\bwhat (?:age|size)\\b',
    says: `\\b(?:${NUMBER}|once|twice|daily)\\b`,
  },
  {
    asks: "\\bwhere(?:[’']?s)?\\b",
    says: '\\b(?:(?:at|in|on|behind|near|opposite|next to|across|outside|beside|from) the|street|road|avenue|floor|miles?|address|nearest)\\b',
  },
].map(({ asks, says }) => ({ asks: new RegExp(asks, 'gi'), says: new RegExp(says, 'i') }));

export interface Question {
  /** Without the words that only ask. */
  readonly topic: string;
  /** How a sentence looks that has what is asked for, such as a price. */
  readonly says: RegExp | undefined;
  /** Of places, people, and brands. A page that has none of them doesn't answer. */
  readonly names: readonly string[];
}

export function readQuestion(question: string): Question {
  const kind = kinds.find(({ asks }) => question.search(asks) >= 0);
  return {
    topic: kind ? question.replace(kind.asks, ' ') : question,
    says: kind?.says,
    names: namesIn(question).filter((name) => !DATE_OR_SHOUT.test(name)),
  };
}
