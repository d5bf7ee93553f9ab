import { createUser, disableUser, uniqueEmail } from './support/accounts';
import { fillLogin, logIn, loginHeading } from './support/sign-in';
import { expect, test } from './support/test';

test('logging in by e-mail says so and shows the site', async ({ page }) => {
  const user = await createUser();
  await page.goto('/login');
  await logIn(page, user);
  await expect(page).toHaveURL('/');
  await expect(loginHeading(page)).toHaveCount(0);
});

test('the login screen has what the specification names', async ({ page }) => {
  await page.goto('/login');
  await expect(loginHeading(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Only use Google sign-in' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('required');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('required');
  await expect(page.getByRole('button', { name: 'Login with Google' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login with GitHub' })).toBeVisible();
  await expect(page.getByText("Don't have an account?")).toBeVisible();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
});

test('a wrong password keeps the fields and quotes the provider', async ({ page, allowConsole }) => {
  allowConsole(/auth\/invalid-credential/);
  const { email } = await createUser();
  await page.goto('/login');
  await fillLogin(page, { email, password: 'not the password' });
  await page.getByRole('button', { name: 'Login', exact: true }).click();

  const banner = page.getByRole('alert');
  await expect(banner).toContainText('That e-mail and password do not match. Check both and try again.');
  await expect(banner).toContainText('auth/invalid-credential');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
});

test('an unknown e-mail reads just like a wrong password', async ({ page, allowConsole }) => {
  allowConsole(/auth\/invalid-credential/);
  const { email } = await createUser();
  const sentences: (string | null)[] = [];
  for (const address of [email, uniqueEmail()]) {
    await page.goto('/login');
    await fillLogin(page, { email: address, password: 'not the password' });
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    sentences.push(await page.getByRole('alert').textContent());
  }
  expect(sentences[0]).toBe(sentences[1]);
});

test('an account that was switched off is told so', async ({ page, allowConsole }) => {
  allowConsole(/auth\/user-disabled/);
  const user = await createUser();
  await disableUser(user);
  await page.goto('/login');
  await fillLogin(page, user);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This account has been switched off.');
});

test('missing and malformed fields are named at the field before anything is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('signInWithPassword') && sent.push(request.url())),
  );
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your e-mail address.');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Enter your password.',
  );

  await fillLogin(page, { email: 'nobody@nowhere', password: 'x' });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/This e-mail address is not complete/);
  expect(sent).toEqual([]);
});

test('pressing Login twice asks once', async ({ page }) => {
  const user = await createUser();
  const asked: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('signInWithPassword') && asked.push(request.method())),
  );
  await page.goto('/login');
  await fillLogin(page, user);
  await page.getByRole('button', { name: 'Login', exact: true }).dblclick();
  await expect(loginHeading(page)).toHaveCount(0);
  expect(asked.filter((method) => method === 'POST')).toHaveLength(1);
});

test('the password can be shown and hidden again', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  const toggle = page.getByRole('button', { name: 'Show password' });
  await password.fill('secret');
  await toggle.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('the local demo account can be filled in and works', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Fill in the demo account' }).click();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Logged in successfully!');
});

test('the keyboard alone logs in', async ({ page }) => {
  const user = await createUser();
  await page.goto('/login');
  await expect(loginHeading(page)).toBeVisible();
  for (let presses = 0; presses < 20; presses++) {
    if (await page.getByLabel('Email').evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(user.email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(user.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Logged in successfully!');
});

test('an e-mail typed on one screen is there on the next, and after a reload', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('half-typed@example.com');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/reset-password');
  await expect(page.getByLabel('Email')).toHaveValue('half-typed@example.com');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('half-typed@example.com');
});
