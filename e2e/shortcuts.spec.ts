import { anyPage } from './support/routes';
import { menu, searchDialog, searchInput } from './support/shell';
import { expect, test, visit } from './support/signed-in';

test('the shortcuts open, replace and close panels', async ({ page }) => {
  await visit(page, anyPage);

  await test.step('the search opens with the focus in it, and Escape returns the focus', async () => {
    const opener = page.getByRole('banner').getByRole('button', { name: /^Search/ });
    await opener.focus();
    await page.keyboard.press('Control+s');
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('the search replaces the open menu, and the menu replaces the open search', async () => {
    for (const keys of ['Control+m', 'Control+k', 'Control+m']) {
      await page.keyboard.press(keys);
      await expect(keys === 'Control+m' ? menu(page) : searchDialog(page)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
  });

  await test.step('the browser’s own Save is suppressed', async () => {
    await page.evaluate(() => {
      const suppressed: string[] = [];
      Object.assign(window, { suppressed });
      addEventListener('keydown', ({ key, defaultPrevented }) => defaultPrevented && suppressed.push(key));
    });
    for (const keys of ['s', 'Control+s']) await page.keyboard.press(keys);
    expect(await page.evaluate(() => Reflect.get(window, 'suppressed'))).toEqual(['s']);
  });
});
