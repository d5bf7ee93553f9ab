import type { NextAnswer } from '../../scripts/lib/inbox.mjs';
import { inboxUrl } from './local-site';

export interface InboxMessage {
  receivedAt: string;
  [field: string]: unknown;
}

/** The messages that contain a text, such as an address that only this test uses. */
export async function messagesWith(text: string): Promise<InboxMessage[]> {
  const response = await fetch(`${inboxUrl}/messages`);
  const messages: InboxMessage[] = await response.json();
  return messages.filter((message) => JSON.stringify(message).includes(text));
}

/** Sets the answer to the next submission that contains a text. */
export async function answerNext(answer: NextAnswer & { containing: string }): Promise<void> {
  await fetch(`${inboxUrl}/next-answer`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(answer),
  });
}
