import { createUser, uniqueEmail } from './support/accounts';
import { fillLogin, loginButton, loginHeading, signInThroughPopup } from './support/session';
import { goInSite } from './support/shell';
import { expect, test, visit } from './support/signed-in';
import { test as signedOutTest } from './support/test';

/**
 * The fixed strings, numbers and addresses of the specification. This is the only end-to-end spec that states them;
 * all others import them from src/site or find things by role.
 */
const addresses =
  '/ /home /about /services /projects /blog /privacy /contact /features /offer /pricing /faqs /help /login /signup ' +
  '/chatbot /translation /sentiment-analysis /speech-recognition /cloud-integration /benefits/ai-solutions ' +
  '/benefits/analytics /benefits/security /benefits/performance /benefits/collaboration /benefits/support ' +
  '/benefits/customization /benefits/scalability /benefits/ai-decision-making';

/** Those that no unit test finds on their page. */
const words: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'Revolutionizing the way you search with AI-powered innovation',
    '$19/month',
    '$49/month',
    '$99/month',
  ],
  '/help': ['7-day money-back guarantee', 'Monday to Friday', '9 AM-6 PM GMT'],
  '/privacy': ['March 2025'],
};

test('every specified address has its page, with the specified words and prices', async ({ page }) => {
  await visit(page, '/Projects');
  for (const address of addresses.split(' ')) {
    await goInSite(page, address);
    await expect(page, address).not.toHaveTitle(/not found/i);
    for (const sentence of words[address] ?? [])
      await expect(page.locator('body'), address).toContainText(sentence);
  }
});

signedOutTest('the sign-in screens are as specified, and logging in shows its alert', async ({ page }) => {
  await page.goto('/login');
  await expect(loginHeading(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /Only use Google sign-in/i })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('required');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('required');
  for (const name of ['Login', 'Login with Google', 'Login with GitHub'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page.getByText("Don't have an account?")).toBeVisible();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  for (const label of ['Full Name', 'Email', 'Password', 'Confirm Password'])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  for (const name of ['Sign Up', 'Sign Up with Google'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page.getByText('Already have an account?')).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(loginHeading(page)).toBeVisible();
  await fillLogin(page, await createUser());
  await loginButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Logged in successfully!' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

for (const [path, label, sentence] of [
  ['/login', 'Login with Google', 'Logged in with Google successfully!'],
  ['/login', 'Login with GitHub', 'Logged in with GitHub successfully!'],
  ['/signup', 'Sign Up with Google', 'Signed up with Google successfully!'],
] as const) {
  signedOutTest(`${label} signs in through a real window and shows its alert`, async ({ page }) => {
    await page.goto(path);
    await signInThroughPopup(page, () => page.getByRole('button', { name: label }).click(), {
      email: uniqueEmail(),
      name: 'Pop Example',
    });
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
}
