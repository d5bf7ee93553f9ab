import { useAccountValue } from '@/features/auth';
import { createAccountValue, type AccountValue } from '@/lib/account-values';
import { MAX_QUESTION_LENGTH, type Reply } from './assistant';

export interface Turn {
  /** Its number in the conversation. */
  readonly id: number;
  readonly question: string;
  readonly reply: Reply;
}

/** The conversation as plain text. */
export function conversationText(turns: readonly Turn[]): string {
  return turns.map(({ question, reply }) => `You: ${question}\nAssistant: ${replyText(reply)}`).join('\n\n');
}

function replyText({ outcome, text, quotes }: Reply): string {
  const sources = quotes.map((quote) =>
    'to' in quote
      ? `${quote.text}\nFrom: ${quote.from} (${new URL(quote.to, window.location.origin).href})`
      : `“${quote.text}” (${quote.place})`,
  );
  return [...(outcome === 'answer' ? [] : [text]), ...sources].join('\n');
}

const MAX_QUESTIONS = 40;

/** The questions of a conversation. Answers are computed again, so that they never go stale. */
export function keptQuestions(key: string): AccountValue<readonly string[]> {
  return createAccountValue({
    key,
    read: readQuestions,
    isEmpty: (questions) => questions.length === 0,
  });
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
