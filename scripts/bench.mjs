// @ts-check
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serveFolder } from './bench/server.mjs';
import { measureInteractions, storedSession } from './bench/interactions.mjs';
import { measureEveryPage, measureLoads } from './bench/loads.mjs';
import { writeReport } from './bench/report.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { budgetFigures } from './lib/budget-figures.mjs';
import { runNode } from './lib/child-process.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { testSiteEnv } from './lib/e2e.mjs';
import { hostingConfig, readFirebaseJson } from './lib/hosting-config.mjs';
import { prepareAuthEmulator, startAuthEmulator } from './lib/emulators.mjs';
import { localPorts } from './lib/local-ports.mjs';
import { cacheFile, commandScript, projectRoot, readJson } from './lib/project.mjs';
import { runScript, UserError } from './lib/user-error.mjs';
import { readSiteEnv } from './lib/site-env.mjs';
import { withServerRenderer } from './vite/server-render.mjs';

/** What the site is compared with, and the Vite config that builds each. */
const CONTENDERS = {
  site: { label: 'This site', config: 'vite.config.ts' },
  usual: {
    label: 'The same site, plain build',
    config: 'scripts/bench/usual/vite.config.ts',
  },
  floor: { label: 'Bare React login', config: 'scripts/bench/floor/vite.config.ts' },
  html: { label: 'Hand-written HTML', config: null },
};

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: 'bytes,loads,pages,interactions' },
    ab: { type: 'boolean', default: false },
    match: { type: 'string', default: '' },
  },
});

await runScript(async () => {
  const runs = Number(options.runs);
  if (!(runs >= 1)) throw new UserError('--runs takes a whole number from 1 on.');
  const parts = options.only.split(',');
  await ensureDependencies();
  const browser = await ensureBrowser();
  // Builds that are compared with --ab exist already, for the default ports.
  const env = options.ab ? process.env : await testSiteEnv();
  const ports = localPorts(env);
  const { config } = readSiteEnv({}, ports);
  const { local, ...rest } = config;
  if (!local) throw new UserError('The bench measures a local build.');
  const site = { ...rest, local };
  const builds = options.ab ? positionals.map(namedFolder) : await buildContenders(env);
  const contenders = await Promise.all(
    builds.map(async ({ name, folder }) => {
      const html = readFileSync(join(folder, 'index.html'), 'utf8');
      return {
        name,
        folder,
        server: await serveFolder(folder, hostingConfig(readFirebaseJson(), site, html)),
      };
    }),
  );
  const emulator = await startAuthEmulator(ports);
  try {
    await prepareAuthEmulator(site);
    const [first] = contenders;
    if (!first) throw new UserError('--ab takes at least one name=folder.');
    const session = await storedSession(browser, first.server.origin);
    const setting = { browser, runs, session, match: new RegExp(options.match) };
    const own = contenders.filter(({ name }) => options.ab || name === 'site' || name === 'usual');
    const bytes = parts.includes('bytes') && !options.ab ? measureBytes(first) : [];
    const loads = parts.includes('loads') ? await measureLoads(contenders, own, setting) : [];
    const pages =
      parts.includes('pages') && !options.ab ? await measureEveryPage(first, await everyPath(), setting) : [];
    const interactions = parts.includes('interactions') ? await measureInteractions(own, setting) : [];
    const names = options.ab
      ? builds.map(({ name }) => [name, name])
      : Object.entries(CONTENDERS).map(([name, { label }]) => [name, label]);
    await writeReport([...bytes, ...loads, ...pages, ...interactions], {
      labels: Object.fromEntries(names),
      runs,
      isWhole: !options.ab && !options.match && parts.length === 4 && runs >= 5,
    });
    return 0;
  } finally {
    await emulator.stop();
  }
});

/** @param {string} pair name=folder */
function namedFolder(pair) {
  const [name = '', folder] = pair.split('=');
  if (!folder) throw new UserError(`--ab takes name=folder for each build, not ${pair}.`);
  return { name, folder: resolve(folder) };
}

/** @param {NodeJS.ProcessEnv} env */
async function buildContenders(env) {
  const builds = [];
  for (const [name, { label, config }] of Object.entries(CONTENDERS)) {
    const folder = config === null ? join(projectRoot, 'scripts/bench/html') : cacheFile(`bench-${name}`);
    builds.push({ name, folder });
    if (config === null) continue;
    const args = ['build', '--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
    const exitCode = await runNode([commandScript('vite'), ...args], env);
    if (exitCode !== 0) throw new UserError(`${label}: the build failed.`);
  }
  return builds;
}

/**
 * @param {import('./bench/loads.mjs').Contender} site
 * @returns {import('./bench/report.mjs').Row[]} the budgets that `npm test` holds
 */
function measureBytes({ folder }) {
  /** @type {import('./lib/budget-figures.mjs').Budget[]} */
  const budgets = readJson(join(projectRoot, 'budgets.json'));
  const figureOf = budgetFigures(folder);
  return budgets.map((budget) => ({
    what: `Build: ${budget.what}`,
    unit: 'kB',
    values: { site: figureOf(budget).bytes },
    limit: budget.limit,
  }));
}

/** @returns {Promise<string[]>} every path of the route table */
function everyPath() {
  return withServerRenderer({ root: projectRoot }, async ({ load }) => {
    /** @type {typeof import('../src/app/routes')} */
    const { routes } = await load('/src/app/routes.tsx');
    return routes.map(({ path }) => (path === '*' ? '/nowhere' : path));
  });
}
