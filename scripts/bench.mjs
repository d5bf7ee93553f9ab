// @ts-check
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { interactions, storedSession } from './bench/interactions.mjs';
import { pageLoads } from './bench/loads.mjs';
import { writeReport } from './bench/report.mjs';
import { serveFolder } from './bench/server.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { runNode } from './lib/processes.mjs';
import { testSiteEnv } from './lib/e2e.mjs';
import { startAuthEmulator } from './lib/emulators.mjs';
import { hostingConfig, readFirebaseJson } from './lib/hosting.mjs';
import { localPorts } from './lib/local-ports.mjs';
import { cacheFile, commandScript, projectRoot } from './lib/project.mjs';
import { readSiteEnv } from './lib/site-env.mjs';
import { runScript, UserError } from './lib/user-error.mjs';

/**
 * @typedef {{ executablePath: string, session: { name: string, value: string }, isHttp1: boolean }} Setting
 * @typedef {(origin: string, setting: Setting) => Promise<Record<string, number>>} MeasureOrigin
 * @typedef {{ name: string, label: string, folder: string }} Build
 *
 * @typedef {object} Measure
 * @property {string} name
 * @property {boolean} [withFloor] the bare login page takes part
 * @property {import('./bench/report.mjs').Limits} limits
 * @property {MeasureOrigin} measure
 */

/** The builds that are compared, and the Vite config of each. */
const CONTENDERS = {
  site: { label: 'This site', config: 'vite.config.ts' },
  plain: { label: 'The same site, plain build', config: 'scripts/bench/plain.config.ts' },
  floor: { label: 'Bare React login', config: 'scripts/bench/floor/vite.config.ts' },
};

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    match: { type: 'string', default: '' },
    http1: { type: 'boolean', default: false },
  },
});

await runScript(async () => {
  const runs = Number(options.runs);
  if (!(runs >= 1)) throw new UserError('--runs takes a whole number from 1 on.');
  const executablePath = await ensureBrowser();
  const isComparison = positionals.length > 0;
  // Builds that are compared exist already, for the default ports.
  const env = isComparison ? process.env : testSiteEnv('site');
  const ports = localPorts(env);
  const site = readSiteEnv({}, ports);
  const { local } = site;
  if (!local) throw new UserError('The bench measures a local build.');
  const builds = isComparison ? positionals.map(namedFolder) : await buildContenders(env);
  /** @type {Map<string, string>} */
  const origins = new Map();
  for (const { name, folder } of builds) {
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    origins.set(name, await serveFolder(folder, hostingConfig(readFirebaseJson(), site, html)));
  }
  /** @type {import('./lib/processes.mjs').Service[]} */
  const services = [];
  try {
    await startAuthEmulator((service) => services.push(service), local);
    const [first = ''] = origins.values();
    const session = await storedSession(executablePath, first);
    const setting = { executablePath, session, isHttp1: options.http1 };
    const matching = new RegExp(options.match);
    const measures = [...pageLoads, ...interactions].filter(({ name }) => matching.test(name));
    const rows = await measureInTurns(measures, origins, setting, runs);
    const isWhole = !isComparison && options.match === '' && !options.http1 && runs >= 5;
    await writeReport(rows, builds, runs, isWhole ? join(projectRoot, 'docs') : cacheFile('.'));
    return 0;
  } finally {
    await Promise.all(services.map(({ stop }) => stop()));
  }
});

/**
 * @param {string} pair name=folder
 * @returns {Build}
 */
function namedFolder(pair) {
  const [name = '', folder] = pair.split('=');
  if (!folder) throw new UserError(`A build to compare is given as name=folder, not ${pair}.`);
  return { name, label: name, folder: resolve(folder) };
}

/** @param {NodeJS.ProcessEnv} env */
async function buildContenders(env) {
  /** @type {Build[]} */
  const builds = [];
  for (const [name, { label, config }] of Object.entries(CONTENDERS)) {
    const folder = cacheFile(`bench-${name}`);
    const args = ['build', '--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
    const exitCode = await runNode([commandScript('vite'), ...args], { env });
    if (exitCode !== 0) throw new UserError(`${label}: the build failed.`);
    builds.push({ name, label, folder });
  }
  return builds;
}

/**
 * Alternates between the builds in each run, so that a machine that slows down slows all of them down.
 *
 * @param {readonly Measure[]} measures
 * @param {ReadonlyMap<string, string>} origins by build
 * @param {Setting} setting
 * @param {number} runs
 */
async function measureInTurns(measures, origins, setting, runs) {
  /** @type {Map<string, import('./bench/report.mjs').Samples>} */
  const rows = new Map();
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, limits, withFloor, measure } of measures) {
      for (const [build, origin] of origins) {
        if (build === 'floor' && !withFloor) continue;
        const figures = await measure(origin, setting);
        console.log(`${run}/${runs} ${name}, ${build}`, JSON.stringify(figures));
        for (const [metric, value] of Object.entries(figures)) {
          const what = `${name}: ${metric}`;
          const row = rows.get(what) ?? { what, samples: {}, limits: limits[metric] ?? {} };
          rows.set(what, row);
          (row.samples[build] ??= []).push(value);
        }
      }
    }
  }
  return [...rows.values()];
}
