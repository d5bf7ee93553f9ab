import { noteNewTabs, pressEverything } from './support/crawl';
import { layoutShifts, watchLayout } from './support/layout-shift';
import { expectFitForEveryone } from './support/fit-for-everyone';
import { expect, test, visit } from './support/signed-in';
import { chooseLanguage, withTranslator } from './support/translation';
import { openShowcase, paste, tryPart } from './support/try-tool';

test('it comes when it is wanted and not before, moves nothing, and reads along', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await watchLayout(page);
  await visit(page, '/blog');
  expect(scripts.filter((url) => /content-(tool|worker)/.test(url))).toEqual([]);
  await tryPart(page).getByRole('button', { name: 'Try It Now' }).press('Enter');
  await expect(tryPart(page).getByLabel('Draft')).toBeFocused();
  expect(await layoutShifts(page)).toEqual([]);

  await page.keyboard.type('The chair was made by us. It is really good.');
  await expect(tryPart(page).getByRole('heading', { name: 'Passive voice' })).toBeVisible();
  await expect(tryPart(page).locator('mark', { hasText: 'was made' })).toBeVisible();
  await tryPart(page).getByLabel('Key phrase').fill('garden chair');
  await expect(tryPart(page).getByText('Not in the text', { exact: true })).toBeVisible();
  await expect(
    tryPart(page)
      .getByRole('status')
      .filter({ hasText: /things to improve/ }),
  ).toBeAttached();
});

test('what was entered is there after a reload, and gone when it is cleared', async ({ page }) => {
  await openShowcase(page, '/blog');
  await tryPart(page).getByLabel('Draft').fill('We make chairs.');
  await tryPart(page).getByLabel('Title', { exact: true }).fill('Chairs');
  await page.reload();
  await tryPart(page).getByRole('button', { name: 'Try It Now' }).click();
  await expect(tryPart(page).getByLabel('Draft')).toHaveValue('We make chairs.');
  await expect(tryPart(page).getByLabel('Title', { exact: true })).toHaveValue('Chairs');
  await tryPart(page).getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(tryPart(page).getByText('Nothing to read yet')).toBeVisible();
});

test('markup is shown as text, and other scripts, emoji and no words at all are borne', async ({ page }) => {
  await openShowcase(page, '/blog');
  const draft = tryPart(page).getByLabel('Draft');
  await draft.fill(
    '<h1>One <script>document.title=1</script></h1><p>The chair was made by us. <img src=x></p>',
  );
  await expect(tryPart(page).getByRole('heading', { name: 'Pictures without a description' })).toBeVisible();
  await expect(tryPart(page).locator('img')).toHaveCount(0);
  await draft.fill('הכיסא נבנה בבית המלאכה שלנו לפני שנים רבות והוא עדיין יפה מאוד היום');
  await expect(tryPart(page).getByText('This does not read like English.')).toBeVisible();
  await draft.fill('💥 \u0000 …');
  await expect(tryPart(page).getByText('There are no sentences in it yet.')).toBeVisible();
});

test('in a megabyte of draft a letter is typed without holding anything up', async ({ page }) => {
  await openShowcase(page, '/blog');
  const draft = tryPart(page).getByLabel('Draft');
  await paste(draft, `${'We make good chairs by hand. '.repeat(50)}\n\n`.repeat(690));
  await expect(tryPart(page).getByText('207,000', { exact: true })).toBeVisible({ timeout: 20_000 });
  await draft.fill('It is really good.');
  await expect(tryPart(page).getByRole('heading', { name: 'Words that carry nothing' })).toBeVisible({
    timeout: 20_000,
  });
});

test('it fits and is accessible in both themes', async ({ page }) => {
  await openShowcase(page, '/blog');
  await tryPart(page).getByRole('button', { name: 'A rough draft' }).click();
  await tryPart(page).getByLabel('Key phrase').fill('garden chair');
  await expect(tryPart(page).getByText('In balance')).toBeVisible();
  await expectFitForEveryone(page, tryPart(page));
});

test('every button does something, and a translated page stays whole', async ({ page, thirdParty }) => {
  await withTranslator(page.context());
  await noteNewTabs(page);
  await openShowcase(page, '/blog');
  await tryPart(page).getByRole('button', { name: 'A rough draft' }).click();
  const tally = await pressEverything(page, { part: tryPart(page), open: () => Promise.resolve() });
  expect(tally.buttons).toBeGreaterThanOrEqual(3);

  await chooseLanguage(page, 'Deutsch');
  await tryPart(page)
    .getByRole('button', { name: /A rough draft/ })
    .click();
  await expect(tryPart(page).getByRole('heading', { name: /Passive voice/ })).toBeVisible();
  await tryPart(page).getByLabel(/Draft/).fill('We make chairs.');
  await expect(tryPart(page).getByRole('heading', { name: /Passive voice/ })).toHaveCount(0);
  expect(thirdParty.filter((url) => !url.includes('translate'))).toEqual([]);
});
