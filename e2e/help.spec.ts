import { expect, test, visit } from './support/signed-in';

test('every topic leads to its part of the page, with the focus', async ({ page }) => {
  await visit(page, '/Help');
  const links = page.getByRole('region', { name: 'Topics' }).getByRole('link');
  await expect(links).toHaveCount(7);
  for (const link of await links.all()) {
    const hash = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(`/Help${hash}`);
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

    test(`support is told by the visitor’s own clock: ${state}`, async ({ page }) => {
      await visit(page, '/Projects');
      await page.clock.install({ time: new Date(now) });
      await page.goto('/Help');
      const support = page.locator('#support');
      await expect(support).toContainText(hours);
      await expect(support).toContainText(state);
      await expect(support).toContainText(next);
    });
  });
}
