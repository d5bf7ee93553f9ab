import type { Page } from '@playwright/test';
import { benefits } from '../src/site/benefits';
import { features } from '../src/site/features';
import { createUser } from './support/accounts';
import { expectNoAxeViolations } from './support/axe';
import { logIn } from './support/sign-in';
import { expect, test } from './support/test';

const details = [...features.filter(({ id }) => id !== 'data-privacy'), ...benefits];

async function signIn(page: Page, path: string) {
  const user = await createUser();
  await page.goto(path);
  await logIn(page, user);
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

for (const { title, path } of details) {
  test(`${title} opens by its address, fits every width and is accessible in both themes`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Lumenary`);

    for (const width of [320, 360, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
      if (width !== 360 && width !== 1280) continue;
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoAxeViolations(page);
      }
    }
  });
}

test('a visitor goes from a feature to a related page and on to the plan it asks about', async ({ page }) => {
  await signIn(page, '/chatbot');
  await page.getByRole('link', { name: 'Ask it something' }).click();
  await expect(page.getByRole('heading', { name: 'Ask this site' })).toBeInViewport();
  await page
    .locator('#related')
    .getByRole('link', { name: /Language Translation/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Language Translation' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask about Pro' }).click();
  await expect(page).toHaveURL('/contact?plan=pro');
});

test('a voice is chosen with the keyboard', async ({ page }) => {
  await signIn(page, '/benefits/customization');
  const plain = page.getByRole('radio', { name: 'Plain' });
  await plain.focus();
  await plain.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Warm' })).toBeChecked();
  await expect(page.getByText('put the kettle on')).toBeVisible();
});
