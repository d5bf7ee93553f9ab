import type { Page } from '@playwright/test';
import budgets from '../../budgets.json' with { type: 'json' };
import { createUser } from '../support/accounts';
import { siteUrl } from '../support/local-site';
import { articles } from '../support/routes';
import { sessionOf, startWithSession } from '../support/session';
import { expect, test } from '../support/test';

/** By Chromium's resource type. */
const TYPES: Readonly<Record<string, 'html' | 'js' | 'css' | 'font' | 'image'>> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'font',
  image: 'image',
};

for (const { visit, page: address, signedIn, limits } of budgets) {
  const path = address.includes('*') ? articles[0] : address;
  if (path === undefined) continue;
  test(`a first visit is within budgets.json: ${visit}`, async ({ page }) => {
    if (signedIn) await startWithSession(page, await sessionOf(await createUser()));
    const figures = await measure(page, path);
    console.log(visit, figures);
    for (const [name, limit] of Object.entries(limits))
      expect.soft(figures[name], `${visit}: ${name}, in budgets.json`).toBeLessThanOrEqual(limit);
  });
}

/**
 * The kB of the answers' bodies as sent, by type of file, and the numbers of requests, until the app runs and the
 * network is idle.
 */
async function measure(page: Page, path: string): Promise<Record<string, number>> {
  const figures = { html: 0, js: 0, css: 0, font: 0, image: 0, data: 0, requests: 0, thirdParty: 0 };
  page.on('response', (response) => {
    if (!response.url().startsWith(siteUrl)) return;
    const length = Number(response.headers()['content-length'] ?? 0);
    figures[TYPES[response.request().resourceType()] ?? 'data'] += length / 1000;
  });
  page.on('request', (request) => {
    if (request.url().startsWith(siteUrl)) figures.requests += 1;
    else if (request.url().startsWith('http')) figures.thirdParty += 1;
  });
  // Playwright's calls count as the visitor's interaction, which would load more.
  await page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: {} }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await page.locator('html:not([data-boot])').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(1))]));
}
