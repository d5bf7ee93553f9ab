// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, release, type } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { cacheFile, projectRoot } from '../lib/project.mjs';
import { chart } from './chart.mjs';
import { CONTENDERS } from './contenders.mjs';
import { PARTS } from './options.mjs';
import { tableRows } from './rows.mjs';
import { summary, textTable } from './table.mjs';

/**
 * Prints the table. A whole run is also kept: as data and as the chart that the README shows.
 *
 * @param {import('./rows.mjs').Results} results
 * @param {{ options: import('./options.mjs').BenchOptions, browser: string, started: number }} run
 */
export async function writeReport(results, { options, browser, started }) {
  const rows = tableRows(results);
  const data = {
    date: new Date().toISOString().slice(0, 10),
    minutes: Math.round((Date.now() - started) / 6000) / 10,
    runs: options.runs,
    machine: {
      system: `${type()} ${release()}`,
      cpus: cpus().length,
      model: cpus()[0]?.model ?? '',
      node: process.version,
      browser: spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout.trim(),
    },
    contenders: Object.fromEntries(Object.entries(CONTENDERS).map(([name, { what }]) => [name, what])),
    table: rows,
    results,
  };
  const isWhole = !options.quick && options.parts.size === PARTS.length;
  const folder = isWhole ? join(projectRoot, 'docs') : cacheFile('.');
  mkdirSync(folder, { recursive: true });
  const json = join(folder, 'bench.json');
  const settings = await resolveConfig(json);
  writeFileSync(json, await format(JSON.stringify(data), { ...settings, parser: 'json' }));
  if (results.loads) writeFileSync(join(folder, 'bench.svg'), chart(rows));

  console.log(`\n${textTable(rows)}\n\n${summary(rows)}`);
  console.log(
    `\nWritten to ${json}${results.loads ? ' and bench.svg beside it' : ''}; ${data.minutes} minutes.`,
  );
}
