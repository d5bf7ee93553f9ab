import { inboxUrl } from './local-site';

/** The messages that contain a text, such as an address that only this test uses. */
export async function messagesWith(text: string): Promise<object[]> {
  const response = await fetch(`${inboxUrl}/messages`);
  const messages: object[] = await response.json();
  return messages.filter((message) => JSON.stringify(message).includes(text));
}
