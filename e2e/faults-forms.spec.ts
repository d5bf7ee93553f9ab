import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { uniqueEmail } from './support/accounts';
import { emailField, fillAndSend, form, formAddresses, send, thanks, type FormName } from './support/forms';
import { answerNext, messagesWith } from './support/inbox';
import { setOffline } from './support/network';
import { footer } from './support/shell';
import { expect, test, visit } from './support/signed-in';

const GIVE_UP_MS = 15_000;

for (const name of ['contact', 'newsletter'] satisfies FormName[]) {
  const address = formAddresses[name];

  test(`${name}: a failed delivery is reported, the email stays, and the next try is delivered once`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of|ERR_/);
    await page.clock.install();
    await visit(page, address);
    // Refused, failed, and delivered without an answer; both forms send in the same way.
    const answers = [{ drop: true }, ...(name === 'contact' ? [{ status: 400 }, { status: 500 }] : [])];
    for (const answer of answers) {
      const email = uniqueEmail('writer');
      await answerNext({ containing: email, ...answer });
      await fillAndSend(page, name, email);
      await expectFailure(page, name, email);
      await page.reload();
      await fillAndSend(page, name, email);
      await expect(thanks(page, name)).toBeVisible();
      expect(await messagesWith(email)).toHaveLength(1);
      await page.reload();
    }
  });

  test(`${name}: without an answer or a network, the visitor is told, and nothing typed is lost or filed twice`, async ({
    page,
    allowConsole,
  }) => {
    await test.step('what was typed is still there after going back and forward', async () => {
      await visit(page, address);
      const email = uniqueEmail('writer');
      await emailField(page, name).fill(email);
      await footer(page).locator(`a[href="${paths.blog}"]`).click();
      await expect(page).toHaveURL(paths.blog);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(emailField(page, name)).toHaveValue(email);
      await page.goForward();
      await page.goBack();
      await expect(emailField(page, name)).toHaveValue(email);
    });
    await page.clock.install();
    await test.step('a mailbox that does not answer is given up, and what it keeps after all is filed once', async () => {
      allowConsole(/ERR_/);
      await visit(page, address);
      const email = uniqueEmail('writer');
      // The second answer comes when the first submission has been kept as well.
      for (const delayMs of [1000, 1200]) await answerNext({ containing: email, delayMs });
      const asked = page.waitForRequest(
        (request) => request.url().endsWith('/submit') && request.method() === 'POST',
      );
      await fillAndSend(page, name, email);
      await asked;
      await page.clock.runFor(GIVE_UP_MS);
      await expectFailure(page, name, email);
      await send(page, name);
      await expect(thanks(page, name)).toBeVisible();
      expect(await messagesWith(email)).toHaveLength(1);
    });
    await test.step('offline, nothing is sent, and online the same text is delivered', async () => {
      allowConsole(/ERR_INTERNET_DISCONNECTED/);
      await visit(page, address);
      const email = uniqueEmail('writer');
      // The footer, with the newsletter form, loads after the first paint.
      await expect(emailField(page, name)).toBeVisible();
      await setOffline(page, true);
      await fillAndSend(page, name, email);
      await expectFailure(page, name, email);
      await setOffline(page, false);
      await send(page, name);
      await expect(thanks(page, name)).toBeVisible();
      expect(await messagesWith(email)).toHaveLength(1);
    });
  });
}

async function expectFailure(page: Page, name: FormName, email: string) {
  await expect(form(page, name).getByRole(name === 'contact' ? 'alert' : 'status')).not.toBeEmpty();
  await expect(thanks(page, name)).toHaveCount(0);
  await expect(emailField(page, name)).toHaveValue(email);
}
