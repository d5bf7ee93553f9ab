// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSiteIndex } from '../vite/search-index.mjs';
import { withServerRenderer } from '../vite/server-render.mjs';

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
const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} name */
function readRows(name) {
  const file = new URL(`${options.folder}/${name}-${options.set}.tsv`, import.meta.url);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [question = '', pages = '', facts = ''] = line.split('\t');
      return { question, pages: pages.toLowerCase().split(' '), facts: facts.split('|') };
    });
}

/**
 * @template {{ question: string }} Row
 * @param {string} what
 * @param {Row[]} rows
 * @param {(row: Row) => { ok: boolean, got: string }} judge
 */
function report(what, rows, judge) {
  if (rows.length === 0) return;
  const judged = rows.map((row) => ({ ...row, ...judge(row) }));
  const right = judged.filter(({ ok }) => ok).length;
  console.log(`${what}: ${right} of ${rows.length} (${((100 * right) / rows.length).toFixed(0)} %)`);
  if (options.misses)
    for (const { question, got } of judged.filter(({ ok }) => !ok))
      console.log(`  - ${question}  ->  ${got}`);
}

/** @param {{ text?: string, table?: { rows: string[][] } }} reply */
const textOf = ({ text = '', table = { rows: [] } }) => [text, ...table.rows.flat()].join(' ');
/** @param {{ to?: string }} reply */
const pageOf = ({ to = '' }) => to.split('#')[0]?.toLowerCase() ?? '';

const index = await readSiteIndex();
await withServerRenderer(
  { root, define: { __SITE_CONFIG__: '{}', __LOCAL__: 'null', __AI_MODEL__: 'null' } },
  async ({ load }) => {
    const { createRanker } = await load('/src/features/search/ranker.ts');
    const { createSearch } = await load('/src/features/search/search-engine.ts');
    const { createAssistant } = await load('/src/features/tools/chatbot/assistant.ts');
    const ranker = createRanker(index);
    const search = createSearch(ranker);
    const assistant = createAssistant(ranker);

    /** @param {string} question */
    const ask = (question) => assistant(question).reply;
    const questions = readRows('assistant');
    report('assistant, right page', questions, ({ question, pages }) => {
      const reply = ask(question);
      return { ok: pages.includes(pageOf(reply)), got: `${reply.to ?? reply.kind} ${textOf(reply)}` };
    });
    report('assistant, needed fact', questions, ({ question, facts }) => {
      const reply = ask(question);
      return {
        ok: facts.some((fact) => textOf(reply).toLowerCase().includes(fact.toLowerCase())),
        got: textOf(reply),
      };
    });
    report('assistant, honest refusal', readRows('assistant-unanswerable'), ({ question }) => {
      const reply = ask(question);
      return { ok: reply.kind === 'unknown', got: `${reply.to} ${textOf(reply)}` };
    });
    const queries = readRows('search');
    for (const first of [1, 3]) {
      report(`search, right page within ${first}`, queries, ({ question, pages }) => {
        const { groups } = search(question, { groups: first, hitsPerGroup: 1 });
        const found = groups.map((/** @type {{ path: string }} */ { path }) => path.toLowerCase());
        return { ok: found.some((/** @type {string} */ path) => pages.includes(path)), got: found.join(' ') };
      });
    }
  },
);
