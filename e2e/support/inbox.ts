import type { NextAnswer } from '../../scripts/lib/inbox.mjs';
import { inboxUrl } from './local-site';

/** The messages that contain a text, such as an address that only this test uses. */
export async function messagesWith(text: string): Promise<object[]> {
  const response = await fetch(`${inboxUrl}/messages`);
  const messages: object[] = await response.json();
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
