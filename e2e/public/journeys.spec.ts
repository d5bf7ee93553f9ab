import type { Page } from '@playwright/test';
import { contacts } from '@/site/contacts';
import { TOOL_HASH } from '@/site/navigation';
import { ASK_QUERY, paths, searchPath } from '@/site/paths';
import { faq } from '@/site/questions/faq';
import { shop } from '@/site/shop';
import { createUser } from '../support/accounts';
import { contactForm, newsletterForm } from '../support/forms';
import { accountMenu, fillLogin, heading, loginHeading } from '../support/session';
import { expect, test } from '../support/test';

const bar = (page: Page) => page.getByRole('banner');
const submit = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('a signed-out visitor reads, searches and tries a tool, and nothing is asked of another host', async ({
  page,
  thirdParty,
}) => {
  await page.goto(paths.home);
  await expect(heading(page)).toBeVisible();
  await bar(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(paths.about);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${paths.about}$`));
  await bar(page).getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('pricing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=pricing/);
  await page.goto(paths.sentimentAnalysis + TOOL_HASH);
  await page.getByRole('main').getByRole('textbox').first().fill('It works well and I love it.');
  await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
  expect(thirdParty).toEqual([]);
});

test('signing in from a page returns there, and signing out stays there', async ({ page }) => {
  const user = await createUser({ verified: true });
  await page.goto(`${paths.pricing}#plans`);
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  await bar(page).getByRole('link', { name: 'Login' }).click();
  await expect(loginHeading(page)).toBeVisible();
  await fillLogin(page.getByRole('main'), user);
  await submit(page, 'Login').click();
  await expect(accountMenu(page)).toBeVisible();
  await expect(page).toHaveURL(`${paths.pricing}#plans`);
  await test.step('a reload shows a way to the account before anything is pressed', async () => {
    await page.reload();
    await expect(bar(page).getByRole('link', { name: 'Account' }).or(accountMenu(page))).toBeVisible();
  });
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(bar(page).getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await expect(page).toHaveURL(`${paths.pricing}#plans`);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are readable, links work and questions open', async ({ page }) => {
    const [first] = faq;
    await page.goto(paths.features);
    await expect(page.locator('head link[rel=stylesheet]')).toBeAttached();
    await expect(page.getByText('needs JavaScript to sign you in')).toHaveCount(0);
    for (const hidden of await page.locator('[data-aos]').all())
      await expect(hidden).toHaveCSS('opacity', '1');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL(paths.faqs);
    await page.getByText(first?.question ?? '').click();
    await expect(page.getByText(first?.answer ?? '')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });

  test('questions on Home and searches are plain GETs, and what needs a script is not shown', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404 .*nothing-here/);
    await page.goto(paths.home);
    await page.getByRole('textbox', { name: `Ask ${shop.kind}’s AI` }).fill('Do you ship?');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${paths.chatbot}?${ASK_QUERY}=Do+you+ship%3F${TOOL_HASH}`);
    await page.goto(paths.speechRecognition);
    await expect(page.getByRole('button', { name: 'Play' })).toBeHidden();
    await page.goto(paths.contact);
    await expect(contactForm(page).or(newsletterForm(page))).toHaveCount(0);
    for (const [form, href] of [
      ['#message', contacts.phone.href],
      ['footer', `mailto:${contacts.email.hello}`],
    ])
      await expect(page.locator(`${form} a[href="${href}"]`)).toBeVisible();
    await page.goto('/nothing-here');
    await page.getByLabel('Search the site').fill('prices');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(searchPath('prices'));
  });
});
