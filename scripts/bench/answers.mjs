// @ts-check
import { parseArgs } from 'node:util';
import { readSiteIndex } from '../vite/search-index.mjs';
import { readCorpus, report, withModules } from './corpus.mjs';

/**
 * Measures search and assistant on questions whose authors had not seen the code: `node scripts/bench/answers.mjs`.
 * All sets in the folder have been used for tuning; measure on new ones. --misses prints what went wrong.
 */
const { values: options } = parseArgs({
  options: {
    set: { type: 'string', default: 'dev' },
    misses: { type: 'boolean', default: false },
    folder: { type: 'string', default: 'corpora' },
  },
});

/** @param {string} name */
function readRows(name) {
  return readCorpus(`${name}-${options.set}`, options.folder).map(
    ([question = '', pages = '', facts = '']) => {
      return { question, pages: pages.toLowerCase().split(' '), facts: facts.toLowerCase().split('|') };
    },
  );
}

/** @typedef {ReturnType<typeof readRows>[number]} Row */
/** @type {(what: string, rows: Row[], judge: (row: Row) => { ok: boolean, got: string }) => void} */
function measure(what, rows, judge) {
  report(
    what,
    rows,
    (row) => {
      const { ok, got } = judge(row);
      return { ok, got: `${row.question}  ->  ${got}` };
    },
    options.misses,
  );
}

/** @param {{ text?: string, also?: { text: string }, table?: { rows: string[][] } }} reply */
const textOf = ({ text = '', also, table = { rows: [] } }) =>
  [text, also?.text ?? '', ...table.rows.flat()].join(' ');
/** @param {{ to?: string }} reply */
const pageOf = ({ to = '' }) => to.split('#')[0]?.toLowerCase() ?? '';

const index = await readSiteIndex();
await withModules(async (load) => {
  const { createRanker } = await load('/src/features/search/ranker.ts');
  const { createSearch } = await load('/src/features/search/search-engine.ts');
  const { createAssistant } = await load('/src/features/tools/chatbot/assistant.ts');
  const ranker = createRanker(index);
  const search = createSearch(ranker);
  const assistant = createAssistant(ranker);

  const questions = readRows('assistant');
  measure('assistant, right page', questions, ({ question, pages }) => {
    const { reply } = assistant(question);
    return { ok: pages.includes(pageOf(reply)), got: `${reply.to ?? reply.kind} ${textOf(reply)}` };
  });
  measure('assistant, needed fact', questions, ({ question, facts }) => {
    const said = textOf(assistant(question).reply);
    return { ok: facts.some((fact) => said.toLowerCase().includes(fact)), got: said };
  });
  measure('assistant, honest refusal', readRows('assistant-unanswerable'), ({ question }) => {
    const { reply } = assistant(question);
    return { ok: reply.kind === 'unknown', got: `${reply.to} ${textOf(reply)}` };
  });
  for (const first of [1, 3]) {
    measure(`search, right page within ${first}`, readRows('search'), ({ question, pages }) => {
      /** @type {{ groups: { path: string }[] }} */
      const { groups } = search(question, { groups: first, hitsPerGroup: 1 });
      const found = groups.map(({ path }) => path.toLowerCase());
      return { ok: found.some((path) => pages.includes(path)), got: found.join(' ') };
    });
  }
});
