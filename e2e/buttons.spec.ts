import { paths } from '@/site/paths';
import { closePanels, pressEveryButton } from './support/buttons';
import { pageGroups } from './support/routes';
import { expect, test, visit, waitForPage } from './support/signed-in';
import { test as signedOutTest } from './support/test';
import { withRecognizer } from './tools/speech/speech-recognition-stub';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
signedOutTest.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Console errors caused by closed sign-in windows and invalid links in emails. */
const expectedErrors =
  /auth\/(popup-closed-by-user|cancelled-popup-request|invalid-action-code|missing-|network-request-failed)/;

for (const group of pageGroups) {
  // Buttons are the same with and without a query.
  const addresses = group.filter((path) => !path.includes('?'));
  test(`every button does something: ${addresses.join(' ')} @full`, async ({ page, allowConsole }) => {
    test.setTimeout(180_000);
    allowConsole(expectedErrors);
    await withRecognizer(page);
    for (const address of addresses)
      await test.step(address, async () => {
        await visit(page, address);
        await pressEveryButton(page, {
          part: page.getByRole('main'),
          open: () => closePanels(page),
          // A tool opens when it comes near the window. Its own test presses its buttons.
          except: '[data-tool] *',
        });
        await page.evaluate(() => sessionStorage.clear());
      });
  });
}

signedOutTest(
  'signed out: every button does something on every screen @full',
  async ({ page, allowConsole }) => {
    signedOutTest.setTimeout(180_000);
    allowConsole(expectedErrors);
    for (const address of [paths.login, paths.signup, paths.resetPassword])
      await signedOutTest.step(address, async () => {
        const open = async () => {
          await page.goto(address);
          await waitForPage(page);
        };
        await open();
        // The theme buttons and the sample messages are the same on every screen.
        const part = page.locator(address === paths.login ? '#root' : 'main');
        // The sample message that is shown at first is selected already. The providers' buttons, which alone hold a name
        // that is not translated, are pressed in the specification and pop-up specs: Chromium's renderer can crash when
        // their page is left.
        const except = 'input[type=radio][checked], button:has([translate=no])';
        expect(await pressEveryButton(page, { part, open, except })).toBeGreaterThan(0);
        await page.evaluate(() => sessionStorage.clear());
      });
  },
);
