import { useAccountValue } from '@/features/auth';
import { createAccountValue, type AccountValue } from '@/lib/account-values';
import { fieldsOf } from '@/lib/storage';
import { MAX_QUESTION_LENGTH, type Reply } from './assistant';

export interface Turn {
  readonly id: number;
  readonly question: string;
}

export interface AnsweredTurn extends Turn {
  readonly reply: Reply;
}

/** The conversation as plain text. */
export function conversationText(turns: readonly AnsweredTurn[]): string {
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

const MAX_TURNS = 40;

/** The questions of a conversation. Answers are computed again, so that they never go stale. */
export function keptTurns(key: string): AccountValue<readonly Turn[]> {
  return createAccountValue({
    key,
    area: 'session',
    read: readTurns,
    isEmpty: (turns) => turns.length === 0,
  });
}

export function useQuestions(kept: AccountValue<readonly Turn[]>) {
  const [asked, keep] = useAccountValue(kept);
  return {
    asked,
    ask: (question: string) => keep(withQuestion(asked, question)),
    clear: () => keep([]),
  };
}

export function readTurns(stored: unknown): readonly Turn[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .slice(-MAX_TURNS)
    .map(readTurn)
    .filter((turn) => turn !== null)
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at);
}

export function withQuestion(turns: readonly Turn[], question: string): readonly Turn[] {
  const id = (turns.at(-1)?.id ?? 0) + 1;
  return [...turns, { id, question: question.slice(0, MAX_QUESTION_LENGTH) }].slice(-MAX_TURNS);
}

function readTurn(value: unknown, at: number): Turn | null {
  const { id, question } = fieldsOf(value);
  if (typeof question !== 'string' || question.trim() === '') return null;
  return { id: typeof id === 'number' ? id : at + 1, question: question.slice(0, MAX_QUESTION_LENGTH) };
}
