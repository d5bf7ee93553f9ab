import { ageToken } from './support/absence';
import { createUser, uniqueEmail } from './support/accounts';
import { hold } from './support/hold';
import { messagesWith } from './support/inbox';
import { bar, heading, openSite } from './support/shell';
import { fillLogin, fillSignUp, logIn, loginHeading } from './support/sign-in';
import { expect, test } from './support/test';
import { languagePicker, pageHeading, withTranslator } from './support/translation';
import type { Page } from '@playwright/test';

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const footer = (page: Page) => page.getByRole('contentinfo');

for (const [name, path, fill, button] of [
  [
    'login',
    '/login',
    (page: Page, email: string) => fillLogin(page, { email, password: 'whatever it is' }),
    'Login',
  ],
  ['sign-up', '/signup', fillSignUp, 'Sign Up'],
  [
    'reset',
    '/reset-password',
    (page: Page, email: string) => page.getByLabel('Email').fill(email),
    'Send the link',
  ],
] as const) {
  test(`an identity service that does not answer a ${name} is given up after half a minute, and nothing is lost`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/auth\/network-request-failed/);
    const email = uniqueEmail();
    await page.clock.install();
    await page.goto(path);
    const { first } = await hold(page, /accounts:/);
    await fill(page, email);
    const send = page.getByRole('button', { name: button, exact: true });
    await send.click();
    await first;
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(31_000);
    await expect(page.getByRole('alert')).toContainText('The sign-in service cannot be reached.');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(send).not.toHaveAttribute('aria-busy');
  });
}

test('a mailbox that does not answer is given up after fifteen seconds, and the next try is filed once', async ({
  page,
}) => {
  const email = uniqueEmail('reader');
  await page.clock.install();
  await openSite(page);
  const { first, release } = await hold(page, /\/submit$/);
  await footer(page).getByLabel('E-mail').fill(email);
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
  await page.clock.runFor(4000);
  await first;
  await page.clock.runFor(16_000);
  await expect(footer(page).getByText('No answer came in time, so it may not have arrived.')).toBeVisible();
  await expect(footer(page).getByLabel('E-mail')).toHaveValue(email);
  await release();
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer(page).getByText('Thank you. You are on the list.')).toBeVisible();
  expect(await messagesWith(email)).toHaveLength(1);
});

test('a token service that does not answer shows Loading... and a way to retry, which works when it does', async ({
  page,
}) => {
  await page.goto('/account');
  await logIn(page, await createUser());
  await expect(heading(page)).toHaveText('Account');
  await ageToken(page);
  await page.clock.install();
  const { first, release } = await hold(page, /securetoken/);
  await page.reload();
  await first;
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.clock.runFor(5100);
  await expect(alert(page, 'This is taking longer than it should.')).toBeVisible();
  await release();
  await expect(heading(page)).toHaveText('Account');
});

test('a token service that cannot be reached lets a returning visitor in', async ({ page, context }) => {
  await page.goto('/account');
  await logIn(page, await createUser());
  await expect(heading(page)).toHaveText('Account');
  await ageToken(page);
  await context.route(/securetoken/, (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(heading(page)).toHaveText('Account');
});

test('an apis.google.com that answers after the screen was left opens its window, and the forms still work', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/auth\/popup-(closed-by-user|blocked)|auth\/cancelled-popup-request/);
  const user = await createUser();
  const { first, release } = await hold(context, /apis\.google\.com/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login with Google' }).click();
  await first;
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await release();
  await (await opened).close();
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await logIn(page, user);
  await expect(loginHeading(page)).toHaveCount(0);
});

test('a translator that answers after the page was left translates the page that is shown', async ({
  page,
  context,
}) => {
  await withTranslator(context);
  const { first, release } = await hold(context, /translate_a\/element\.js/);
  await openSite(page);
  await first;
  await languagePicker(page).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await page.keyboard.press('Escape');
  await bar(page).getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveTitle(/Help/);
  await release();
  await expect(pageHeading(page)).toContainText('de:');
});
