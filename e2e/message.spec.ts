import { topics } from '@/site/message-topics';
import { night } from '@/site/messages';
import { paths } from '@/site/paths';
import { createUser, uniqueEmail } from './support/accounts';
import { fillContact, messagesWith, receipt, send } from './support/forms';
import { setOffline } from './support/network';
import { accountMenu, logIn, openSignedIn } from './support/session';
import { goInSite } from './support/shell';
import { waitForPage } from './support/signed-in';
import { expect, test } from './support/test';

const [{ team, words }] = topics;

const ownField = 'Paste a customer’s message';

test('a message typed at sign-in is read on every page, and sent only with the form @engines', async ({
  page,
}) => {
  const id = uniqueEmail('order');
  const text = `It is ${words.split(' ', 1).join()}, and I am angry. Write to ${id}`;
  const attachment = page.getByRole('main').locator('details', { hasText: 'Attached result' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (`${request.url()} ${request.postData() ?? ''}`.includes(id)) sent.push(request.url());
  });
  await page.clock.install();
  await page.goto(paths.login);
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  await page.getByRole('radio', { name: 'Yours' }).check();
  await page.getByLabel('Your message').fill(text);
  const aside = page.getByRole('complementary');
  await expect(aside.getByText(team, { exact: true }).filter({ visible: true })).toBeVisible();
  await logIn(page, await createUser());

  await expect(page.getByLabel(ownField)).toHaveValue(text);
  await expect(page.getByRole('link', { name: 'Send this result' })).toBeVisible();
  await goInSite(page, paths.cloudIntegration);
  for (const shown of ['Your message', team])
    await expect(page.getByRole('main').getByText(shown, { exact: true })).toBeVisible();
  await goInSite(page, paths.home);
  await page.getByRole('link', { name: 'Send this result' }).click();
  await expect(attachment).toContainText(`Goes to: ${team}`);

  expect(sent).toEqual([]);

  await fillContact(page);
  await send(page, 'contact');
  await expect(receipt(page)).toBeVisible();
  const [message] = await messagesWith(id);
  expect(JSON.stringify(message)).toContain(`Goes to: ${team}`);

  await goInSite(page, paths.home);
  await expect(page.getByLabel(ownField)).toHaveValue(text);
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await logIn(page, await createUser());
  await goInSite(page, paths.home);
  await expect(page.getByLabel(ownField)).toHaveValue('');
});

test('without a network the visitor is told why, and keeps the text', async ({ page, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await openSignedIn(page, paths.home);
  const field = page.getByLabel(ownField);
  await waitForPage(page);
  await setOffline(page, true);
  await field.fill('Where is my parcel?');
  await expect(page.getByText(/didn’t load/)).toBeVisible();
  await setOffline(page, false);
  await field.pressSequentially(' It is late.');
  await expect(page.getByRole('link', { name: 'Send this result' })).toBeVisible();
  await expect(field).toHaveValue('Where is my parcel? It is late.');
});

test('a phone shows the whole message of the night', async ({ page }) => {
  await openSignedIn(page, paths.home);
  await page.setViewportSize({ width: 280, height: 700 });
  const message = page.locator('#message li[data-night=arrive] [lang]').first();
  expect(await message.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
});

test('the night follows scrolling, the slider, and the keys', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, paths.home);
  const slider = page.getByRole('slider', { name: 'Step of the night' });
  await expect(slider).toHaveValue('1');
  const note = page.getByText(`Note for ${night?.colleague}`).locator('..');
  await expect(note).toHaveCSS('opacity', '0');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('6');
  await expect(note).toHaveCSS('opacity', '1');
  await page.mouse.wheel(0, 400);
  await expect(slider).toHaveValue('5');
  await page.mouse.wheel(0, 400);
  await expect(slider).toHaveValue('6');
});

test('a long paste is kept, and the visitor is told how much of it is read', async ({ page }) => {
  await openSignedIn(page, paths.home);
  const text = 'The parcel is late. '.repeat(100);
  const field = page.getByLabel(ownField);
  await field.fill(text);
  await expect(page.getByText(/^Only the first 1,000 characters/)).toBeVisible();
  await expect(field).toHaveValue(text);
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByText(/^Held for/)).toBeInViewport();
});

test('on a phone the steps are cards beside each other, which the slider follows', async ({ page }) => {
  await openSignedIn(page, paths.home);
  await page.setViewportSize({ width: 390, height: 844 });
  const slider = page.getByRole('slider', { name: 'Step of the night' });
  const titles = page.locator('#message').getByRole('heading', { level: 2 });
  const last = titles.last();
  await expect(last).not.toBeInViewport();
  await slider.fill('6');
  await expect(last).toBeInViewport();
  await titles.first().scrollIntoViewIfNeeded();
  await expect(slider).toHaveValue('1');
});

test('in forced colors the slider shows where it is, and no sky lies behind the text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await openSignedIn(page, paths.home);
  const sun = page.getByRole('slider', { name: 'Step of the night' }).locator('xpath=../span');
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(sun).not.toHaveCSS('background-color', canvas);
  const painted = await page
    .locator('main section')
    .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).backgroundImage));
  expect(painted.filter((image) => image !== 'none')).toEqual([]);
});

test('under reduced motion all steps are shown at once @engines', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSignedIn(page, paths.home);
  const steps = page.locator('#message ol > li');
  await expect(steps).toHaveCount(6);
  for (const step of await steps.all()) await expect(step.getByRole('heading')).toHaveCSS('opacity', '1');
  await expect(page.getByRole('slider')).toBeHidden();
});
