import type { Page } from '@playwright/test';
import { uniqueEmail } from './support/accounts';
import { answerNext, messagesWith } from './support/inbox';
import { heading } from './support/shell';
import { expect, test, visit } from './support/signed-in';

const forms = {
  contact: {
    name: 'Contact',
    address: '/contact',
    send: 'Send message',
    refused: 'Our mailbox did not accept the message.',
    thanks: 'Your message has been sent!',
    others: {
      'First name': 'Ada',
      'Last name': 'Example',
      Company: 'Example Ltd',
      Phone: '+44 20 7946 0000',
      Message: 'Good day',
    },
  },
  newsletter: {
    name: 'Newsletter',
    address: '/projects',
    send: 'Subscribe',
    refused: 'The address was not accepted.',
    thanks: 'Thank you. You are on the list.',
    others: {},
  },
} as const;

type Form = (typeof forms)[keyof typeof forms];

const form = (page: Page, { name }: Form) => page.getByRole('form', { name });
const emailField = (page: Page, it: Form) => form(page, it).getByRole('textbox', { name: /^E-?mail/ });

async function fillAndSend(page: Page, it: Form, email: string) {
  for (const [label, value] of Object.entries(it.others)) await form(page, it).getByLabel(label).fill(value);
  await emailField(page, it).fill(email);
  await form(page, it).getByRole('button', { name: it.send }).click();
}

for (const [what, it] of Object.entries(forms)) {
  for (const { outcome, answer, says } of [
    { outcome: 'is refused', answer: { status: 400 }, says: it.refused },
    { outcome: 'fails', answer: { status: 500 }, says: 'Our mailbox could not be reached' },
    { outcome: 'is kept but never answered', answer: { drop: true }, says: 'may not have arrived' },
  ]) {
    test(`${what}: a try that ${outcome} is said so, and after a reload the next is filed once`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/status of|ERR_/);
      await visit(page, it.address);
      const email = uniqueEmail('writer');
      await answerNext({ containing: email, ...answer });
      await fillAndSend(page, it, email);
      await expect(form(page, it)).toContainText(says);
      await expect(page.getByText(it.thanks)).toHaveCount(0);
      await expect(emailField(page, it)).toHaveValue(email);
      await page.reload();
      await fillAndSend(page, it, email);
      await expect(page.getByText(it.thanks)).toBeVisible();
      expect(await messagesWith(email)).toHaveLength(1);
    });
  }

  test(`${what}: a mailbox that keeps silent is given up, and what it keeps after all is filed once`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/ERR_/);
    await visit(page, it.address);
    await page.clock.install();
    const email = uniqueEmail('writer');
    // The second is answered when the first has been kept as well.
    for (const delayMs of [3000, 3500]) await answerNext({ containing: email, delayMs });
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/submit') && request.method() === 'POST',
    );
    await fillAndSend(page, it, email);
    await page.clock.runFor(3000);
    await asked;
    await page.clock.runFor(15_000);
    await expect(form(page, it)).toContainText('No answer came in time, so it may not have arrived.');
    await expect(emailField(page, it)).toHaveValue(email);
    await form(page, it).getByRole('button', { name: it.send }).click();
    await expect(page.getByText(it.thanks)).toBeVisible();
    expect(await messagesWith(email)).toHaveLength(1);
  });

  test(`${what}: what was typed is there on the way back and forward`, async ({ page }) => {
    await visit(page, it.address);
    const email = uniqueEmail('writer');
    await emailField(page, it).fill(email);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL('/Blog');
    await page.goBack();
    await expect(page).toHaveURL(it.address);
    await expect(heading(page)).toBeVisible();
    await expect(emailField(page, it)).toHaveValue(email);
    await page.goForward();
    await page.goBack();
    await expect(emailField(page, it)).toHaveValue(email);
  });
}
