import { hasEnglishWords, type SiteReader, type SiteReading } from '@/features/reader';
import { brand } from '@/site/brand';
import { plans } from '@/site/plans';
import type { Reply } from './conversation';

/** Questions that refer to the one before them. */
const FOLLOW_UP =
  /^(?:and|or|what about|how about|also|then|why)\b|\b(?:it|its|that|this|they|them|there)\b/i;
const PLAN = new RegExp(`\\b(?:${plans.map(({ title }) => title).join('|')})\\b`, 'gi');

/** Greetings, thanks, and questions about the assistant itself, in lower case without punctuation. */
const smallTalk: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:hi+|hello|hey|good (?:morning|afternoon|evening|day))(?: (?:there|you|all))?$/,
    `Hello. Ask me about ${brand.name}: plans, support, privacy, or any service.`,
  ],
  [
    /^(?:ok |great )?(?:many )?(?:thanks|thank you|thx|cheers)(?: (?:a lot|so much|very much|you))?$/,
    'You’re welcome. Is there anything else you want to know?',
  ],
  [
    /^(?:who|what) are you$|^(?:are you|am i talking to|is this) (?:an? )?(?:real )?(?:human|person|robot|bot|chatbot|machine|ai)\b/,
    'I’m an AI assistant: a program in your browser, not a person. I answer from the pages of this site, and nothing you type is sent anywhere.',
  ],
  [
    /^(?:help|help me|what can (?:you|i) (?:do|ask)|how do(?:es)? (?:you|this) work)$/,
    'I answer questions about this site, from its own pages. When I don’t know, I say so.',
  ],
];

/**
 * Answers from the site, shows what comes closest, or says that it doesn't know. `context` is the question before, as it
 * was understood, for a follow-up.
 */
export function answerFromSite({ ask }: SiteReader, question: string, context = '') {
  const pleasantry = smallTalkReply(question);
  if (pleasantry !== undefined) return { reply: pleasantry, context };
  const readings = interpretationsOf(question, context).map((text) => ({ text, reading: ask(text) }));
  const answered = readings.filter(({ reading }) => reading.outcome === 'answer');
  // A follow-up rarely asks for the same answer again.
  const before = answered.length > 1 ? ask(context).quotes[0]?.text : undefined;
  const best = answered.find(({ reading }) => reading.quotes[0]?.text !== before) ?? answered[0];
  if (best) return { reply: replyWith(best.reading, question), context: best.text };
  return { reply: replyWith(ask(question), question), context };
}

function replyWith({ outcome, quotes }: SiteReading, question: string): Reply {
  if (outcome === 'answer') return { outcome, text: quotes[0]?.text ?? '', quotes };
  const pages = quotes.length === 1 ? 'This page comes' : 'These pages come';
  if (outcome === 'closest')
    return { outcome, text: `I’m not sure. ${pages} closest:`, quotes, offersTeam: true };
  const language = hasEnglishWords(question) ? '' : 'I read English only. ';
  const text = `I don’t know that one, and I don’t make things up. ${language}Our team can help:`;
  return { outcome, text, quotes, offersTeam: true };
}

/** A follow-up is read together with the question before it, then on its own. A plan that it names replaces the plan named before. */
function interpretationsOf(question: string, context: string): readonly string[] {
  if (context === '' || !FOLLOW_UP.test(question.trim())) return [question];
  return [`${question} ${question.match(PLAN) ? context.replace(PLAN, ' ') : context}`, question];
}

function smallTalkReply(question: string): Reply | undefined {
  const plain = question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const text = smallTalk.find(([pattern]) => pattern.test(plain))?.[1];
  return text === undefined ? undefined : { outcome: 'small talk', text, quotes: [] };
}
