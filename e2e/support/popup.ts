import type { Page } from '@playwright/test';

/** Opens a sign-in pop-up and chooses an account in it, or adds one if the provider does not know the address. */
export async function signInThroughPopup(
  page: Page,
  openPopup: () => Promise<void>,
  { email, name, photo = '' }: { email: string; name: string; photo?: string },
): Promise<void> {
  const popup = await openedPopup(page, openPopup);
  const closed = popup.waitForEvent('close');
  await popup.locator('#add-account-button').waitFor();
  const knownAccount = popup.locator('.js-reuse-account', { hasText: email });
  if (await knownAccount.isVisible()) {
    await knownAccount.click();
  } else {
    await popup.locator('#add-account-button').click();
    await popup.locator('#email-input').fill(email);
    await popup.locator('#display-name-input').fill(name);
    await popup.locator('#profile-photo-input').fill(photo);
    await popup.locator('#sign-in').click();
  }
  await closed;
}

/** Opens a sign-in pop-up and closes it without choosing anything. */
export async function dismissPopup(page: Page, openPopup: () => Promise<void>): Promise<void> {
  const popup = await openedPopup(page, openPopup);
  await popup.locator('#add-account-button').waitFor();
  await popup.close();
}

/**
 * The emulator treats every provider's email address as verified. The real service does not for GitHub, and then refuses
 * an address that already has an account.
 */
export async function withUnverifiedEmail(page: Page, provider: string): Promise<void> {
  await page.route(/accounts:signInWithIdp/, async (route, request) => {
    const body = request.postDataJSON();
    if (!body?.requestUri) return route.fallback();
    const uri = new URL(body.requestUri);
    if (uri.searchParams.get('providerId') !== provider) return route.fallback();
    const claims: object = JSON.parse(uri.searchParams.get('id_token') ?? '{}');
    uri.searchParams.set('id_token', JSON.stringify({ ...claims, email_verified: false }));
    return route.continue({ postData: JSON.stringify({ ...body, requestUri: uri.href }) });
  });
}

async function openedPopup(page: Page, openPopup: () => Promise<void>): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await openPopup();
  return opened;
}
