// @ts-check
import { withServerRenderer } from '../vite/server-render.mjs';
import { projectRoot } from '../lib/project.mjs';
import { audit } from './audit.mjs';
import { medians } from './figures.mjs';
import { inOrder, upTo } from './in-order.mjs';

/**
 * @typedef {import('./audit.mjs').Visit} Visit
 * @typedef {import('./audit.mjs').Load} Load
 * @typedef {import('./audit.mjs').Scores} Scores
 *
 * @typedef {object} LoadFigures the medians of one page's loads
 * @property {string} name
 * @property {import('./contenders.mjs').ContenderName} contender
 * @property {string} path
 * @property {Load} load
 * @property {Scores | null} scores
 * @property {readonly string[]} failed audits outside of speed
 * @property {readonly string[]} strangers third parties that were asked for something
 */

/** The floor is measured again after so many others, since the machine's pace drifts. */
const FLOOR_EVERY = 6;
const QUICK_PATHS = new Set(['/Offer', '/Faqs', '/contact']);

export const LOGIN = 'Signed out, first visit';
export const LOGIN_AGAIN = 'Signed out, again';
export const HOME = 'Home, first visit';
export const HOME_AGAIN = 'Home, again';

/**
 * @param {Record<import('./contenders.mjs').ContenderName, import('./contenders.mjs').Contender>} contenders
 * @param {Omit<import('./audit.mjs').AuditOptions, 'withScores'> & { runs: number, quick: boolean }} options
 * @returns {Promise<LoadFigures[]>}
 */
export async function measureLoads({ site, usual, floor, html }, { runs, quick, ...options }) {
  /** @type {Visit} */
  const floorVisit = { name: LOGIN, contender: floor, path: '/login' };
  const paths = (await routePaths()).filter((path) => !quick || QUICK_PATHS.has(path));
  const visits = [
    { name: LOGIN, contender: html, path: '/' },
    ...[site, usual].flatMap((contender) => [
      { name: LOGIN, contender, path: '/login' },
      { name: LOGIN_AGAIN, contender, path: '/login', again: true },
      { name: HOME, contender, path: '/', signedIn: true },
      { name: HOME_AGAIN, contender, path: '/', signedIn: true, again: true },
    ]),
    { name: 'Signed out, /signup', contender: site, path: '/signup' },
    { name: 'Signed out, /privacy', contender: site, path: '/privacy' },
    ...paths.map((path) => ({ name: path, contender: site, path, signedIn: true })),
  ];
  const round = visits.flatMap((visit, at) => (at % FLOOR_EVERY === 0 ? [floorVisit, visit] : [visit]));
  const jobs = upTo(runs).flatMap((run) => round.map((visit) => ({ run, visit })));

  /** @type {Map<string, LoadFigures & { loads: Load[] }>} */
  const figures = new Map();
  let done = 0;
  await inOrder(jobs, async ({ run, visit }) => {
    const { name, contender, path } = visit;
    const { load, ...first } = await audit(visit, { ...options, withScores: run === 1 });
    const key = `${contender.name} ${name}`;
    const known = figures.get(key);
    if (known) known.loads.push(load);
    else figures.set(key, { name, contender: contender.name, path, load, ...first, loads: [load] });
    done += 1;
    console.log(`${String(done).padStart(4)}/${jobs.length}  ${key.padEnd(38)} ${progressLine(load)}`);
  });
  return [...figures.values()].map(({ loads, ...rest }) => Object.assign(rest, { load: medians(loads) }));
}

/** @param {Load} load */
function progressLine({ performance, js, lcp, tbt, cls }) {
  const kB = (js / 1000).toFixed(1);
  return `P ${performance.toFixed(0)}  JS ${kB} kB  LCP ${lcp.toFixed(0)}  TBT ${tbt.toFixed(0)}  CLS ${cls.toFixed(3)}`;
}

/** @returns {Promise<string[]>} every address of the signed-in site but Home */
function routePaths() {
  return withServerRenderer({ root: projectRoot }, async ({ load }) => {
    /** @type {typeof import('../../src/app/routes')} */
    const { routes } = await load('/src/app/routes.tsx');
    /** @type {typeof import('../../src/site/paths')} */
    const { paths } = await load('/src/site/paths.ts');
    return routes
      .map(({ path }) => (path === '*' ? '/nowhere' : path))
      .filter((path) => path !== paths.home && path !== paths.homeNamed);
  });
}
