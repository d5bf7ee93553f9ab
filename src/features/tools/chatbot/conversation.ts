import type { ModelRun } from '@/features/model';
import { fieldsOf, parseJson } from '@/lib/storage';
import { MAX_QUESTION_LENGTH, type AssistantAnswer, type Reply } from './assistant';
import type { Claim } from './grounding';

export interface Turn {
  readonly id: number;
  readonly question: string;
}

/** The model's answer to a turn, and the visitor's actions on it. */
export interface ModelReply {
  readonly run: ModelRun;
  readonly claims: readonly Claim[];
  readonly onAllow: () => void;
  readonly onDecline: () => void;
  readonly onStop: () => void;
  readonly onRetry: () => void;
}

export type AnsweredTurn = Turn & AssistantAnswer & { readonly model?: ModelReply };

const MAX_TURNS = 40;

/** Restores the questions from storage. Answers are computed again so that they never go stale. */
export function parseTurns(stored: string): readonly Turn[] {
  const turns = parseJson(stored);
  if (!Array.isArray(turns)) return [];
  return turns
    .slice(-MAX_TURNS)
    .map(readTurn)
    .filter((turn) => turn !== null)
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at);
}

export function withQuestion(turns: readonly Turn[], question: string): readonly Turn[] {
  const id = (turns.at(-1)?.id ?? 0) + 1;
  return [...turns, { id, question: question.slice(0, MAX_QUESTION_LENGTH) }].slice(-MAX_TURNS);
}

/** The conversation as plain text for the clipboard. */
export function conversationText(
  turns: readonly AnsweredTurn[],
  addressOf: (path: string) => string,
): string {
  return turns
    .map(({ question, reply }) => `You: ${question}\nAssistant: ${replyText(reply, addressOf)}`)
    .join('\n\n');
}

function replyText(reply: Reply, addressOf: (path: string) => string): string {
  switch (reply.kind) {
    case 'talk':
      return reply.text;
    case 'answer':
      return `${reply.text}\nFrom: ${reply.from} (${addressOf(reply.to)})`;
    case 'unknown':
      return unknownReply(reply);
  }
}

export function unknownReply({ isForeign }: Pick<Extract<Reply, { kind: 'unknown' }>, 'isForeign'>): string {
  return `I don’t know that one, and I don’t make things up. ${isForeign ? 'I read English only. ' : ''}Our team can help:`;
}

function readTurn(value: unknown, at: number): Turn | null {
  const { id, question } = fieldsOf(value);
  if (typeof question !== 'string' || question.trim() === '') return null;
  return { id: typeof id === 'number' ? id : at + 1, question: question.slice(0, MAX_QUESTION_LENGTH) };
}
