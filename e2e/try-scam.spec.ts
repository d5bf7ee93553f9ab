import { noteNewTabs, pressEverything } from './support/crawl';
import { layoutShifts, watchLayout } from './support/layout-shift';
import { expectFitForEveryone } from './support/fit-for-everyone';
import { expect, test, visit } from './support/signed-in';
import { chooseLanguage, withTranslator } from './support/translation';
import { openShowcase, paste, tryPart } from './support/try-tool';

const scam = 'Dear customer, act now: https://your-bank.example@evil.example';

test('it comes when it is wanted and not before, moves nothing, and says what it sees and where', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await watchLayout(page);
  await visit(page, '/features');
  expect(scripts.filter((url) => /scam-(tool|worker)/.test(url))).toEqual([]);
  await tryPart(page).getByRole('button', { name: 'Try It Now' }).press('Enter');
  const field = tryPart(page).getByLabel('A message or a link');
  await expect(field).toBeFocused();
  expect(await layoutShifts(page)).toEqual([]);

  await page.keyboard.type(scam);
  await expect(tryPart(page).getByRole('heading', { name: 'Strong signs' })).toBeVisible();
  await expect(tryPart(page).getByText('It leads to evil.example.')).toBeVisible();
  await expect(tryPart(page).getByRole('status').filter({ hasText: 'Strong signs' })).toBeAttached();
  expect(scripts.some((url) => /scam-worker/.test(url))).toBe(true);
  await expect(tryPart(page).getByRole('link')).toHaveCount(0);
});

test('what was entered is there after a reload, and gone when it is cleared', async ({ page }) => {
  await openShowcase(page, '/features');
  const field = tryPart(page).getByLabel('A message or a link');
  await field.fill(scam);
  await page.reload();
  await tryPart(page).getByRole('button', { name: 'Try It Now' }).click();
  await expect(field).toHaveValue(scam);
  await tryPart(page).getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(tryPart(page).getByText('Nothing to read yet')).toBeVisible();
  await tryPart(page).getByRole('button', { name: 'Bring it back' }).click();
  await expect(field).toHaveValue(scam);
});

test('markup is shown as text, and other scripts, emoji and binary text are borne', async ({ page }) => {
  await openShowcase(page, '/features');
  const field = tryPart(page).getByLabel('A message or a link');
  await field.fill('<img src=x onerror="document.title=1"> Buy a gift card and send me the code');
  await expect(tryPart(page).getByRole('heading', { name: 'Payment by gift card' })).toBeVisible();
  await expect(tryPart(page).locator('figure')).toContainText('<img src=x');
  await expect(tryPart(page).locator('img')).toHaveCount(0);
  await field.fill('מזל טוב, החבילה שלך מחכה לך בסניף הדואר הקרוב למקום מגוריך היום');
  await expect(tryPart(page).getByText('This does not read like English.')).toBeVisible();
  await field.fill('💥'.repeat(500) + '\u0000\ufffd\u0001');
  await expect(tryPart(page).getByRole('heading', { name: 'No signs found' })).toBeVisible();
});

test('a megabyte is read, and typing goes on meanwhile', async ({ page }) => {
  await openShowcase(page, '/features');
  const field = tryPart(page).getByLabel('A message or a link');
  await paste(field, `${'Good morning, all is well here. '.repeat(32_000)}${scam}`);
  await expect(tryPart(page).getByRole('heading', { name: 'Strong signs' })).toBeVisible({
    timeout: 20_000,
  });
  await field.fill('Good morning');
  await expect(tryPart(page).getByRole('heading', { name: 'No signs found' })).toBeVisible({
    timeout: 20_000,
  });
});

test('it fits and is accessible in both themes', async ({ page }) => {
  await openShowcase(page, '/features');
  await tryPart(page).getByRole('button', { name: 'A parcel' }).click();
  await expect(tryPart(page).getByRole('heading', { name: 'Strong signs' })).toBeVisible();
  await expectFitForEveryone(page, tryPart(page));
});

test('every button does something, and a translated page stays whole', async ({ page, thirdParty }) => {
  await withTranslator(page.context());
  await noteNewTabs(page);
  await openShowcase(page, '/features');
  await tryPart(page).getByRole('button', { name: 'A parcel' }).click();
  const tally = await pressEverything(page, { part: tryPart(page), open: () => Promise.resolve() });
  expect(tally.buttons).toBeGreaterThanOrEqual(4);

  await chooseLanguage(page, 'Deutsch');
  await tryPart(page)
    .getByRole('button', { name: 'A new number' })
    .or(tryPart(page).getByRole('button', { name: 'de: A new number' }))
    .click();
  await expect(tryPart(page).getByText('this is my new number').first()).toBeVisible();
  await tryPart(page)
    .getByLabel(/A message or a link/)
    .fill('All is well');
  await expect(tryPart(page).getByRole('heading', { name: /No signs found/ })).toBeVisible();
  expect(thirdParty.filter((url) => !url.includes('translate'))).toEqual([]);
});
