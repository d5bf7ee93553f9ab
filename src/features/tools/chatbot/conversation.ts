import type { ModelRun } from '@/features/model';
import { absoluteAddress } from '@/lib/address';
import type { Passage } from './ask-document';
import type { Reply as SiteReply } from './assistant';
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

/** The conversation as plain text. */
export function conversationText(turns: readonly AnsweredTurn[]): string {
  return turns.map(({ question, reply }) => `You: ${question}\nAssistant: ${replyText(reply)}`).join('\n\n');
}

function replyText(reply: Reply): string {
  if (reply.kind === 'answer') return `${reply.text}\nFrom: ${reply.from} (${absoluteAddress(reply.to)})`;
  if (reply.kind !== 'quoted') return sentenceOf(reply);
  const quotes = reply.passages.map(({ text, place }) => `“${text}” (${place})`);
  return [...(reply.outcome === 'closest' ? [sentenceOf(reply)] : []), ...quotes].join('\n');
}

/** What a reply says before its sources. */
export function sentenceOf(reply: Reply): string {
  switch (reply.kind) {
    case 'talk':
    case 'answer':
      return reply.text;
    case 'unknown':
      return `I don’t know that one, and I don’t make things up. ${reply.isForeign ? 'I read English only. ' : ''}Our team can help:`;
    case 'quoted':
      if (reply.outcome === 'closest') return `I’m not sure. ${reply.page} comes closest here:`;
      return reply.passages[0]?.text ?? '';
    case 'missing':
      return `${reply.page} doesn’t say. We’d take a message.`;
    case 'pending':
      return 'Reading…';
  }
}
