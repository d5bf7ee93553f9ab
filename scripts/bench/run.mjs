// @ts-check
import { ensureBrowser } from '../lib/browser.mjs';
import { ensureDependencies } from '../lib/dependencies.mjs';
import { testSiteEnv } from '../lib/e2e.mjs';
import { prepareAuthEmulator, startAuthEmulator } from '../lib/emulators.mjs';
import { localPorts } from '../lib/local-ports.mjs';
import { UserError } from '../lib/user-error.mjs';
import { readSiteEnv } from '../lib/site-env.mjs';
import { startContenders } from './contenders.mjs';
import { inOrder } from './in-order.mjs';
import { measureParts } from './parts.mjs';
import { writeReport } from './report.mjs';
import { storedSession } from './session.mjs';

/**
 * Builds the site and what it is measured against, serves them all alike, measures, and says which budgets are met.
 *
 * @param {import('./options.mjs').BenchOptions} options
 * @returns {Promise<number>} exit code
 */
export async function runBench(options) {
  const started = Date.now();
  await ensureDependencies();
  const browser = await ensureBrowser();
  const env = await testSiteEnv();
  const ports = localPorts(env);
  const { config } = readSiteEnv({}, ports);
  const { local, ...rest } = config;
  if (!local) throw new Error('The bench measures a local build.');
  const site = { ...rest, local };

  const stopped = new Promise((_, reject) => {
    process.once('SIGINT', () => reject(new UserError('The bench was stopped.')));
  });
  const emulator = await startAuthEmulator(ports);
  const emulatorEnded = emulator.ended.then((reason) => {
    throw new UserError(reason);
  });
  // Its end at the end of the bench is what is asked for.
  emulatorEnded.catch(() => undefined);

  /** @type {Awaited<ReturnType<typeof startContenders>> | null} */
  let contenders = null;
  async function measure() {
    contenders = await startContenders(site, env);
    await prepareAuthEmulator(site);
    const session = await storedSession(site);
    const identityOrigin = local?.authEmulatorUrl ?? '';
    const results = await measureParts(contenders, { ...options, browser, session, identityOrigin, env });
    await writeReport(results, { options, browser, started });
    return 0;
  }

  try {
    return await Promise.race([measure(), stopped, emulatorEnded]);
  } finally {
    await inOrder(Object.values(contenders ?? {}), ({ server }) => server.stop());
    await emulator.stop();
  }
}
