import type { Locator, Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { uniqueEmail } from './accounts';

/** Longer than the minimum fill time of forms. */
const FILL_MS = 4000;

const sent = {
  contact: 'Your message has been sent!',
  newsletter: /on the list/i,
} as const;

export const formAddresses = { contact: paths.contact, newsletter: paths.projects } as const;
export type FormName = keyof typeof formAddresses;

/** Found without its role, which it does not have while the receipt hides it. */
export const contactForm = (page: Page) => page.locator('form[aria-label="Contact"]');
export const receipt = (page: Page) => page.locator('[data-receipt]');
export const newsletterForm = (page: Page) => page.getByRole('form', { name: 'Newsletter' });

export function form(page: Page, name: FormName): Locator {
  return name === 'contact' ? contactForm(page) : newsletterForm(page);
}

export function emailField(page: Page, name: FormName): Locator {
  return form(page, name).getByRole('textbox', { name: /^Email/ });
}

export const contactMessage = {
  firstName: 'Ada',
  lastName: 'Example',
  company: 'Example Ltd',
  phone: '+44 20 7946 0000',
  message: 'Good day,\nwhat does it cost? Ünïcödé 🙂 "quotes" <b>&amp;',
} as const;

export async function fillContact(page: Page, email = uniqueEmail('writer')): Promise<string> {
  const contact = contactForm(page);
  for (const [name, value] of Object.entries({ ...contactMessage, email }))
    await contact.locator(`[name=${name}]`).fill(value);
  return email;
}

/** Sends a form after moving the clock past the minimum fill time. Needs an installed clock. */
export async function send(page: Page, name: FormName): Promise<void> {
  await page.clock.fastForward(FILL_MS);
  await submitButton(page, name).click();
}

/** After a failure the contact form has a second submit button, Try again. */
export function submitButton(page: Page, name: FormName): Locator {
  return form(page, name).locator('[type=submit]').first();
}

export async function fillAndSend(page: Page, name: FormName, email: string): Promise<void> {
  if (name === 'contact') await fillContact(page, email);
  else await emailField(page, name).fill(email);
  await send(page, name);
}

/** What the site says once a form has been delivered. */
export function thanks(page: Page, name: FormName): Locator {
  return page.getByText(sent[name]);
}
