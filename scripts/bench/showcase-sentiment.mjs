// @ts-check

const ROWS = 50_000;
const WORDS = 1000;
const KEYSTROKES = 200;
const FOLDER = '/src/showcases/sentiment';

/** @type {import('./showcase-list.mjs').MeasureShowcase} */
export async function sentimentFigures(load) {
  /** @type {typeof import('../../src/features/tools/sentiment/engine/score-text')} */
  const { scoreText } = await load(`${FOLDER}/engine/score-text.ts`);
  /** @type {typeof import('../../src/features/tools/sentiment/review-desk')} */
  const { reviewDesk } = await load(`${FOLDER}/review-desk.ts`);
  /** @type {typeof import('../../tests/features/tools/sentiment/labelled/labelled-texts')} */
  const { heldOut, tuning } = await load('/tests/showcases/sentiment/labelled/labelled-texts.ts');

  const texts = [...tuning, ...heldOut].map(({ text }) => text);
  /** @param {typeof heldOut} labelled */
  const shareRight = (labelled) =>
    labelled.filter(({ text, tone }) => scoreText(text).tone === tone).length / labelled.length;

  const rows = Array.from({ length: ROWS }, (_, at) => `${at},"${texts[at % texts.length]}"`);
  const file = new File([`id,review\n${rows.join('\n')}`], 'reviews.csv');
  const order = reviewDesk(() => undefined);
  const started = performance.now();
  await order({ kind: 'file', file });
  const seconds = (performance.now() - started) / 1000;

  return [
    accuracy(`${heldOut.length} texts that nothing was adjusted to`, shareRight(heldOut), 85),
    accuracy(`${tuning.length} texts that the rules were adjusted on`, shareRight(tuning)),
    {
      what: `Sentiment: rows a second, a CSV file of ${ROWS}`,
      unit: 'count',
      values: { site: ROWS / seconds },
    },
    {
      what: `Sentiment: a keystroke in ${WORDS} words, 95 % within`,
      unit: 'ms',
      values: { site: keystroke(scoreText, texts) },
      budget: { limit: 10 },
    },
  ];
}

/**
 * @param {string} of
 * @param {number} share
 * @param {number} [atLeast] per cent
 * @returns {import('./rows.mjs').Figure}
 */
function accuracy(of, share, atLeast) {
  return {
    what: `Sentiment: heard as a reader does, per cent of ${of}`,
    unit: 'count',
    values: { site: share * 100 },
    ...(atLeast !== undefined && { budget: { limit: atLeast, atLeast: true } }),
  };
}

/**
 * @param {(text: string) => unknown} score
 * @param {readonly string[]} texts
 */
function keystroke(score, texts) {
  const words = texts.join(' ').split(' ').slice(0, WORDS).join(' ');
  const times = Float64Array.from({ length: KEYSTROKES }, (_, at) => {
    const start = performance.now();
    score(words.slice(0, words.length - KEYSTROKES + at));
    return performance.now() - start;
  }).toSorted();
  return times[Math.floor(KEYSTROKES * 0.95)] ?? 0;
}
