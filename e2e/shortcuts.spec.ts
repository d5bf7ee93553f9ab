import { expectNoAxeViolations } from './support/axe';
import { expect, test, visit } from './support/signed-in';

test.beforeEach(({ page }) => visit(page, '/projects'));

for (const width of [360, 1280]) {
  test(`Ctrl+M opens and closes the menu at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.keyboard.press('Control+m');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Control+m');
    await expect(menu).toBeHidden();
    await page.keyboard.press('Control+M');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });
}

for (const keys of ['Control+s', 'Meta+s', 'Control+k', 'Meta+k', 'Control+S']) {
  test(`${keys} opens the search with the focus in it, and Escape gives it back`, async ({ page }) => {
    const opener = page.getByRole('banner').getByRole('button', { name: /^Search/ });
    await opener.focus();
    await page.keyboard.press(keys);
    const search = page.getByRole('dialog');
    await expect(search.locator('input').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('the browser is kept from what it would do with these keys, and only with these', async ({ page }) => {
  await page.evaluate(() => {
    const kept: string[] = [];
    Object.assign(window, { kept });
    addEventListener('keydown', ({ key, defaultPrevented }) => defaultPrevented && kept.push(key));
  });
  for (const keys of ['s', 'Control+Shift+S', 'Control+Alt+s', 'Control+j', 'Control+s', 'Control+S'])
    await page.keyboard.press(keys);
  expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toEqual(['s', 'S']);
});

test('with another modifier held the keys are left to the browser', async ({ page }) => {
  for (const keys of ['Control+Shift+m', 'Control+Alt+s', 'Meta+m', 'm']) await page.keyboard.press(keys);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the search takes the place of the menu, and the menu that of the search', async ({ page }) => {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.keyboard.press('Control+m');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Control+m');
  await expect(menu).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('a dialog in the footer lists them and switches them off for good', async ({ page }) => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Shortcuts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByText('Ctrl').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Shortcuts' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+m');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Shortcuts' }).click();
  await page.getByRole('checkbox').check();
  await page.keyboard.press('Control+m');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
