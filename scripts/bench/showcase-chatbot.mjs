// @ts-check
import { readSiteIndex } from '../vite/search-index.mjs';

const FOLDER = '/src/showcases/chatbot';
const TESTS = '/tests/showcases/chatbot';

/** @type {import('./showcase-list.mjs').MeasureShowcase} */
export async function chatbotFigures(load) {
  /** @type {typeof import('../../src/features/tools/chatbot/assistant')} */
  const { answer } = await load(`${FOLDER}/assistant.ts`);
  /** @type {typeof import('../../src/features/tools/chatbot/library')} */
  const { readLibrary } = await load(`${FOLDER}/library.ts`);
  /** @type {typeof import('../../tests/features/tools/chatbot/questions')} */
  const { questions } = await load(`${TESTS}/questions.ts`);
  /** @type {typeof import('../../tests/features/tools/chatbot/shares')} */
  const { shareHonest, shareRight } = await load(`${TESTS}/shares.ts`);

  const library = readLibrary(await readSiteIndex());
  /** @param {string} asked */
  const ask = (asked) => answer({ asked }, library);

  const { known, unseen } = questions;
  const answerable = [...known.answerable, ...unseen.answerable];
  const unanswerable = [...known.unanswerable, ...unseen.unanswerable];
  const shares = [
    share(`right page, of all ${answerable.length} questions`, shareRight(answerable, ask), 90),
    share(
      `“I do not know”, of all ${unanswerable.length} without an answer`,
      shareHonest(unanswerable, ask),
      95,
    ),
    share(
      `right page, of ${unseen.answerable.length} questions nothing was tuned with`,
      shareRight(unseen.answerable, ask),
    ),
    share(
      `right page, of ${known.answerable.length} questions it was tuned with`,
      shareRight(known.answerable, ask),
      90,
    ),
    share(
      `“I do not know”, of ${unseen.unanswerable.length} without an answer nothing was tuned with`,
      shareHonest(unseen.unanswerable, ask),
    ),
    share(
      `“I do not know”, of ${known.unanswerable.length} without an answer it was tuned with`,
      shareHonest(known.unanswerable, ask),
      95,
    ),
  ];

  // The shares have warmed it up.
  const times = answerable
    .map(({ asked }) => {
      const start = performance.now();
      ask(asked);
      return performance.now() - start;
    })
    .toSorted((one, other) => one - other);
  return [
    ...shares,
    {
      what: 'Chatbot: an answer, 95 % within',
      unit: 'ms',
      values: { site: times[Math.floor(times.length * 0.95)] ?? 0 },
      budget: { limit: 10 },
    },
  ];
}

/**
 * @param {string} of
 * @param {number} right
 * @param {number} [atLeast] per cent
 * @returns {import('./rows.mjs').Figure}
 */
function share(of, right, atLeast) {
  return {
    what: `Chatbot: ${of}, per cent`,
    unit: 'count',
    values: { site: right * 100 },
    ...(atLeast !== undefined && { budget: { limit: atLeast, atLeast: true } }),
  };
}
