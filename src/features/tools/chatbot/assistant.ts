import type { Answer, Ranking } from '@/features/search';
import { brand } from '@/site/brand';
import { plans } from '@/site/plans';

export type Reply =
  | { readonly kind: 'talk'; readonly text: string }
  | (Answer & { readonly kind: 'answer' })
  | { readonly kind: 'unknown'; readonly isForeign?: true };

export interface AssistantAnswer {
  readonly reply: Reply;
  /** The question as it was understood, as context for a follow-up. */
  readonly topic: string;
}

export type Assistant = (question: string, topic?: string) => AssistantAnswer;

export const MAX_QUESTION_LENGTH = 1000;
/** In words. The language of fewer is not clear. */
const MIN_SENTENCE = 4;
/** HTML tags and template expressions are removed before the question is read. */
const CODE_LIKE = /<script[^>]*>.*<\/script>|<\/?[a-z!][^>]*>?|\$\{.*\}/gi;
/** Questions that refer to the one before them. */
const FOLLOW_UP =
  /^(?:and|or|what about|how about|also|then|why)\b|\b(?:it|its|that|this|they|them|there)\b/i;
const SENTENCE_BREAK = /(?<=[.?!])\s+/;
const PLAN = new RegExp(`\\b(?:${plans.map(({ title }) => title).join('|')})\\b`, 'gi');

/** Greetings, thanks, and questions about the assistant itself, in lower case without punctuation. */
const talk: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:hi+|hello|hey|hiya|greetings|good (?:morning|afternoon|evening|day))(?: (?:there|you|bot|all|everyone))?$/,
    `Hello. Ask me about ${brand.name}: plans, support, privacy, or any service.`,
  ],
  [
    /^(?:ok |okay |great |perfect )?(?:many )?(?:thanks|thank (?:you|u)|thx|ty|cheers)(?: (?:a lot|so much|very much|you|for (?:your|the) help))*$/,
    'You’re welcome. Is there anything else you want to know?',
  ],
  [/^(?:bye|goodbye|good (?:bye|night)|see (?:you|ya)|ciao)(?: (?:then|later|bye))?$/, 'Goodbye.'],
  [
    /^(?:who|what) (?:are|r) (?:you|u)$|^(?:are you|am i talking to|is this) (?:an? )?(?:real )?(?:human|person|robot|bot|chatbot|machine|ai|computer|program)\b/,
    `I’m an AI assistant: a program in your browser, not a person. I answer from the pages of this site, and nothing you type is sent ${__AI_MODEL__ === null ? 'anywhere' : 'anywhere unless you allow AI answers'}.`,
  ],
  [
    /^(?:help|help me|what can (?:you|i) (?:do|ask)(?: here| you)?|how do(?:es)? (?:you|this) work)$/,
    'I answer questions about this site, from its own pages. When I don’t know, I say so.',
  ],
];

/** Creates an assistant that answers from the site, or says that it doesn't know. */
export function createAssistant({ answer, topicsIn, termsIn }: Ranking): Assistant {
  return function reply(question, topic = '') {
    const smallTalk = smallTalkReply(question);
    if (smallTalk !== undefined) return { reply: { kind: 'talk', text: smallTalk }, topic };
    const plain = question.slice(0, MAX_QUESTION_LENGTH).replace(CODE_LIKE, ' ');
    const found = interpretationsOf(plain, topic).flatMap((question) => {
      const answered = answer(question);
      return answered ? [{ reply: { kind: 'answer' as const, ...answered }, topic: question }] : [];
    });
    // A follow-up rarely asks for the same answer again.
    const before = topic === '' ? undefined : answer(topic)?.text;
    const best = found.find(({ reply: { text } }) => text !== before) ?? found[0];
    if (best) return best;
    // An English question has words such as "the", which are no topics.
    const words = termsIn(plain);
    const isForeign = words.length >= MIN_SENTENCE && topicsIn(plain).length === words.length;
    return { reply: { kind: 'unknown', ...(isForeign && { isForeign }) }, topic };
  };
}

/**
 * A follow-up is read together with the question before it, then on its own. A plan that it names replaces the plan
 * named before. Of a long message without an answer, each sentence is read, the last one first.
 */
function interpretationsOf(question: string, topic: string): readonly string[] {
  const sentences = question.split(SENTENCE_BREAK).filter((sentence) => sentence.includes(' '));
  const alone = sentences.length > 1 ? [question, ...sentences.toReversed()] : [question];
  if (topic === '' || !FOLLOW_UP.test(question.trim())) return alone;
  const before = question.match(PLAN) ? topic.replace(PLAN, ' ') : topic;
  return [`${question} ${before}`, ...alone];
}

function smallTalkReply(question: string): string | undefined {
  const plain = question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return talk.find(([pattern]) => pattern.test(plain))?.[1];
}
