import { measureFootprint, type Footprint } from './support/memory';
import { expect, test, visit } from './support/signed-in';
import { doEverything, SOAK_START } from './support/soak-visitor';
import { withTranslator } from './support/translation';

const MINUTE = 60_000;
const MOST_GROWTH = 1.05;
/** What is fetched and remembered once is no leak. */
const WARM_UP_SHARE = 1 / 3;
const FEWEST_ROUNDS = 4;

const minutes = Number(process.env['SOAK_MINUTES']);

test(`a visitor who does everything for ${minutes} minutes leaves nothing behind`, async ({
  page,
  context,
}) => {
  test.setTimeout(minutes * MINUTE + 10 * MINUTE);
  page.setDefaultTimeout(15_000);
  await withTranslator(context);
  const devTools = await context.newCDPSession(page);
  const began = Date.now();
  const rounds: Footprint[] = [];
  await visit(page, SOAK_START);
  let warmUpRounds = 1;
  while (Date.now() - began < minutes * MINUTE || rounds.length < FEWEST_ROUNDS) {
    await doEverything(page);
    const footprint = await measureFootprint(page, devTools);
    rounds.push(footprint);
    if (Date.now() - began < minutes * MINUTE * WARM_UP_SHARE) warmUpRounds = rounds.length;
    console.log(row(rounds.length, (Date.now() - began) / MINUTE, footprint));
  }
  const [start, end] = [rounds[warmUpRounds - 1], rounds.at(-1)];
  if (!start || !end) throw new Error('There were no rounds to compare.');
  for (const what of ['Nodes', 'JSEventListeners', 'JSHeapUsedSize'] as const) {
    console.log(`${what}: ${((end[what] / start[what] - 1) * 100).toFixed(1)} % since round ${warmUpRounds}`);
    expect.soft(end[what], what).toBeLessThanOrEqual(start[what] * MOST_GROWTH);
  }
});

function row(round: number, minute: number, { Nodes, JSEventListeners, JSHeapUsedSize }: Footprint): string {
  const heap = `${(JSHeapUsedSize / 1e6).toFixed(2)} MB`;
  return `round ${round}, minute ${minute.toFixed(1)}: ${heap}, ${Nodes} nodes, ${JSEventListeners} listeners`;
}
