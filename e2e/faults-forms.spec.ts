import { paths } from '@/site/paths';
import { uniqueEmail } from './support/accounts';
import {
  contactForm,
  fillContact,
  messagesWith,
  newsletterForm,
  send,
  thanks,
  type FormName,
} from './support/forms';
import { delayRequests } from './support/network';
import { anyPage } from './support/routes';
import { footer } from './support/shell';
import { expect, test, visit, waitForPage } from './support/signed-in';

const addresses = { contact: paths.contact, newsletter: anyPage } as const;

for (const name of ['contact', 'newsletter'] satisfies FormName[])
  test(`${name}: after a failed delivery, what was typed stays and is delivered once`, async ({
    page,
    allowConsole,
  }) => {
    test.slow();
    allowConsole(/status of|ERR_/);
    const form = name === 'contact' ? contactForm(page) : newsletterForm(page);
    const emailField = form.getByRole('textbox', { name: /^Email/ });
    await page.clock.install();
    await visit(page, addresses[name]);

    await test.step('what was typed is still there on the way back', async () => {
      const email = await fill();
      await footer(page).locator(`a[href="${paths.blog}"]`).click();
      await expect(page).toHaveURL(paths.blog);
      await page.goBack();
      await expect(emailField).toHaveValue(email);
    });

    await test.step('delivered without an answer, also after a reload', async () => {
      await page.reload();
      await waitForPage(page);
      const email = await fill();
      await page.route(/\/submit$/, async (route, request) => {
        if (request.method() === 'POST') await route.fetch();
        await route.abort();
      });
      await send(page, name);
      await expectFailure(email);
      await page.unroute(/\/submit$/);
      await reopen(email);
      await expectDelivered(email);
    });

    await test.step('reloaded while it is sent', async () => {
      await page.reload();
      await waitForPage(page);
      const email = await fill();
      const { first, release } = await delayRequests(page, /\/submit$/);
      await send(page, name);
      await first;
      await reopen(email);
      await release();
      await expectDelivered(email);
    });

    async function fill(email = uniqueEmail('writer')) {
      if (name === 'contact') return fillContact(page, email);
      await emailField.fill(email);
      return email;
    }

    /** After a reload, the contact form still has its text. */
    async function reopen(email: string) {
      await page.reload();
      await waitForPage(page);
      if (name === 'contact') await expect(emailField).toHaveValue(email);
      else await fill(email);
    }

    async function expectFailure(email: string) {
      await expect(form.getByRole(name === 'contact' ? 'alert' : 'status')).not.toBeEmpty();
      await expect(thanks(page, name)).toHaveCount(0);
      await expect(emailField).toHaveValue(email);
    }

    async function expectDelivered(email: string) {
      await send(page, name);
      await expect(thanks(page, name)).toBeVisible();
      expect(await messagesWith(email)).toHaveLength(1);
    }
  });
