import { paths } from '@/site/paths';
import { expect, test, visit } from './support/signed-in';

test('every topic leads to its section, with the focus there', async ({ page }) => {
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

for (const { where, now, hours, state, next } of [
  {
    where: 'Asia/Kolkata',
    now: '2026-03-11T12:00:00Z',
    hours: 'Monday to Friday, 2:30 PM to 11:30 PM',
    state: 'Open now',
    next: 'Closes in 6 h',
  },
  {
    where: 'America/New_York',
    now: '2026-03-06T18:30:00Z',
    hours: 'Monday to Friday, 5:00 AM to 2:00 PM',
    state: 'Closed now',
    next: 'Opens in 2 d 14 h 30 min',
  },
  {
    where: 'Pacific/Auckland',
    now: '2026-07-11T10:00:00Z',
    hours: 'Monday to Friday, 9:00 PM to 6:00 AM the next day',
    state: 'Limited support now',
    next: 'Full support in 1 d 23 h',
  },
]) {
  test.describe(`in ${where}`, () => {
    test.use({ timezoneId: where });

    test(`the support hours are shown in the visitor’s time zone: ${state}`, async ({ page }) => {
      await visit(page, paths.projects);
      await page.clock.install({ time: new Date(now) });
      await page.goto(paths.help);
      const support = page.locator('#support');
      await expect(support).toContainText(hours);
      await expect(support).toContainText(state);
      await expect(support).toContainText(next);
    });
  });
}

test('a link to a question opens it, and the keyboard opens and closes the next', async ({ page }) => {
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
