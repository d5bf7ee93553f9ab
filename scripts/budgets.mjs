// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { buildSite } from './lib/build.mjs';
import { markdownTable, writeToPerformanceDoc } from './lib/doc-table.mjs';
import { FILE_TYPES, firstVisits } from './lib/first-visits.mjs';
import { hostingConfig } from './lib/hosting.mjs';
import { cacheFile, projectRoot, readJson } from './lib/project.mjs';
import { serveFolder } from './lib/serve-folder.mjs';
import { DEMO_ACCOUNT, readSiteEnv } from './lib/site-env.mjs';
import { runScript, UserError } from './lib/user-error.mjs';

/**
 * @typedef {import('./lib/first-visits.mjs').Visit} Visit
 * @typedef {'signed out' | 'signed in'} Visitor
 *
 * @typedef {object} Budget
 * @property {Visitor} visitor
 * @property {string} page `*` for those without a limit of their own
 * @property {Readonly<Partial<Record<Exclude<keyof Visit, 'page'>, number>>>} limits sizes in kB
 */

const API_KEY = 'AIzaSyA0000000000000000000000000000000000';
/** Settings of a Firebase project that does not exist. */
const SAMPLE_PROJECT = {
  VITE_FIREBASE_API_KEY: API_KEY,
  VITE_FIREBASE_AUTH_DOMAIN: 'sample-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'sample-project',
  VITE_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000000000',
  VITE_FORM_ENDPOINT: 'https://forms.example.com/sample',
  VITE_AI_MODEL: '',
};

/** Text that only a local build may contain: emulator, inbox and demo account. */
const LOCAL_ONLY = ['127.0.0.1', 'disableWarnings', 'local inbox', ...Object.values(DEMO_ACCOUNT)];
/** Text that only a build with an AI model may contain. */
const MODEL_ONLY = ['firebasevertexai', 'LanguageModel'];

// Makes a deployable build, compares first visits with budgets.json and searches the build for text that it must not
// have. With --write, it writes the table of docs/performance.md.
await runScript(async () => {
  const folder = cacheFile('deployable');
  const env = { ...process.env, ...SAMPLE_PROJECT };
  const exitCode = await buildSite(env, ['--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']);
  if (exitCode !== 0) throw new UserError('The deployable build failed.');

  const visits = await measure(folder);
  const table = tableOf(visits);
  console.log(table);
  if (process.argv.includes('--write')) await writeToPerformanceDoc('first visits', table);
  const faults = [...faultsOf(visits), ...leftoversIn(folder)];
  for (const line of faults) console.log(line);
  return faults.length === 0 ? 0 : 1;
});

/**
 * @param {string} folder of a build
 * @returns {Promise<Record<Visitor, Visit[]>>}
 */
async function measure(folder) {
  const config = readSiteEnv(SAMPLE_PROJECT);
  const indexHtml = readFileSync(join(folder, 'index.html'), 'utf8');
  const origin = await serveFolder(folder, hostingConfig(config, { indexHtml }));
  const browser = await ensureBrowser();
  const [signedOut, signedIn] = await Promise.all([
    firstVisits(origin, browser, '/login', null),
    firstVisits(origin, browser, '/', API_KEY),
  ]);
  return { 'signed out': signedOut, 'signed in': signedIn };
}

/** @param {Record<Visitor, Visit[]>} visits */
function faultsOf(visits) {
  /** @type {readonly Budget[]} */
  const budgets = readJson(join(projectRoot, 'budgets.json'));
  return budgets.flatMap(({ visitor, page, limits }) => {
    const own = budgets.filter((budget) => budget.visitor === visitor && budget.page !== '*');
    const pages = visits[visitor].filter((visit) =>
      page === '*' ? own.every((budget) => budget.page !== visit.page) : visit.page === page,
    );
    if (pages.length === 0) return [`MISSING  ${page}, ${visitor}: no page has this address.`];
    return pages.flatMap((visit) =>
      excesses(visit, limits).map((excess) => `OVER  ${visit.page}, ${visitor}: ${excess}`),
    );
  });
}

/**
 * @param {Visit} visit
 * @param {Budget['limits']} limits
 */
function excesses(visit, limits) {
  return Object.entries(limits).flatMap(([name, limit]) => {
    const isSize = FILE_TYPES.some((type) => type === name);
    const figure = Number(Object.entries(visit).find(([key]) => key === name)?.[1]) / (isSize ? 1000 : 1);
    return figure <= limit ? [] : [`${name} ${figure} of ${limit}${isSize ? ' kB' : ''}`];
  });
}

/** @param {Record<Visitor, Visit[]>} visits */
function tableOf(visits) {
  const rows = Object.entries(visits).flatMap(([visitor, pages]) =>
    pages.map((visit) => {
      const sizes = FILE_TYPES.map((type) => visit[type]);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      return [`${visit.page}, ${visitor}`, ...[...sizes, total].map(kB), visit.requests, visit.thirdParty];
    }),
  );
  return markdownTable([['page', ...FILE_TYPES, 'total kB', 'requests', 'to other hosts'], ...rows]);
}

/** @param {number} bytes */
function kB(bytes) {
  return (bytes / 1000).toFixed(1);
}

/** @param {string} folder */
function leftoversIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|assets[\\/])[^\\/]+\.(html|js|css|json)$/.test(file) && !file.startsWith('.'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return [...LOCAL_ONLY, ...MODEL_ONLY]
        .filter((word) => text.includes(word))
        .map((word) => `LEFT  ${file} contains “${word}”`);
    });
}
