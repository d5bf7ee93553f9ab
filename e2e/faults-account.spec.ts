import { createUser, findUser, uniqueEmail } from './support/accounts';
import { signInThroughPopup, vouchForNoEmail } from './support/popup';
import { bar } from './support/shell';
import { fillSignUp, logIn } from './support/sign-in';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('a verification mail that cannot be sent does not undo the sign-up, and is told', async ({
  page,
  context,
}) => {
  const email = uniqueEmail();
  await context.route(/accounts:sendOobCode/, (route) => route.abort());
  await page.goto('/signup');
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(alert(page, 'Signed up successfully!')).toBeVisible();
  await expect(alert(page, 'could not')).toBeVisible();
  await expect(bar(page)).toBeVisible();
  expect(await findUser(email)).toMatchObject({ displayName: 'Ada Example' });
});

/** Refused once, as the e-mail has an account already: the next login shall link it. */
async function refusedAtGitHub(page: Page, email: string) {
  await vouchForNoEmail(page, 'github.com');
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Login with GitHub' });
  await signInThroughPopup(page, () => button.click(), { email, name: 'Ada Example' });
  await expect(alert(page, 'already has an account with another way of signing in')).toBeVisible();
}

test('somebody else who logs in instead gets no way of signing in of the first', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/auth\/account-exists-with-different-credential/);
  const owner = await createUser({ verified: true });
  const other = await createUser({ verified: true });
  await refusedAtGitHub(page, owner.email);
  await logIn(page, other);
  // Now, and not only once it has gone by itself.
  expect(await alert(page, 'linked').count()).toBe(0);
  for (const { email } of [owner, other]) {
    const stored = await findUser(email);
    expect(stored?.providerUserInfo?.map(({ providerId }) => providerId)).toEqual(['password']);
  }
});

test('a link that fails lets its owner in all the same, and is said to have failed', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/auth\/account-exists-with-different-credential|auth\/network-request-failed|ERR_FAILED/);
  const owner = await createUser({ verified: true });
  await refusedAtGitHub(page, owner.email);
  await page.unroute(/accounts:signInWithIdp/);
  const asked = page.waitForRequest(/accounts:signInWithIdp/);
  await context.route(/accounts:signInWithIdp/, (route) => route.abort());
  await logIn(page, owner);
  await asked;
  await expect(alert(page, 'could not be linked')).toBeVisible();
  await expect(bar(page)).toBeVisible();
});
