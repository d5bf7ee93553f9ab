// @ts-check
import { setTimeout } from 'node:timers/promises';
import { quantile } from './figures.mjs';
import { inOrder, upTo } from './in-order.mjs';
import { INTERACTIONS } from './interaction-list.mjs';
import { withVisitor } from './visitor.mjs';

/**
 * @typedef {{ name: string, inp: number, longTask: number }} InteractionFigures milliseconds
 */

const SLOWDOWN = 4;
/** Event Timing reports nothing that is quicker. */
const SHORTEST_MS = 16;

/**
 * How long the slowest event of an interaction takes until the next paint, on a slow machine.
 *
 * @param {import('./contenders.mjs').Contender} contender
 * @param {{ browser: string, session: import('./session.mjs').StoredSession, rounds: number }} options
 * @returns {Promise<InteractionFigures[]>}
 */
export function measureInteractions({ name: contender, server: { origin } }, { browser, session, rounds }) {
  return inOrder(INTERACTIONS, ({ name, path, width, before, act, after }) =>
    withVisitor({ browser, session, origin, width }, async ({ page, devtools }) => {
      await page.addInitScript(recordTimings);
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await page.getByRole('contentinfo').waitFor();
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      // The first round warms up what a visitor's first use of the page warms up.
      const [, ...measured] = await inOrder(upTo(rounds + 1), async (round) => {
        await before?.(page);
        await page.evaluate('bench.reset()');
        await act(page, round);
        await setTimeout(600);
        /** @type {{ event: number, task: number }} */
        const timings = JSON.parse(await page.evaluate('JSON.stringify(bench)'));
        await after?.(page);
        await setTimeout(400);
        return timings;
      });
      const figures = {
        name,
        inp: Math.max(
          quantile(
            measured.map(({ event }) => event),
            0.75,
          ),
          SHORTEST_MS,
        ),
        longTask: quantile(
          measured.map(({ task }) => task),
          0.75,
        ),
      };
      console.log(`  ${contender} ${name}: ${figures.inp} ms to the next paint`);
      return figures;
    }),
  );
}

/** Runs in the page. */
function recordTimings() {
  const bench = {
    event: 0,
    task: 0,
    reset() {
      this.event = 0;
      this.task = 0;
    },
  };
  Reflect.set(globalThis, 'bench', bench);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Events that belong to no interaction, such as a moving pointer, count for nothing.
      if (Reflect.get(entry, 'interactionId')) bench.event = Math.max(bench.event, entry.duration);
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.task = Math.max(bench.task, duration);
  }).observe({ type: 'longtask' });
}
