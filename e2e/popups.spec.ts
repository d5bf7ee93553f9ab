import { devices, type Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { providers } from '@/site/providers';
import { createProviderUser, createUser } from './support/accounts';
import {
  accountMenu,
  fillLogin,
  loginButton,
  loginHeading,
  openedPopup,
  openSignedIn,
  signInThroughPopup,
} from './support/session';
import { expect, test } from './support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const last = providers.at(-1)?.name ?? '';

test('closing the sign-in window leaves a working form', async ({ page, allowConsole }) => {
  allowConsole(/auth\/popup-closed-by-user/);
  const user = await createUser();
  const written = page.waitForEvent('console', (message) =>
    message.text().includes('auth/popup-closed-by-user'),
  );
  await page.clock.install();
  await page.goto(paths.login);
  await dismissPopup(page, () => button(page, 'Login with Google').click());

  await fillLogin(page, user);
  await expect(button(page, `Login with ${last}`)).not.toHaveAttribute('aria-disabled');
  // The SDK looks for a closed window every two seconds, and then waits eight more for a result.
  await page.clock.runFor(12_000);
  await written;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await loginButton(page).click();
  await expect(accountMenu(page)).toBeVisible();
});

test('a blocked sign-in window is explained, and what was typed stays', async ({ page, allowConsole }) => {
  allowConsole(/auth\/popup-blocked/);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(paths.signup);
  await page.getByLabel('Email').fill('kept@example.com');
  await button(page, `Sign Up with ${last}`).click();
  await expect(page.getByRole('alert')).toContainText('auth/popup-blocked');
  await expect(page.getByLabel('Email')).toHaveValue('kept@example.com');
});

test('without the script of the sign-in window, a visitor reads that the service is out of reach @full', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/^$|ERR_FAILED|auth\//);
  await context.route('https://apis.google.com/**', (route) => route.abort());
  await page.goto(paths.login);
  await button(page, 'Login with Google').click();
  await expect(page.getByRole('alert')).toContainText('reach the sign-in service');
});

test.describe('on a phone', () => {
  test.use({ userAgent: devices['iPhone 13'].userAgent });

  test('a signed-in reload does not wait for the script of the sign-in window @full', async ({
    page,
    thirdParty,
  }) => {
    await openSignedIn(page, paths.about);
    expect(thirdParty.filter((url) => url.includes('apis.google.com'))).toEqual([]);
  });
});

test('every sign-in window opens in the task of its click, or Safari blocks it @full', async ({
  page,
  thirdParty,
}) => {
  await page.addInitScript(() => {
    let isInClick = false;
    window.addEventListener(
      'click',
      () => {
        isInClick = true;
        setTimeout(() => {
          isInClick = false;
        });
      },
      true,
    );
    const open = window.open.bind(window);
    window.open = (...args) => {
      document.documentElement.dataset['windowInClick'] = String(isInClick);
      return open(...args);
    };
  });
  const { email } = await createProviderUser({ provider: 'google.com' });
  const visitor = { email, name: 'Ada Example' };
  const expectInClick = () => expect(page.locator('html')).toHaveAttribute('data-window-in-click', 'true');
  /** The provider's script loads at the first interaction that comes after the buttons. */
  const openAgain = async () => {
    await page.goto(paths.account);
    await expect(button(page, 'Save name')).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('Shift');
      await expect(page.locator('html')).toHaveAttribute('data-popups-ready', /.*/, { timeout: 1000 });
    }).toPass();
  };

  await test.step('logging in', async () => {
    await page.goto(paths.account, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).not.toHaveAttribute('data-boot');
    await expect(loginHeading(page)).toBeVisible();
    expect(thirdParty).toEqual([]);
    await page.mouse.move(200, 200);
    await expect(page.locator('html')).toHaveAttribute('data-popups-ready');
    await signInThroughPopup(page, () => button(page, 'Login with Google').click(), visitor);
    await expect(accountMenu(page)).toBeVisible();
    await expectInClick();
  });

  await test.step('confirming before a new password', async () => {
    await openAgain();
    await page.getByLabel('New password', { exact: true }).fill('my first password');
    await page.getByLabel('Confirm new password', { exact: true }).fill('my first password');
    await dismissPopup(page, () => button(page, 'Save password').click());
    await expectInClick();
  });
});

/** Opens a sign-in pop-up and closes it without choosing anything. */
async function dismissPopup(page: Page, openPopup: () => Promise<void>): Promise<void> {
  const popup = await openedPopup(page, openPopup);
  await popup.locator('#add-account-button').waitFor();
  await popup.close();
}
