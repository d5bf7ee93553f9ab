import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import budgets from '../budgets.json';
import { browserArgs, ensureBrowser } from './lib/browser.ts';
import { sessionEntry } from './lib/emulators.ts';
import { readPosts } from './lib/posts.ts';
import { cacheFile } from './lib/project.ts';
import { buildSite } from './lib/site-build.ts';
import { DEMO_ACCOUNT, readSiteEnv } from './lib/site-env.ts';
import { serveSecurely } from './lib/site-server.ts';

/** Sizes in kB by type of file, and numbers of requests. */
type Figures = Record<string, number>;

/** Settings of a Firebase project that does not exist. */
const SAMPLE_PROJECT = {
  VITE_FIREBASE_API_KEY: 'AIzaSyA0000000000000000000000000000000000',
  VITE_FIREBASE_AUTH_DOMAIN: 'sample-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'sample-project',
  VITE_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000000000',
  VITE_FORM_ENDPOINT: 'https://forms.example.com/sample',
  VITE_SITE_URL: '',
  VITE_PUBLIC_SITE: '',
};
/** The provider cannot be reached, and then the site trusts a stored session. */
const SESSION = sessionEntry(
  SAMPLE_PROJECT.VITE_FIREBASE_API_KEY,
  { uid: 'ada', email: 'ada@example.com', displayName: 'Ada Example' },
  { accessToken: 'token', refreshToken: 'token' },
);
/** By Chromium's resource type. */
const TYPES: Readonly<Record<string, 'html' | 'js' | 'css' | 'font' | 'image'>> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'font',
  image: 'image',
};

/** Text of the emulator, the inbox, and the demo account, which a deployable build may not contain. */
const LOCAL = ['127.0.0.1', 'disableWarnings', 'local inbox', ...Object.values(DEMO_ACCOUNT)];

/**
 * Makes a deployable build, compares first visits with budgets.json, and searches the build for text that it must not
 * have.
 */
export default async function checkBudgets(): Promise<number> {
  const folder = cacheFile('deployable');
  await buildSite(['--outDir', folder, '--emptyOutDir'], SAMPLE_PROJECT);

  const [post] = readPosts();
  const visits = budgets.flatMap(({ page, ...budget }) =>
    post || !page.includes('*') ? [{ ...budget, page: page.replace('*', post?.slug ?? '') }] : [],
  );
  const figures = await measure(folder, visits);
  console.table(figures);
  const faults = [
    ...visits.flatMap(({ visit, limits }) =>
      Object.entries(limits)
        .filter(([name, limit]) => (figures[visit]?.[name] ?? Infinity) > limit)
        .map(([name, limit]) => `OVER  ${visit}: ${name} is above ${limit}, its limit in budgets.json`),
    ),
    ...excludedIn(folder),
  ];
  for (const line of faults) console.log(line);
  return faults.length === 0 ? 0 : 1;
}

/**
 * Opens each page with an empty cache, and adds up what the browser requests until the app runs and the network is
 * idle: the bodies of the answers, as sent.
 */
async function measure(folder: string, visits: typeof budgets): Promise<Record<string, Figures>> {
  const origin = await serveSecurely(folder, readSiteEnv(SAMPLE_PROJECT));
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: browserArgs(origin),
  });
  try {
    const figures: Record<string, Figures> = {};
    for (const { visit, page: path, signedIn } of visits) {
      const figure = { html: 0, js: 0, css: 0, font: 0, image: 0, data: 0, requests: 0, thirdParty: 0 };
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      page.on('response', (response) => {
        if (!response.url().startsWith(origin)) return;
        const length = Number(response.headers()['content-length'] ?? 0);
        figure[TYPES[response.request().resourceType()] ?? 'data'] += length / 1000;
      });
      page.on('request', (request) => {
        if (request.url().startsWith(origin)) figure.requests += 1;
        else if (request.url().startsWith('http')) figure.thirdParty += 1;
      });
      if (signedIn) await page.addInitScript(({ name, value }) => localStorage.setItem(name, value), SESSION);
      // Playwright's calls count as the visitor's interaction, which would load more.
      await page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: {} }));
      await page.goto(origin + path);
      await page.locator('html:not([data-boot])').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await page.close();
      const rounded = Object.entries(figure).map(([name, value]) => [name, Number(value.toFixed(1))]);
      figures[visit] = Object.fromEntries(rounded);
    }
    return figures;
  } finally {
    await browser.close();
  }
}

function excludedIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|assets[\\/])[^\\/]+\.(html|js|css|json)$/.test(file) && !file.startsWith('.'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return LOCAL.filter((word) => text.includes(word)).map((word) => `LEFT  ${file} contains “${word}”`);
    });
}
