import { createUser, uniqueEmail } from './support/accounts';
import { answerWithGarbage, garbage } from './support/faults';
import { hold } from './support/hold';
import { searchDialog } from './support/search';
import { bar, heading, openSite } from './support/shell';
import { fillLogin, fillSignUp, logIn, loginHeading } from './support/sign-in';
import { expect, test } from './support/test';
import type { Page, Route } from '@playwright/test';

const loggedIn = (page: Page) => page.getByRole('alert').filter({ hasText: 'Logged in successfully!' });
const loginButton = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });

test('whatever the identity service answers instead of an answer, the form says so, keeps all and works later', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/auth\//);
  const user = await createUser();
  await page.goto('/login');
  for (const [what, answer] of Object.entries(garbage)) {
    await answerWithGarbage(context, /accounts:signInWithPassword/, answer);
    await fillLogin(page, user);
    await loginButton(page).click();
    await expect(page.getByRole('alert'), what).toContainText('sign-in service');
    await expect(page.getByLabel('Password', { exact: true }), what).toHaveValue(user.password);
    await context.unroute(/accounts:signInWithPassword/);
    await page.reload();
  }
  await logIn(page, user);
});

test('a sign-up answered with garbage keeps every field', async ({ page, context, allowConsole }) => {
  allowConsole(/auth\//);
  await answerWithGarbage(context, /accounts:signUp/, garbage['a page of HTML']);
  const email = uniqueEmail();
  await page.goto('/signup');
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The sign-in service cannot be reached.');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Example');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('correct horse 7');
});

test('a returning visitor gets in while the identity service answers with a page of HTML', async ({
  page,
  context,
}) => {
  await openSite(page);
  await answerWithGarbage(context, /accounts:lookup/, garbage['a page of HTML']);
  await page.goto('/Help');
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle(/Help/);
});

test('an apis.google.com that sends something else leaves e-mail, and says so once a window is asked for', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/^$|SyntaxError|sign-in window could not be made ready|auth\//);
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '<html>Welcome to the hotel' }),
  );
  const user = await createUser();
  await page.clock.install();
  await page.goto('/login');
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  const asked = page.waitForRequest(/apis\.google\.com/);
  await page.getByRole('button', { name: 'Login with Google' }).click();
  await asked;
  await expect(loginButton(page)).toBeEnabled();
  await expect(async () => {
    await page.clock.runFor(16_000);
    await expect(page.getByRole('alert')).not.toBeEmpty({ timeout: 500 });
  }).toPass();
  await page.clock.resume();
  await logIn(page, user);
});

for (const [what, answer] of [
  ['blocked', (route: Route) => route.abort('blockedbyclient')],
  ['slow', () => undefined],
  [
    'something else',
    (route: Route) =>
      route.fulfill({ contentType: 'text/html', body: '<script>top.location = "/robots.txt"</script>' }),
  ],
] as const) {
  test(`a map that is ${what} harms nothing and has a link beside it`, async ({
    page,
    context,
    allowConsole,
  }) => {
    // What the frame may not do is told by the browser, without a word.
    allowConsole(/^$/);
    await openSite(page);
    await context.route(/google\.com\/maps\?/, (route) => void answer(route));
    await page.goto('/contact');
    const asked = page.waitForRequest(/google\.com\/maps\?/);
    await page.getByRole('button', { name: 'Show the map' }).click();
    await page.locator('iframe[title^="Map"]').scrollIntoViewIfNeeded();
    await asked;
    await expect(page.getByRole('link', { name: 'Open in Google Maps' })).toBeVisible();
    await page.getByLabel('Company').fill('Example Ltd');
    await bar(page).getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page).toHaveTitle(/Help/);
  });
}

test('a sign-in that is answered after the page was left still lets the visitor in', async ({ page }) => {
  const user = await createUser();
  await page.goto('/login');
  const { first, release } = await hold(page, /accounts:signInWithPassword/);
  await fillLogin(page, user);
  await loginButton(page).click();
  await first;
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  await release();
  await expect(loggedIn(page)).toBeVisible();
  await expect(loginHeading(page)).toHaveCount(0);
});

test('a search index that arrives after the overlay was closed disturbs nobody', async ({ page }) => {
  await openSite(page);
  const { first, release } = await hold(page, /search-index.*\.json/);
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page)).toBeVisible();
  await page.keyboard.type('price');
  await first;
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toHaveCount(0);
  await release();
  await bar(page).getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveTitle(/Help/);
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page)).toBeVisible();
});
