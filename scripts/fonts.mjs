// @ts-check
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BASIC_FONTS, cutBasicFont } from './lib/basic-fonts.mjs';
import { projectRoot } from './lib/project.mjs';

/** Cuts the fonts of a first visit out of the installed ones: run it again when those change. */
for (const [name, source] of Object.entries(BASIC_FONTS)) {
  const font = await cutBasicFont(source);
  const file = join('src', 'assets', 'fonts', name);
  await writeFile(join(projectRoot, file), font);
  console.log(`${file}: ${(font.length / 1000).toFixed(1)} kB`);
}
