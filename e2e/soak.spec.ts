import { doEverything, SOAK_START } from './support/full-visit';
import { expectNoGrowth, measureFootprint, type Footprint } from './support/memory';
import { test, visit } from './support/signed-in';
import { withTranslator } from './support/translation';

const MINUTE = 60_000;
/** Rounds before the first measurement, which fill caches. */
const WARM_UP_SHARE = 1 / 3;
const MIN_ROUNDS = 4;
const minutes = Number(process.env['SOAK_MINUTES']);

test(`using every feature for ${minutes} minutes leaks nothing`, async ({ page, context }) => {
  test.setTimeout((minutes + 10) * MINUTE);
  page.setDefaultTimeout(15_000);
  await withTranslator(context);
  const devTools = await context.newCDPSession(page);
  const began = Date.now();
  const rounds: Footprint[] = [];
  await visit(page, SOAK_START);
  let warmUpRounds = 1;
  while (Date.now() - began < minutes * MINUTE || rounds.length < MIN_ROUNDS) {
    await doEverything(page);
    rounds.push(await measureFootprint(page, devTools));
    const minute = (Date.now() - began) / MINUTE;
    if (minute < minutes * WARM_UP_SHARE) warmUpRounds = rounds.length;
    console.log(`round ${rounds.length}, minute ${minute.toFixed(1)}: ${JSON.stringify(rounds.at(-1))}`);
  }
  const [first, last] = [rounds[warmUpRounds - 1], rounds.at(-1)];
  if (!first || !last) throw new Error('There were no rounds to compare.');
  expectNoGrowth(first, last);
});
