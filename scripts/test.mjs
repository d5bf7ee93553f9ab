// @ts-check
import { Refusal, runScript } from './lib/refusal.mjs';
import { stopRequest } from './lib/stop-request.mjs';
import { quickSteps, siteSteps } from './lib/test-steps.mjs';

/** @typedef {import('./lib/test-steps.mjs').Step} Step */

// Every step runs, whatever became of the others, unless it stands on one that failed.
await runScript(async () => {
  const isQuick = process.argv.includes('--quick');
  const steps = [...quickSteps({ withCoverage: !isQuick }), ...(isQuick ? [] : await siteSteps())];
  const stop = stopRequest();
  const sum = { passed: 0, failed: 0 };
  for await (const { passed, failed, isBasis } of resultsInOrder(steps)) {
    sum.passed += passed;
    sum.failed += failed;
    if (stop.aborted || (isBasis && failed > 0)) break;
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 ? 0 : 1;
});

/** @param {readonly Step[]} steps */
async function* resultsInOrder(steps) {
  for (const step of steps) yield resultOf(step);
}

/** @param {Step} step */
async function resultOf({ name, run, tally, isBasis }) {
  console.log(`\n── ${name}`);
  const exitCode = await run().catch((/** @type {unknown} */ error) => {
    console.error(error instanceof Refusal ? error.message : error);
    return 1;
  });
  return { ...tally(exitCode), isBasis };
}
