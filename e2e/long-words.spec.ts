import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { contactForm, fillContact, send, thanks } from './support/forms';
import { findOverflow } from './support/layout';
import { heading, openSignedIn } from './support/session';
import { searchDialog } from './support/shell';
import { expect, test } from './support/test';

const WORD = 'x'.repeat(3000);

test('one long word never makes a page wider than the window @full', async ({ page }) => {
  test.slow();
  await page.clock.install();
  await openSignedIn(page, paths.account, { displayName: WORD });
  await expectToFit(page, 'the account');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expectToFit(page, 'the account menu');
  await open(page, paths.login);
  await expectToFit(page, 'signed in at Login');
  // A server refuses a longer address.
  await open(page, `/${WORD.slice(0, 200)}`);
  await expectToFit(page, 'an unknown address');

  await open(page, `${paths.search}?q=${WORD}`);
  await expect(page.getByRole('main').getByText(/^Nothing on this site/)).toBeVisible();
  await expectToFit(page, 'a search');
  await page.keyboard.press('Control+k');
  await searchDialog(page).getByRole('combobox').fill(WORD);
  await expect(searchDialog(page).getByText(/^Nothing on this site/)).toBeVisible();
  await expectToFit(page, 'the search panel');

  await open(page, paths.home);
  await page.getByRole('main').getByRole('textbox').first().fill(WORD);
  await expectToFit(page, 'a question');
  await open(page, paths.contact);

  await fillContact(page);
  for (const name of ['firstName', 'lastName', 'company', 'message'])
    await contactForm(page).locator(`[name=${name}]`).fill(WORD);
  await expectToFit(page, 'the contact form');
  await send(page, 'contact');
  await expect(thanks(page, 'contact')).toBeVisible();
});

test('the longer words of another language make no page wider than a phone @full', async ({ page }) => {
  await openSignedIn(page, paths.home);
  for (const address of [paths.home, paths.about, paths.cloudIntegration]) {
    await open(page, address);
    await page.evaluate(() => {
      document.documentElement.lang = 'de';
      const texts = document.createTreeWalker(
        document.querySelector('main') ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        text.textContent = text.textContent?.replace(/\p{L}{8,}/gu, 'Unternehmensberatungen') ?? '';
    });
    await expectToFit(page, address);
  }
});

async function open(page: Page, address: string) {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(address);
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  await expect(heading(page)).toBeVisible();
}

async function expectToFit(page: Page, place: string) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    expect.soft(await findOverflow(page), `${place} at ${width} px`).toEqual([]);
  }
}
