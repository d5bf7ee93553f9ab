// @ts-check

const MEGABYTE = 1_000_000;
const FOLDER = '/tests/showcases/scam/messages';

/** @type {import('./showcase-list.mjs').MeasureShowcase} */
export async function scamFigures(load) {
  /** @type {typeof import('../../src/features/tools/scam/check-message')} */
  const { checkMessage } = await load('/src/features/tools/scam/check-message.ts');
  /** @type {typeof import('../../tests/features/tools/scam/messages/scams')} */
  const { scams, laterScams } = await load(`${FOLDER}/scams.ts`);
  /** @type {typeof import('../../tests/features/tools/scam/messages/honest')} */
  const { honest, laterHonest } = await load(`${FOLDER}/honest.ts`);

  /**
   * @param {readonly string[]} messages
   * @param {string[]} verdicts
   */
  const percent = (messages, ...verdicts) =>
    (messages.filter((message) => verdicts.includes(checkMessage(message).verdict)).length /
      messages.length) *
    100;

  const text = [...scams, ...honest].join('\n\n');
  const large = text.repeat(Math.ceil(MEGABYTE / text.length)).slice(0, MEGABYTE);
  const started = performance.now();
  checkMessage(large);
  const milliseconds = performance.now() - started;

  return [
    row(`per cent of ${scams.length} scams that show signs`, percent(scams, 'some', 'strong'), 90),
    row(`per cent of ${scams.length} scams that show strong signs`, percent(scams, 'strong')),
    row(
      `per cent of ${laterScams.length} scams that the rules were not written for`,
      percent(laterScams, 'some', 'strong'),
    ),
    row(
      `per cent of ${honest.length + laterHonest.length} honest messages without strong signs`,
      percent([...honest, ...laterHonest], 'none', 'some'),
      90,
    ),
    { what: 'Scam checker: a megabyte of messages', unit: 'ms', values: { site: milliseconds } },
  ];
}

/**
 * @param {string} what
 * @param {number} share
 * @param {number} [atLeast]
 * @returns {import('./rows.mjs').Figure}
 */
function row(what, share, atLeast) {
  return {
    what: `Scam checker: ${what}`,
    unit: 'count',
    values: { site: share },
    ...(atLeast !== undefined && { budget: { limit: atLeast, atLeast: true } }),
  };
}
