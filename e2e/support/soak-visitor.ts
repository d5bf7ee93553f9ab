import type { Page } from '@playwright/test';
import { addresses } from './routes';
import { searchDialog } from './search';
import { heading, menu } from './shell';
import { expect } from './signed-in';
import { chooseLanguage, languagePicker, pageHeading } from './translation';

/** Where a round begins and ends: not the first page it goes to, for nobody arrives where they are. */
export const SOAK_START = '/Projects';

/** Everything somebody does on this site, once, in one document. */
export async function doEverything(page: Page): Promise<void> {
  for (const address of addresses) await readThrough(page, address);
  await goTo(page, '/contact');
  await search(page);
  await usePanels(page);
  await fillForms(page);
  await watchOffer(page);
  await translate(page);
  await goTo(page, SOAK_START);
}

/** As a link would, which is how nearly every change of the page comes about. */
async function goTo(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).pathname === address) return;
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(heading(page), address).toBeFocused();
}

async function readThrough(page: Page, address: string): Promise<void> {
  await goTo(page, address);
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
    await expect(
      searchDialog(page).getByRole('option').or(page.getByText('Nothing on this site matches')).first(),
    ).toBeVisible();
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
  const form = page.getByRole('form', { name: 'Contact' });
  for (const label of ['First name', 'Message']) {
    await form.getByLabel(label).fill('Good day '.repeat(20));
    await form.getByLabel(label).fill('');
  }
  const newsletter = page.getByRole('form', { name: 'Newsletter' });
  // Left empty: for its undo the browser keeps a node each time something is typed into a field that stays.
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(newsletter).toContainText('Enter');
}

async function watchOffer(page: Page): Promise<void> {
  await goTo(page, '/Offer');
  await expect(page.locator('body > canvas')).toHaveCount(1);
  await page.getByRole('button', { name: 'Stop confetti' }).click();
  await expect(page.locator('body > canvas')).toHaveCount(0);
}

async function translate(page: Page): Promise<void> {
  await goTo(page, '/About');
  await chooseLanguage(page, 'Deutsch');
  await expect(pageHeading(page)).toContainText('de:');
  await languagePicker(page).click();
  await page.getByRole('button', { name: 'Back to English' }).click();
  await expect(heading(page)).not.toContainText('de:');
}
