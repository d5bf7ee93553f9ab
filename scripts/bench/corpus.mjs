// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { createServer } from 'vite';

/**
 * Runs `work` with a function that loads modules of the site in Node.
 *
 * @template Result
 * @param {(load: (url: string) => Promise<any>) => Promise<Result>} work
 */
export async function withModules(work) {
  const server = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await work((url) => server.ssrLoadModule(url));
  } finally {
    await server.close();
  }
}

/**
 * @param {string} name
 * @param {string} [folder]
 * @returns {string[][]} the columns of each row, without comments; no rows if there is no such corpus
 */
export function readCorpus(name, folder = 'corpora') {
  const file = new URL(`${folder}/${name}.tsv`, import.meta.url);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));
}

/**
 * Prints the share of rows that are right, and the result of each row that is wrong.
 *
 * @template Row
 * @param {string} what
 * @param {readonly Row[]} rows
 * @param {(row: Row) => { ok: boolean, got: string }} judge
 */
export function report(what, rows, judge, showsMisses = true) {
  if (rows.length === 0) return;
  const misses = rows.map(judge).filter(({ ok }) => !ok);
  if (showsMisses) for (const { got } of misses) console.log(`  - ${got}`);
  const right = rows.length - misses.length;
  console.log(`${what}: ${right} of ${rows.length} (${((100 * right) / rows.length).toFixed(0)} %)`);
}

/**
 * Joins n-grams into lines of readable length.
 *
 * @param {readonly string[]} grams
 */
export function gramLines(grams) {
  /** @type {string[]} */
  const joined = [];
  for (const gram of grams) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + gram.length < 100) joined[joined.length - 1] = `${last}|${gram}`;
    else joined.push(gram);
  }
  return joined;
}

/**
 * Writes a trained model to a file of the site.
 *
 * @param {string} path below src
 * @param {unknown} model
 */
export async function writeModel(path, model) {
  const output = new URL(`../../src/${path}`, import.meta.url);
  const config = await resolveConfig(output);
  writeFileSync(output, await format(JSON.stringify(model), { ...config, parser: 'json' }));
}
