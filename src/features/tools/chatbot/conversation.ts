import { parseKept } from '@/lib/storage';
import { brand } from '@/site/brand';
import { nameOfSource, type Reply, type Turn } from './assistant';

interface KeptTurn extends Turn {
  readonly id: number;
}

const MOST_TURNS = 40;
export const LONGEST_QUESTION = 1000;

/** Restores the questions from storage. Answers are computed again so that they never go stale. */
export function parseTurns(stored: string): readonly KeptTurn[] {
  const turns = parseKept(stored);
  if (!Array.isArray(turns)) return [];
  return turns
    .slice(-MOST_TURNS)
    .map(readTurn)
    .filter((turn) => turn !== null)
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at);
}

export function withTurn(turns: readonly KeptTurn[], { asked, from }: Turn): readonly KeptTurn[] {
  const id = (turns.at(-1)?.id ?? 0) + 1;
  const turn = { id, asked: asked.slice(0, LONGEST_QUESTION), ...(from === undefined ? {} : { from }) };
  return [...turns, turn].slice(-MOST_TURNS);
}

/** The conversation as plain text for the clipboard. */
export function conversationText(
  turns: readonly { readonly asked: string; readonly reply: Reply }[],
  addressOf: (path: string) => string,
): string {
  return turns
    .map(({ asked, reply }) => `You: ${asked}\nAssistant: ${replyText(reply, addressOf)}`)
    .join('\n\n');
}

function replyText(reply: Reply, addressOf: (path: string) => string): string {
  switch (reply.kind) {
    case 'talk':
      return reply.text;
    case 'answer':
      return `${reply.text}\nFrom: ${nameOfSource(reply.source)} (${addressOf(reply.source.to)})`;
    case 'choice':
      return `${ownSentences.choice} ${reply.sources.map(nameOfSource).join(' / ')}`;
    case 'unknown':
      return ownSentences[reply.why];
  }
}

/** Sentences of the assistant that are not quotes from the site. */
export const ownSentences = {
  choice: 'Two pages speak of that. Which one do you mean?',
  nothing:
    'I found nothing in this site’s pages that answers that, and I do not guess. I read English only. A person can help:',
  unclear: 'I could not make out what to look for. Ask in a few English words, or ask a person:',
  offTopic: `I did not take that for a question about ${brand.name}, so I looked nothing up. Ask in other words, or ask a person:`,
} as const;

function readTurn(value: unknown, at: number): KeptTurn | null {
  if (typeof value !== 'object' || value === null || !('asked' in value)) return null;
  const { asked } = value;
  if (typeof asked !== 'string' || asked.trim() === '') return null;
  const from = 'from' in value && typeof value.from === 'string' ? { from: value.from } : {};
  const id = 'id' in value && typeof value.id === 'number' ? value.id : at + 1;
  return { id, asked: asked.slice(0, LONGEST_QUESTION), ...from };
}
