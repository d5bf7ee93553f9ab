import { type Ranker, tellsWhatIsAsked, type Term } from '@/features/search';
import { brand } from '@/site/brand';
import { plans } from '@/site/plans';
import { advise } from './plan-advice';

/** What a section says, and the name of that section, as in "Pricing, Compare the plans". */
export interface Quote {
  readonly text: string;
  readonly to: string;
  readonly from: string;
}

export type Reply =
  | { readonly kind: 'talk'; readonly text: string }
  | (Quote & {
      readonly kind: 'answer';
      readonly table?: Table;
      /** Another answer that fits the question almost as well. */
      readonly also?: Quote;
    })
  | { readonly kind: 'unknown'; readonly why: 'nothing' | 'unclear' };

/** An answer before its source is named. */
export type DraftAnswer = Omit<Extract<Reply, { kind: 'answer' }>, 'kind' | 'from'>;

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: string[]])[];
}

export interface Answered {
  readonly reply: Reply;
  /** The topic in plain words, as context for a follow-up question. */
  readonly topic: string;
}

export type Assistant = (asked: string, topic?: string) => Answered;

/** Lowest score at which a curated answer is given. */
const MIN_ANSWER_SCORE = 0.5;
/** Lowest confidence at which a sentence of a page is quoted: a weighted mean of its coverage and its passage's score. */
const MIN_CONFIDENCE = 0.8;
/** The same if the closest curated question is one that the site does not answer. */
const MIN_CONFIDENCE_IF_UNANSWERED = 0.88;
const PROMINENCE_SHARE = 0.4;
export const MAX_QUESTION_LENGTH = 1000;
const MAX_PASSAGES = 12;
/** Curated answers that are tried until one contains what is asked for. */
const MAX_ANSWERS = 3;
/** The next answer is given as well if its odds, relative to those of the best answer, are at least this. */
const MIN_RELATIVE_ODDS = 0.55;
/** The section that only leads to another page. */
export const TEASER = 'next-step';
/** HTML tags and template expressions are removed before the question is read. */
const CODE_LIKE = /<script[^>]*>.*<\/script>|<\/?[a-z!][^>]*>?|\$\{.*\}/gi;
const SENTENCE_BREAK = /(?<=[.!?][”’)]?) (?=[^\p{Ll}])/u;
const FOLLOW_UP =
  /\b(?:it|its|that|this|these|those|they|them|one|there)\b|^(?:and|or|what about|how about|also|then|why)\b/i;
const planNames: ReadonlySet<string> = new Set(plans.map(({ title }) => title.toLowerCase()));

/** Greetings, thanks and questions about the assistant itself, in lower case without punctuation. */
const talk: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:hi+|hello|hey|hiya|greetings|good (?:morning|afternoon|evening|day))(?: (?:there|you|bot|all|everyone))?$/,
    `Hello. Ask me about ${brand.name}: plans, support, privacy or any service.`,
  ],
  [
    /^(?:ok |okay |great |perfect )?(?:many )?(?:thanks|thank (?:you|u)|thx|ty|cheers)(?: (?:a lot|so much|very much|you|for (?:your|the) help))*$/,
    'You’re welcome. Is there anything else you want to know?',
  ],
  [/^(?:bye|goodbye|good (?:bye|night)|see (?:you|ya)|ciao)(?: (?:then|later|bye))?$/, 'Goodbye.'],
  [
    /^(?:who|what) (?:are|r) (?:you|u)$|^(?:are you|am i talking to|is this) (?:an? )?(?:real )?(?:human|person|robot|bot|chatbot|machine|ai|computer|program)\b/,
    `I am an AI assistant: a program in your browser, not a person. I answer from the pages of this site, and nothing you type is sent ${__AI_MODEL__ === null ? 'anywhere' : 'anywhere, unless you allow AI answers'}.`,
  ],
  [
    /^(?:help|help me|what can (?:you|i) (?:do|ask)(?: here| you)?|how do(?:es)? (?:you|this) work)$/,
    'I answer questions about this site and compare plans. Tell me how many conversations a month you have and in how many languages, and I will recommend a plan. When I do not know, I say so.',
  ],
];

/** Creates an assistant that answers from the curated answers and the pages, or says that it does not know. */
export function createAssistant(ranker: Ranker): Assistant {
  return function answer(asked, topic = '') {
    const smallTalk = smallTalkReply(asked);
    if (smallTalk !== undefined) return { reply: { kind: 'talk', text: smallTalk }, topic };
    const plain = asked.slice(0, MAX_QUESTION_LENGTH).replace(CODE_LIKE, ' ');
    const questions =
      topic !== '' && FOLLOW_UP.test(plain.trim()) ? withTopic(plain, topic, ranker) : [plain];
    for (const question of questions) {
      for (const found of candidates(question)) {
        if (found === undefined) continue;
        if (found.table === undefined && !tellsWhatIsAsked(question, found.text)) continue;
        const reply = { kind: 'answer', ...found, from: ranker.nameOf(found.to) } as const;
        return { reply, topic: ranker.topicWords(question).join(' ') };
      }
    }
    const isUnclear = ranker.read(plain).length === 0;
    return { reply: { kind: 'unknown', why: isUnclear ? 'unclear' : 'nothing' }, topic };
  };

  /** Candidate answers, best first: advice on plans, curated answers, a sentence of a page. */
  function* candidates(question: string): Generator<DraftAnswer | undefined, void> {
    const terms = ranker.read(question);
    const advice = advise(question);
    if (advice) {
      yield advice;
      return;
    }
    const ranked = ranker.rankAnswers(question, terms);
    if (!ranker.isTrusted(ranked, terms)) {
      yield quoted(terms, ranked[0]?.item.isUnanswered ? MIN_CONFIDENCE_IF_UNANSWERED : MIN_CONFIDENCE);
      return;
    }
    const curated = ranked
      .filter(({ item, score }) => !item.isUnanswered && score >= MIN_ANSWER_SCORE)
      .slice(0, MAX_ANSWERS)
      .map(({ item, score }) => ({
        text: ranker.textOf(item, terms),
        to: item.to,
        odds: score / (1 - score),
      }));
    for (const [at, { text, to, odds }] of curated.entries()) {
      const next = curated[at + 1];
      const more = next && next.odds >= MIN_RELATIVE_ODDS * odds ? withoutRepeats(next.text, text) : '';
      yield next && more !== ''
        ? { text, to, also: { text: more, to: next.to, from: ranker.nameOf(next.to) } }
        : { text, to };
    }
    yield quoted(terms, MIN_CONFIDENCE);
  }

  function quoted(terms: readonly Term[], minConfidence: number): DraftAnswer | undefined {
    const quotes = ranker
      .rankPassages(terms)
      .filter(({ item }) => item.part.anchor !== TEASER && item.part.text !== '')
      .slice(0, MAX_PASSAGES)
      .map(({ item, score }) => {
        const { text, coverage } = ranker.quoteFrom(item, terms);
        const prominence = PROMINENCE_SHARE * score;
        return { item, text, confidence: (1 - PROMINENCE_SHARE) * coverage + prominence };
      })
      .filter(({ confidence }) => confidence >= minConfidence)
      .toSorted((one, other) => other.confidence - one.confidence);
    const [best] = quotes;
    return best && { text: best.text, to: best.item.address };
  }
}

/**
 * Interpretations of a follow-up question, most likely first: "does it include X" after "how much is Pro" asks
 * about Pro, and "and Enterprise?" for its price. A question with a topic of its own may also stand alone.
 */
function withTopic(asked: string, topic: string, { topicWords, isWeak }: Ranker): readonly string[] {
  const own = topicWords(asked);
  const before = topicWords(topic);
  const kept = own.some(isPlan)
    ? before.filter((word) => !isPlan(word))
    : before.some(isPlan)
      ? before.filter(isPlan)
      : before;
  const inContext = [...own, ...kept].join(' ');
  const standsAlone = !own.some(isPlan) && !kept.some(isPlan) && !own.every(isWeak);
  return standsAlone ? [asked, inContext] : [inContext, asked];
}

/** The sentences of a text that another does not contain. */
function withoutRepeats(text: string, other: string): string {
  return text
    .split(SENTENCE_BREAK)
    .filter((sentence) => !other.includes(sentence))
    .join(' ');
}

function isPlan(word: string): boolean {
  return planNames.has(word);
}

function smallTalkReply(asked: string): string | undefined {
  const plain = asked
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return talk.find(([pattern]) => pattern.test(plain))?.[1];
}
