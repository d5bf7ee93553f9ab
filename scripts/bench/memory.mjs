// @ts-check
import { setTimeout } from 'node:timers/promises';
import { inOrder, upTo } from './in-order.mjs';
import { withVisitor } from './visitor.mjs';

/**
 * @typedef {import('./visitor.mjs').Visitor} Visitor
 * @typedef {{ heap: number, nodes: number, listeners: number }} Memory
 * @typedef {{ name: string, before: Memory, after: Memory }} MemoryFigures
 */

const ROUTE_CHANGES = 50;
/** Links of the footer that lead to pages of every kind, the last one back to where it began. */
const ROUND_TRIP = ['About', 'Pricing Plans', 'Blog', 'Services', 'Home'];
const STEP_MS = 5000;
/** Code that the engine compiles as a visit goes on would otherwise be taken for something the site keeps. */
const WITHOUT_COMPILER = ['--js-flags=--jitless'];

/**
 * What a long visit leaves behind: after many pages, after minutes of Home, after an offer with all its confetti.
 *
 * @param {import('./contenders.mjs').Contender} contender
 * @param {{ browser: string, session: import('./session.mjs').StoredSession, minutes: number }} options
 * @returns {Promise<MemoryFigures[]>}
 */
export function measureMemory({ name: contender, server: { origin } }, { browser, session, minutes }) {
  const cases = [
    { name: `${ROUTE_CHANGES} route changes`, work: changeRoutes },
    {
      name: `${minutes} minutes of Home`,
      work: (/** @type {Visitor} */ visitor) => stay(visitor, origin, '/', minutes),
    },
    {
      name: '2 minutes of /Offer',
      work: (/** @type {Visitor} */ visitor) => stay(visitor, origin, '/Offer', 2),
    },
  ];
  return inOrder(cases, ({ name, work }) =>
    withVisitor({ browser, session, origin, args: WITHOUT_COMPILER }, async (visitor) => {
      await visitor.devtools.send('Performance.enable');
      if (name.includes('minutes')) await visitor.page.clock.install();
      else await visitor.page.goto(origin, { waitUntil: 'networkidle' });
      const { before, after } = await work(visitor);
      console.log(`  ${contender} after ${name}: ${after.nodes} nodes, ${before.nodes} before`);
      return { name, before, after };
    }),
  );
}

/** @param {Visitor} visitor */
async function changeRoutes(visitor) {
  const { page } = visitor;
  const roundTrip = () =>
    inOrder(ROUND_TRIP, async (name) => {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await setTimeout(150);
    });
  // What is fetched and remembered once is no leak.
  await inOrder(upTo(2), roundTrip);
  const before = await memoryOf(visitor);
  await inOrder(upTo(ROUTE_CHANGES / ROUND_TRIP.length), roundTrip);
  return { before, after: await memoryOf(visitor) };
}

/**
 * @param {Visitor} visitor whose clock runs only when told
 * @param {string} origin
 * @param {string} path
 * @param {number} minutes
 */
async function stay(visitor, origin, path, minutes) {
  const { page } = visitor;
  await page.goto(origin + path);
  await page.clock.runFor(STEP_MS);
  await page.getByRole('contentinfo').waitFor();
  await page.clock.runFor(STEP_MS * 2);
  const before = await memoryOf(visitor);
  await inOrder(upTo((minutes * 60_000) / STEP_MS), () => page.clock.runFor(STEP_MS));
  return { before, after: await memoryOf(visitor) };
}

/**
 * @param {Visitor} visitor
 * @returns {Promise<Memory>}
 */
async function memoryOf({ devtools }) {
  // Once for what is garbage, once more for what only garbage held.
  await inOrder(upTo(3), async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    await setTimeout(200);
  });
  const { metrics } = await devtools.send('Performance.getMetrics');
  /** @param {string} wanted */
  const value = (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}
