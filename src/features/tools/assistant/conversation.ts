import { useAccountValue } from '@/features/auth';
import { sourceOf, type DocumentQuote, type SiteQuote } from '@/features/reader';
import { createAccountValue, type AccountValue } from '@/lib/account-values';

export interface Reply {
  readonly outcome: 'small talk' | 'answer' | 'closest' | 'none' | 'pending';
  /** What it says before its quotes. Of an answer, the words of the quote. */
  readonly text: string;
  /** From this site, or from the document beside the conversation. */
  readonly quotes: readonly (SiteQuote | DocumentQuote)[];
  /** Whether the visitor may ask our team instead. */
  readonly offersTeam?: boolean;
}

export interface Turn {
  /** Its number in the conversation. */
  readonly id: number;
  readonly question: string;
  readonly reply: Reply;
}

export function isSiteQuote(quote: SiteQuote | DocumentQuote): quote is SiteQuote {
  return 'to' in quote.section;
}

/** The conversation as plain text. */
export function conversationText(turns: readonly Turn[]): string {
  return turns.map(({ question, reply }) => `You: ${question}\nAssistant: ${replyText(reply)}`).join('\n\n');
}

function replyText({ outcome, text, quotes }: Reply): string {
  const sources = quotes.map((quote) =>
    isSiteQuote(quote)
      ? `${quote.text}\nFrom: ${sourceOf(quote.section)} (${new URL(quote.section.to, window.location.origin).href})`
      : `“${quote.text}” (${quote.section.place})`,
  );
  return [...(outcome === 'answer' ? [] : [text]), ...sources].join('\n');
}

export const MAX_QUESTION_LENGTH = 1000;
const MAX_QUESTIONS = 40;

/** The questions of a conversation. Answers are computed again, so that they never go stale. */
export function keptQuestions(key: string): AccountValue<readonly string[]> {
  return createAccountValue({ key, read: readQuestions, isEmpty: ({ length }) => length === 0 });
}

export function useQuestions(kept: AccountValue<readonly string[]>) {
  const [asked, keep] = useAccountValue(kept);
  return {
    asked,
    ask: (question: string) => keep(readQuestions([...asked, question])),
    clear: () => keep([]),
  };
}

export function readQuestions(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((question) => typeof question === 'string' && question.trim() !== '')
    .slice(-MAX_QUESTIONS)
    .map((question) => String(question).slice(0, MAX_QUESTION_LENGTH));
}
