import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { oobCodes } from './accounts';
import { expect } from './test';

export const checkEmailHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Check your email' });
export const linkHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Log in with your link' });

/** Requests a sign-in link on Login. */
export async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a link instead' }).click();
  await expect(checkEmailHeading(page)).toBeVisible();
}

/** The unused sign-in links sent to an address, oldest first, as the local inbox shows them. */
export async function mailedLinks(email: string): Promise<string[]> {
  const codes = await oobCodes(email);
  return codes
    .filter(({ requestType }) => requestType === 'EMAIL_SIGNIN')
    .map(({ oobLink }) => paths.resetPassword + new URL(oobLink).search);
}

export async function openEmailedLink(page: Page, email: string): Promise<void> {
  const links = await mailedLinks(email);
  await page.goto(links.at(-1) ?? '');
}
