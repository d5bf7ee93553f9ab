import { createUser, findUser, oobCodes, uniqueEmail } from './support/accounts';
import { loginHeading } from './support/sign-in';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

async function fill(
  page: Page,
  fields: { name?: string; email?: string; password?: string; confirmation?: string },
) {
  const {
    name = 'Ada Example',
    email = uniqueEmail(),
    password = 'correct horse 7',
    confirmation = password,
  } = fields;
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(confirmation);
  return { name, email, password };
}

const submit = (page: Page) => page.getByRole('button', { name: 'Sign Up', exact: true }).click();

test('signing up makes the account, shows the name at once and sends a verification mail', async ({
  page,
}) => {
  await page.goto('/signup');
  const { email } = await fill(page, { name: 'Grace Sample' });
  await submit(page);

  await expect(page.getByRole('alert').filter({ hasText: 'Signed up successfully!' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: `We sent a link to ${email}` })).toBeVisible();
  await expect(loginHeading(page)).toHaveCount(0);
  await page.goto('/account');
  await expect(page.getByLabel('Full name')).toHaveValue('Grace Sample');
  await expect(page.getByText('Not verified')).toBeVisible();
  expect(await findUser(email)).toMatchObject({ displayName: 'Grace Sample' });
  expect(await oobCodes(email)).toMatchObject([{ requestType: 'VERIFY_EMAIL' }]);
});

test('each field says what is wrong with it', async ({ page }) => {
  await page.goto('/signup');
  await submit(page);
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Enter your name.');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your e-mail address.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Choose a password.',
  );

  await fill(page, { password: 'short', confirmation: 'shorter' });
  await submit(page);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Use at least 8 characters.',
  );
  await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveAccessibleDescription(
    'The two passwords are not the same.',
  );

  await fill(page, { password: 'password1' });
  await submit(page);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/too easy to guess/);
});

test('a taken e-mail is said at its field and nothing typed is lost', async ({ page, allowConsole }) => {
  allowConsole(/auth\/email-already-in-use/);
  const { email } = await createUser();
  await page.goto('/signup');
  await fill(page, { email, password: 'correct horse 8' });
  await submit(page);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    /There is already an account with this e-mail/,
  );
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('correct horse 8');
});

for (const [what, name] of [
  ['markup', '<script>window.hacked = true</script><img src=x onerror="window.hacked=true">'],
  ['emoji', '👩🏽‍🚀 Ünï 🦄'],
  ['right-to-left script', 'عائشة بنت محمد'],
] as const) {
  test(`a name with ${what} is kept to the letter and stays text`, async ({ page }) => {
    await page.goto('/signup');
    await fill(page, { name });
    await submit(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Signed up successfully!' })).toBeVisible();
    await page.goto('/account');
    await expect(page.getByLabel('Full name')).toHaveValue(name);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
}

test('ten thousand characters in every field are refused with a sentence each', async ({ page }) => {
  await page.goto('/signup');
  const huge = 'x'.repeat(10_000);
  await fill(page, { name: huge, email: `${huge}@example.com`, password: huge });
  await submit(page);
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Use at most 100 characters.');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'An e-mail address has at most 254 characters.',
  );
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Use at most 4096 characters.',
  );
});

test('the way back to Login is there', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByText('Already have an account?')).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(loginHeading(page)).toBeVisible();
});

test('the name and e-mail survive a reload in the middle', async ({ page }) => {
  await page.goto('/signup');
  const { email } = await fill(page, { name: 'Half Typed' });
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Half Typed');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});
