import { pressEverything } from './support/crawl';
import { layoutShifts, watchLayout } from './support/layout-shift';
import { expectFitForEveryone } from './support/fit-for-everyone';
import { field, open, openFile, PAGE, report } from './support/sentiment';
import { expect, test, visit } from './support/signed-in';
import { chooseLanguage, withTranslator } from './support/translation';
import { tryPart } from './support/try-tool';

test('it comes when it is asked for, moves nothing, and is used by keyboard', async ({
  page,
  thirdParty,
}) => {
  await watchLayout(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, PAGE);
  expect(asked.filter((url) => url.includes('sentiment-tool'))).toEqual([]);
  await page.getByRole('button', { name: 'Try It Now' }).press('Enter');
  await expect(field(page)).toBeFocused();
  expect(await layoutShifts(page)).toEqual([]);
  asked.length = 0;
  thirdParty.length = 0;

  await page.keyboard.type('It is not good, but it is GREAT fun! <script>x</script>');
  await expect(tryPart(page).getByText('turned round: “not”')).toBeVisible();
  await expect(tryPart(page).getByText('<script>x</script>').first()).toBeVisible();
  await expect(
    tryPart(page)
      .getByRole('status')
      .filter({ hasText: /^Over all positive, \+0\.\d\d/ }),
  ).toBeAttached();
  await page.reload();
  await open(page);
  await expect(field(page)).toHaveValue(/^It is not good/);
  await tryPart(page).getByRole('button', { name: 'Clear' }).click();
  await page.reload();
  await open(page);
  await expect(field(page)).toHaveValue('');
  expect(thirdParty.filter((url) => !url.includes('google'))).toEqual([]);
});

test('it fits and is accessible in both themes', async ({ page }) => {
  await openFile(page);
  await expect(report(page)).toBeVisible();
  for (const mode of ['A file of reviews', 'A text']) {
    await page.getByRole('radio', { name: mode }).check();
    if (mode === 'A text') await page.getByRole('button', { name: 'A mixed review' }).click();
    await expectFitForEveryone(page, tryPart(page));
  }
});

test('every control does something', async ({ page }) => {
  await visit(page, PAGE);
  const ready = async () => {
    await open(page);
    if (await field(page).isVisible()) await field(page).fill('It is lovely.');
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  };
  await ready();
  const inText = await pressEverything(page, { part: tryPart(page), open: ready });
  expect(inText.buttons).toBeGreaterThanOrEqual(6);
  await openFile(page);
  await expect(report(page)).toBeVisible();
  const inFile = await pressEverything(page, { part: tryPart(page), open: ready });
  expect(inFile.buttons).toBeGreaterThanOrEqual(6);
});

test('it lives on in another language', async ({ page }) => {
  await withTranslator(page.context());
  await openFile(page);
  await chooseLanguage(page, 'Français');
  await expect(page.locator('main h1')).toContainText('fr:');
  await page.getByRole('button', { name: /Close the file/ }).click();
  await page.locator('#try input[value=text]').check();
  const text = page.locator('#try textarea');
  for (const words of ['It is lovely.', 'It is not lovely. Awful!', '', 'It is great, but the zip is not.']) {
    await text.fill(words);
  }
  await expect(tryPart(page).getByText('+', { exact: true }).first()).toBeAttached();
  await expect(page.getByText('This page could not be shown')).toHaveCount(0);
  await expect(text).toHaveValue('It is great, but the zip is not.');
});
