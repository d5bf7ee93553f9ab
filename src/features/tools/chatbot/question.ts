import { inWords } from '@/lib/number-words';
import { namesIn } from './grounding';

const NUMBER = `(?:\\d[\\d,.]*|${Array.from({ length: 12 }, (_, at) => inWords(at + 1)).join('|')}|fifteen|twenty|thirty|an?|half)`;
const DAY = '\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week(?:day|end))s?\\b';
const TIME = `\\d\\s?[ap]\\.?m\\b|\\d:\\d\\d|\\b(?:noon|midnight|o.clock)\\b|${DAY}`;
const DURATION = `\\b${NUMBER}[ -](?:\\w+ )?(?:minute|hour|day|night|week|month|year)s?\\b`;

/** What a question may ask for, and how a sentence looks that says it. The first that fits counts. */
const kinds = [
  {
    asks: /\bhow much\b|\b(?:price|cost|fee|rate|charge)s?\b|\bexpensive\b/i,
    says: '[$€£]\\s?\\d|\\d\\s?(?:dollars|euros|pounds|cents|percent|%)|\\bfree\\b|\\bno (?:extra )?(?:charge|cost|fee)\\b',
  },
  { asks: new RegExp(`\\b(?:what time|hours|open|closed?|how (?:late|early))\\b|${DAY}`, 'i'), says: TIME },
  { asks: /\bhow (?:long|soon|quickly)\b/i, says: DURATION },
  { asks: /\bwhen\b/i, says: `${TIME}|${DURATION}|\\b(?:until|before|after|between)\\b` },
  { asks: /\bhow (?:many|old|big|far|large|often)\b/i, says: `\\b(?:${NUMBER}|once|twice|daily|every)\\b` },
].map(({ asks, says }) => ({ asks, says: new RegExp(says, 'i') }));

const WEEKDAY = new RegExp(DAY, 'i');
/** The words that only ask. "How long" asks for no length. */
const FRAME = /\bhow (?:much|many|long|soon|quickly|old|big|far|large|often|late|early)\b|\bwhat time\b/gi;

export interface Question {
  /** Without the words that only ask. */
  readonly topic: string;
  /** How a sentence looks that has what is asked for, such as a price. */
  readonly says: RegExp | undefined;
  /** Of places and people. A page that doesn't have them doesn't answer. */
  readonly names: readonly string[];
}

export function readQuestion(question: string): Question {
  return {
    topic: question.replace(FRAME, ''),
    says: kinds.find(({ asks }) => asks.test(question))?.says,
    names: namesIn(question).filter((name) => !WEEKDAY.test(name)),
  };
}
