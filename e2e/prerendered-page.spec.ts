import { LANGUAGE_KEY } from '@/lib/storage-keys';
import { paths } from '@/site/paths';
import { openPrerendered, watchHydration } from './support/hydration';
import { withGoogleTranslate } from './support/page-translation';
import { heading } from './support/session';
import { dropMenuButton } from './support/shell';
import { expect, test, visit, waitForPage } from './support/signed-in';

const PHONE = { width: 390, height: 844 };
test('a message typed before the app runs stays, with the focus', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const message = page.getByRole('main').getByRole('textbox').first();
  const release = await openPrerendered(page, paths.home);
  await message.fill('Where is my order?');
  await release();
  await waitForPage(page);
  await expect(message).toHaveValue('Where is my order?');
  await expect(message).toBeFocused();
});

test('a page in a stored language is hydrated before it is translated', async ({ page, context }) => {
  await withGoogleTranslate(context);
  await page.addInitScript((key) => localStorage.setItem(key, 'de'), LANGUAGE_KEY);
  const failures = watchHydration(page);
  await visit(page, paths.home);
  await expect(heading(page)).toContainText('de:');
  await expect(heading(page)).toHaveCount(1);
  expect(failures).toEqual([]);
});

test('a page that an extension has rewritten before it is hydrated works @full', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const main = document.querySelector('[data-boot=shown] #root main');
      if (!main) return;
      observer.disconnect();
      main.prepend(document.createElement('section'));
      for (const element of document.querySelectorAll('h1, h2, main p')) {
        const font = document.createElement('font');
        font.append(...element.childNodes);
        element.append(font);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const release = await openPrerendered(page, paths.home);
  await expect(page.locator('h1 font')).toBeAttached();
  await release();
  await waitForPage(page);
  await expect(heading(page)).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await dropMenuButton(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(paths.services);
});
