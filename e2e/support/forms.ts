import type { Page } from '@playwright/test';
import { uniqueEmail } from './accounts';
import { inboxUrl } from './local-site';

/** Longer than the minimum fill time of forms. */
export const FILL_MS = 4000;

const sent = { contact: 'Your message has been sent!', newsletter: /on the list/i } as const;
export type FormName = keyof typeof sent;

export const contactForm = (page: Page) => page.getByRole('form', { name: 'Contact' });
export const newsletterForm = (page: Page) => page.getByRole('form', { name: 'Newsletter' });
/** What the site says once a form has been delivered. */
export const thanks = (page: Page, name: FormName) => page.getByText(sent[name]);

export const contactMessage = {
  firstName: 'Ada',
  lastName: 'Example',
  company: 'Example Ltd',
  phone: '+44 20 7946 0000',
  message: 'Good day,\nwhat does it cost? Ünïcödé 🙂 "quotes" <b>&amp;',
} as const;

export async function fillContact(page: Page, email = uniqueEmail('writer')): Promise<string> {
  for (const [name, value] of Object.entries({ ...contactMessage, email }))
    await contactForm(page).locator(`[name=${name}]`).fill(value);
  return email;
}

/** Sends a form after moving the clock past the minimum fill time. Needs an installed clock. */
export async function send(page: Page, name: FormName): Promise<void> {
  await page.clock.fastForward(FILL_MS);
  const form = name === 'contact' ? contactForm(page) : newsletterForm(page);
  // After a failure the contact form has a second submit button, Try again.
  await form.locator('[type=submit]').first().click();
}

/** The messages in the inbox that contain a text, such as an address that only this test uses. */
export async function messagesWith(text: string): Promise<object[]> {
  const response = await fetch(`${inboxUrl}/messages`);
  const messages: object[] = await response.json();
  return messages.filter((message) => JSON.stringify(message).includes(text));
}
