// @ts-check
import { measureBytes } from './bytes.mjs';
import { measureGrowth } from './growth.mjs';
import { inOrder } from './in-order.mjs';
import { measureInteractions } from './interactions.mjs';
import { measureLoads } from './loads.mjs';
import { measureMemory } from './memory.mjs';
import { searchBench } from './search-bench.mjs';
import { measureShowcases } from './showcases.mjs';

/**
 * @typedef {import('./contenders.mjs').ContenderName} ContenderName
 * @typedef {import('./contenders.mjs').Contender} Contender
 *
 * @typedef {object} Setting
 * @property {string} browser
 * @property {import('./session.mjs').StoredSession} session
 * @property {string} identityOrigin
 * @property {NodeJS.ProcessEnv} env
 */

/**
 * @param {Record<ContenderName, Contender>} contenders
 * @param {import('./options.mjs').BenchOptions & Setting} options
 * @returns {Promise<import('./rows.mjs').Results>}
 */
export async function measureParts(contenders, { parts, runs, quick, env, ...setting }) {
  const { site, usual } = contenders;
  const rounds = quick ? 2 : 6;
  const minutes = quick ? 1 : 10;

  /** @type {Record<import('./options.mjs').Part, () => Promise<import('./rows.mjs').Results>>} */
  const measures = {
    bytes: async () => ({ bytes: await measureBytes(site) }),
    loads: async () => ({ loads: await measureLoads(contenders, { ...setting, runs, quick }) }),
    interactions: async () => ({
      interactions: await ofBoth((one) => measureInteractions(one, { ...setting, rounds })),
    }),
    memory: async () => ({ memory: await ofBoth((one) => measureMemory(one, { ...setting, minutes })) }),
    search: async () => ({ search: await searchBench() }),
    showcases: async () => ({ showcases: await measureShowcases() }),
    growth: async () => ({ growth: await measureGrowth(env) }),
  };

  /**
   * @template Figures
   * @param {(contender: Contender) => Promise<Figures>} measure
   * @returns {Promise<Partial<Record<ContenderName, Figures>>>}
   */
  async function ofBoth(measure) {
    const pairs = await inOrder([site, usual], async (one) => [one.name, await measure(one)]);
    return Object.fromEntries(pairs);
  }

  /** @type {import('./rows.mjs').Results} */
  const results = {};
  await inOrder(parts, async (part) => {
    console.log(`\nMeasuring: ${part} …`);
    Object.assign(results, await measures[part]());
  });
  return results;
}
