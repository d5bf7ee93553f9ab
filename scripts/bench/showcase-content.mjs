// @ts-check

const MEGABYTE = 1_000_000;

/** @type {import('./showcase-list.mjs').MeasureShowcase} */
export async function contentFigures(load) {
  /** @type {typeof import('../../src/features/tools/content/analyse-draft')} */
  const { analyseDraft } = await load('/src/features/tools/content/analyse-draft.ts');
  /** @type {typeof import('../../src/features/tools/content/samples')} */
  const { samples } = await load('/src/features/tools/content/samples.ts');

  const draft = samples.map(({ text }) => text).join('\n');
  const large = draft.repeat(Math.ceil(MEGABYTE / draft.length)).slice(0, MEGABYTE);
  const given = { title: '', description: '', phrase: 'garden chair' };
  const started = performance.now();
  analyseDraft({ text: large, ...given });
  const milliseconds = performance.now() - started;

  return [{ what: 'Content optimiser: a megabyte of draft', unit: 'ms', values: { site: milliseconds } }];
}
