import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { addresses } from './routes';
import { contactForm, newsletterForm } from './forms';
import { heading } from './session';
import { goInSite, menu, searchDialog } from './shell';
import { expect } from './signed-in';
import { backToEnglish, chooseLanguage, pageHeading } from './translation';

/** Where a round starts and ends. Not the first page of a round, so that opening that page is a navigation. */
export const SOAK_START = paths.projects;

/** Opens every page and uses every feature of the site once, without reloading the document. */
export async function doEverything(page: Page): Promise<void> {
  for (const address of addresses) await readThrough(page, address);
  await goInSite(page, paths.contact);
  await search(page);
  await usePanels(page);
  await fillForms(page);
  await watchOffer(page);
  await translate(page);
  await goInSite(page, SOAK_START);
}

async function readThrough(page: Page, address: string): Promise<void> {
  await goInSite(page, address);
  await page
    .getByRole('main')
    .locator('summary, button[aria-expanded=false]')
    .evaluateAll((folded) => {
      for (const control of folded) if (control instanceof HTMLElement) control.click();
    });
  const tool = page.getByRole('button', { name: 'Try It Now' });
  for (let left = await tool.count(); left > 0; left -= 1) {
    await tool.first().click();
    await expect(tool).toHaveCount(left - 1);
  }
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

async function search(page: Page): Promise<void> {
  for (const query of ['price', 'chatbot', 'zzzz']) {
    await page.keyboard.press('Control+k');
    await searchDialog(page).getByRole('combobox').fill(query);
    await expect(searchDialog(page).locator('[role=option], a').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
  }
}

async function usePanels(page: Page): Promise<void> {
  await page.keyboard.press('Control+m');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  for (const theme of ['Dark', 'Light', 'System'])
    await page
      .getByRole('button', { name: `${theme} theme` })
      .first()
      .click();
}

async function fillForms(page: Page): Promise<void> {
  for (const name of ['firstName', 'message']) {
    await contactForm(page).locator(`[name=${name}]`).fill('Good day '.repeat(20));
    await contactForm(page).locator(`[name=${name}]`).fill('');
  }
  const newsletter = newsletterForm(page);
  // Types nothing: the footer is never unmounted, and the browser would keep undo history for its field.
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(newsletter.locator('[name=email]')).toHaveAccessibleDescription(/./);
}

async function watchOffer(page: Page): Promise<void> {
  await goInSite(page, paths.offer);
  await expect(page.locator('body > canvas')).toHaveCount(1);
  await page.getByRole('button', { name: 'Stop confetti' }).click();
  await expect(page.locator('body > canvas')).toHaveCount(0);
}

async function translate(page: Page): Promise<void> {
  await goInSite(page, paths.about);
  await chooseLanguage(page, 'Deutsch');
  await expect(pageHeading(page)).toContainText('de:');
  await backToEnglish(page);
  await expect(heading(page)).not.toContainText('de:');
}
