import { closePanels, pressEveryButton } from './support/buttons';
import { pageGroups } from './support/routes';
import { test, visit } from './support/signed-in';
import { withRecognizer } from './tools/speech/speech-recognition-stub';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
