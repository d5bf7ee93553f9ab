import { paths } from '@/site/paths';
import { expect, test, visit } from './support/signed-in';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('links to topics and questions lead to their sections', async ({ page }) => {
  await test.step('every topic leads to its section, with the focus there', async () => {
    await visit(page, paths.help);
    const links = page.getByRole('region', { name: 'Topics' }).getByRole('link');
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) {
      const hash = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(`${paths.help}${hash}`);
      await expect(page.locator(hash)).toBeFocused();
      await expect(page.locator(hash)).toBeInViewport();
    }
  });

  await test.step('a link to a question opens it, and the keyboard opens and closes the next', async () => {
    await visit(page, paths.faqs);
    const [first = '', second = ''] = await page
      .locator('details')
      .evaluateAll((all) => all.map(({ id }) => id));
    await visit(page, `${paths.faqs}#${first}`);
    const open = page.locator('details[open]');
    await expect(open).toHaveAttribute('id', first);
    await expect(open).toBeInViewport();
    await page.locator(`#${second} summary`).press('Enter');
    await expect(page).toHaveURL(`${paths.faqs}#${second}`);
    await expect(open).toHaveCount(1);
    await expect(open).toHaveAttribute('id', second);
    await page.keyboard.press('Space');
    await expect(open).toHaveCount(0);
    await expect(page).toHaveURL(paths.faqs);
    await page.emulateMedia({ media: 'print' });
    for (const answer of await page.locator('details > div').all()) await expect(answer).toBeVisible();
  });
});

test.describe('in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the support hours are shown in the visitor’s time zone', async ({ page }) => {
    await visit(page, paths.projects);
    await page.clock.install({ time: new Date('2026-07-11T10:00:00Z') });
    await page.goto(paths.help);
    const support = page.locator('#support');
    await expect(support).toContainText('9:00 PM to 6:00 AM the next day');
    await expect(support).toContainText('in 1 d 23 h');
  });
});
