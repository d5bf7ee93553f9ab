import type { ModelRun } from '@/features/model';
import { fieldsOf, parseJson } from '@/lib/storage';
import type { Passage } from './ask-document';
import { MAX_QUESTION_LENGTH, type Reply as SiteReply } from './assistant';
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

/** How replies call the document. */
export type PageName = 'Your page' | 'This page';

export type Reply =
  | SiteReply
  /** From a document: an answer, or the passages that come closest. */
  | {
      readonly kind: 'quoted';
      readonly outcome: 'answer' | 'closest';
      readonly passages: readonly Passage[];
      readonly page: PageName;
    }
  | { readonly kind: 'missing'; readonly page: PageName }
  /** Not read yet. */
  | { readonly kind: 'pending' };

export interface AnsweredTurn extends Turn {
  readonly reply: Reply;
  /** The question as it was understood, as context for a follow-up. */
  readonly topic: string;
  readonly model?: ModelReply;
}

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
    case 'quoted':
      return [
        ...(reply.outcome === 'closest' ? [closestReply(reply.page)] : []),
        ...reply.passages.map(quoteText),
      ].join('\n');
    case 'missing':
      return missingReply(reply.page);
    case 'pending':
      return '…';
  }
}

function quoteText({ text, place }: Passage): string {
  return `“${text}” (${place})`;
}

export function closestReply(page: PageName): string {
  return `I’m not sure. ${page} comes closest here:`;
}

export function missingReply(page: PageName): string {
  return `${page} doesn’t say. We’d take a message.`;
}

export function unknownReply({ isForeign }: Pick<Extract<Reply, { kind: 'unknown' }>, 'isForeign'>): string {
  return `I don’t know that one, and I don’t make things up. ${isForeign ? 'I read English only. ' : ''}Our team can help:`;
}

function readTurn(value: unknown, at: number): Turn | null {
  const { id, question } = fieldsOf(value);
  if (typeof question !== 'string' || question.trim() === '') return null;
  return { id: typeof id === 'number' ? id : at + 1, question: question.slice(0, MAX_QUESTION_LENGTH) };
}
