import type { Page } from '@playwright/test';
import { contactPath } from '@/domain/plans';
import { MAP_CHOICE_KEY, OFFER_END_KEY, THEME_KEY } from '@/lib/storage-keys';
import { TOOL_HASH } from '@/site/navigation';
import { offer } from '@/site/offer';
import { alternatePaths, paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { faq } from '@/site/questions/faq';
import { createUser } from '../support/accounts';
import { watchHydration } from '../support/hydration';
import { layoutShifts, watchLayoutShifts } from '../support/layout';
import { pageAddresses } from '../support/routes';
import { accountMenu, heading, sessionOf, storeSession } from '../support/session';
import { expect, test } from '../support/test';

const DAY_MS = 24 * 60 * 60 * 1000;
const pages = [...pageAddresses, alternatePaths.home, paths.signup];

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

interface Visitor {
  readonly stored?: Readonly<Record<string, string>>;
  readonly isSignedIn?: true;
}

const visitors: Readonly<Record<string, Visitor>> = {
  'on a first visit': {},
  'for a returning visitor with a session, a theme and a running offer': {
    stored: { [THEME_KEY]: 'dark', [OFFER_END_KEY]: inDays(offer.days / 2) },
    isSignedIn: true,
  },
  'after the offer has expired': { stored: { [OFFER_END_KEY]: inDays(-1), [MAP_CHOICE_KEY]: 'yes' } },
};

test.beforeEach(({ page }) => watchLayoutShifts(page));

for (const [name, { stored = {}, isSignedIn }] of Object.entries(visitors))
  test(`every page hydrates ${name}`, async ({ page }) => {
    test.setTimeout(180_000);
    const session = isSignedIn ? await sessionOf(await createUser({ verified: true })) : null;
    await page.goto('/robots.txt');
    await page.evaluate((items) => Object.assign(localStorage, items), stored);
    if (session !== null) await storeSession(page, session);
    for (const path of pages) {
      await expectHydrated(page, path);
      if (!isSignedIn) continue;
      await expect(accountMenu(page)).toBeVisible();
      expect.soft(await layoutShifts(page), `${path} with the session`).toEqual([]);
    }
  });

test('an address with a query or a hash shows what it names', async ({ page }) => {
  const [, question] = faq;
  await expectHydrated(page, `${paths.faqs}#${question?.id}`);
  await expect(page.getByText(question?.answer ?? '')).toBeInViewport();
  await expectHydrated(page, `${paths.search}?q=chatbot`, { mayShift: true });
  await expect(page.getByRole('main').locator('input').first()).toHaveValue('chatbot');
  await expectHydrated(page, contactPath(plans[1]), { mayShift: true });
  await expect(page.getByText(plans[1].title).first()).toBeVisible();
  await expectHydrated(page, paths.sentimentAnalysis + TOOL_HASH, { mayShift: true });
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await expectHydrated(page, `${paths.about.toUpperCase()}/?utm_source=a`);
  await expect(page).toHaveTitle(/About/);
});

async function expectHydrated(page: Page, path: string, { mayShift = false } = {}) {
  const failures = watchHydration(page);
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  await expect(heading(page), path).toBeVisible();
  expect.soft(failures, path).toEqual([]);
  if (!mayShift) expect.soft(await layoutShifts(page), path).toEqual([]);
}
