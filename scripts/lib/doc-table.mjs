// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectRoot } from './project.mjs';
import { UserError } from './user-error.mjs';

/** @param {readonly (readonly (string | number)[])[]} rows the first one names the columns */
export function markdownTable([columns = [], ...rows]) {
  const alignment = columns.map((_, index) => (index === 0 ? '---' : '--:'));
  return [columns, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * Replaces the text between `<!-- name -->` and `<!-- end of name -->` in docs/performance.md.
 *
 * @param {string} name
 * @param {string} text
 */
export async function writeToPerformanceDoc(name, text) {
  const path = join(projectRoot, 'docs', 'performance.md');
  const [before, , after] = readFileSync(path, 'utf8').split(
    new RegExp(`(?<=<!-- ${name} -->)|(?=<!-- end of ${name} -->)`),
  );
  if (after === undefined) throw new UserError(`docs/performance.md has no place for the ${name}.`);
  const options = { ...(await resolveConfig(path)), filepath: path };
  writeFileSync(path, await format(`${before}\n\n${text}\n\n${after}`, options));
}
