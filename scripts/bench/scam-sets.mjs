// @ts-check
import { scamDev } from './corpora/scam-dev.mjs';
import { scamDevMore } from './corpora/scam-dev-more.mjs';
import { scamFresh } from './corpora/scam-fresh.mjs';
import { scamLatest } from './corpora/scam-latest.mjs';
import { readCorpus } from './corpus.mjs';

/**
 * Labeled messages: “scam” or “honest”, and the text. docs/tools.md says how the sets were written.
 *
 * @type {Readonly<Record<string, readonly (readonly string[])[]>>}
 */
export const scamSets = {
  dev: [...scamDev, ...scamDevMore, ...readCorpus('scam-dev-kinds'), ...readCorpus('scam-dev-everyday')],
  fresh: scamFresh,
  latest: scamLatest,
  final: readCorpus('scam-final'),
  last: readCorpus('scam-last'),
  tune3: readCorpus('scam-tune3'),
  blind: readCorpus('scam-blind'),
  blind2: readCorpus('scam-blind2'),
  sealed: readCorpus('scam-sealed'),
};
