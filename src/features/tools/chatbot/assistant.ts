import {
  hasEnglishWords,
  type DocumentPassage,
  type SiteAnswer,
  type SiteReader,
  type SiteReading,
} from '@/features/reader';
import { brand } from '@/site/brand';
import { plans } from '@/site/plans';

export interface Reply {
  readonly outcome: 'small talk' | 'answer' | 'closest' | 'none' | 'pending';
  /** What it says before its quotes. Of an answer, the words of the quote. */
  readonly text: string;
  /** From this site, or from the document beside the conversation. */
  readonly quotes: readonly (SiteAnswer | DocumentPassage)[];
  /** Whether the visitor may ask our team instead. */
  readonly offersTeam?: boolean;
}

export interface AssistantAnswer {
  readonly reply: Reply;
  /** The question as it was understood, for a follow-up. */
  readonly context: string;
}

export type Assistant = (question: string, context?: string) => AssistantAnswer;

export const MAX_QUESTION_LENGTH = 1000;
/** HTML tags and template expressions are removed before the question is read. */
const CODE_LIKE = /<script[^>]*>.*<\/script>|<\/?[a-z!][^>]*>?|\$\{.*\}/gi;
/** Questions that refer to the one before them. */
const FOLLOW_UP =
  /^(?:and|or|what about|how about|also|then|why)\b|\b(?:it|its|that|this|they|them|there)\b/i;
const PLAN = new RegExp(`\\b(?:${plans.map(({ title }) => title).join('|')})\\b`, 'gi');

/** Greetings, thanks, and questions about the assistant itself, in lower case without punctuation. */
const smallTalk: readonly (readonly [RegExp, string])[] = [
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
    `I’m an AI assistant: a program in your browser, not a person. I answer from the pages of this site, and nothing you type is sent anywhere.`,
  ],
  [
    /^(?:help|help me|what can (?:you|i) (?:do|ask)(?: here| you)?|how do(?:es)? (?:you|this) work)$/,
    'I answer questions about this site, from its own pages. When I don’t know, I say so.',
  ],
];

/** Creates an assistant that answers from the site, shows what comes closest, or says that it doesn't know. */
export function createAssistant({ ask }: SiteReader): Assistant {
  return function answer(question, context = '') {
    const pleasantry = smallTalkReply(question);
    if (pleasantry !== undefined)
      return { reply: { outcome: 'small talk', text: pleasantry, quotes: [] }, context };
    const plain = question.slice(0, MAX_QUESTION_LENGTH).replace(CODE_LIKE, ' ');
    const readings = interpretationsOf(plain, context).map((text) => ({ text, reading: ask(text) }));
    const answered = readings.filter(({ reading }) => reading.outcome === 'answer');
    // A follow-up rarely asks for the same answer again.
    const before = answered.length > 1 ? ask(context).answers[0]?.text : undefined;
    const best = answered.find(({ reading }) => reading.answers[0]?.text !== before) ?? answered[0];
    if (best) return { reply: replyWith(best.reading), context: best.text };
    const alone = readings.at(-1)?.reading;
    if (alone && alone.outcome !== 'none') return { reply: replyWith(alone), context };
    const language = hasEnglishWords(plain) ? '' : 'I read English only. ';
    const text = `I don’t know that one, and I don’t make things up. ${language}Our team can help:`;
    return { reply: { outcome: 'none', text, quotes: [], offersTeam: true }, context };
  };
}

function replyWith({ outcome, answers }: SiteReading): Reply {
  if (outcome === 'answer') return { outcome, text: answers[0]?.text ?? '', quotes: answers };
  const pages = answers.length === 1 ? 'This page comes' : 'These pages come';
  return { outcome, text: `I’m not sure. ${pages} closest:`, quotes: answers, offersTeam: true };
}

/** A follow-up is read together with the question before it, then on its own. A plan that it names replaces the plan named before. */
function interpretationsOf(question: string, context: string): readonly string[] {
  if (context === '' || !FOLLOW_UP.test(question.trim())) return [question];
  return [`${question} ${question.match(PLAN) ? context.replace(PLAN, ' ') : context}`, question];
}

function smallTalkReply(question: string): string | undefined {
  const plain = question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return smallTalk.find(([pattern]) => pattern.test(plain))?.[1];
}
