import type { DocumentPassage, DocumentReading, SiteAnswer } from '@/features/reader';
import { brand } from '@/site/brand';
import type { SiteReply } from './assistant';

export interface Turn {
  readonly id: number;
  readonly question: string;
}

/** How replies call the document. */
export type PageName = 'Your page' | 'This page';

export type Reply =
  | SiteReply
  /** From a document: an answer, or the passages that come closest. */
  | {
      readonly kind: 'quoted';
      readonly outcome: Exclude<DocumentReading['outcome'], 'none'>;
      readonly passages: readonly DocumentPassage[];
      readonly page: PageName;
    }
  /** Not in the document, but maybe on this site. */
  | { readonly kind: 'missing'; readonly page: PageName; readonly onSite?: SiteAnswer | undefined }
  /** Not read yet. */
  | { readonly kind: 'pending' };

export interface AnsweredTurn extends Turn {
  readonly reply: Reply;
}

/** The conversation as plain text. */
export function conversationText(turns: readonly AnsweredTurn[]): string {
  return turns.map(({ question, reply }) => `You: ${question}\nAssistant: ${replyText(reply)}`).join('\n\n');
}

function replyText(reply: Reply): string {
  const isAnswer = (reply.kind === 'site' || reply.kind === 'quoted') && reply.outcome === 'answer';
  const quotes =
    reply.kind === 'quoted'
      ? reply.passages.map(({ text, place }) => `“${text}” (${place})`)
      : siteAnswers(reply).map(
          ({ text, from, to }) => `${text}\nFrom: ${from} (${new URL(to, window.location.origin).href})`,
        );
  return [...(isAnswer ? [] : [sentenceOf(reply)]), ...quotes].join('\n');
}

/** The answers from this site that a reply shows. */
export function siteAnswers(reply: Reply): readonly SiteAnswer[] {
  if (reply.kind === 'site') return reply.answers;
  return reply.kind === 'missing' && reply.onSite ? [reply.onSite] : [];
}

/** What a reply says before its sources. */
export function sentenceOf(reply: Reply): string {
  switch (reply.kind) {
    case 'talk':
      return reply.text;
    case 'site':
      if (reply.outcome === 'answer') return reply.answers[0]?.text ?? '';
      return `I’m not sure. ${reply.answers.length === 1 ? 'This page comes' : 'These pages come'} closest:`;
    case 'unknown':
      return `I don’t know that one, and I don’t make things up. ${reply.isForeign ? 'I read English only. ' : ''}Our team can help:`;
    case 'quoted':
      if (reply.outcome === 'answer') return reply.passages[0]?.text ?? '';
      return `I’m not sure. ${reply.page} comes closest here:`;
    case 'missing':
      if (reply.onSite) return `This store’s page doesn’t say. ${brand.name}’s pages do:`;
      return `${reply.page} doesn’t say. We’d take a message.`;
    case 'pending':
      return 'Reading…';
  }
}
