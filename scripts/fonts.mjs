// @ts-check
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BASIC_FONTS, subsetBasicFont } from './lib/basic-fonts.mjs';
import { projectRoot } from './lib/project.mjs';

// Subsets the installed fonts for a first visit. Run it again when they change.
for (const [name, source] of Object.entries(BASIC_FONTS)) {
  const font = await subsetBasicFont(source);
  const file = join('src', 'assets', 'fonts', name);
  await writeFile(join(projectRoot, file), font);
  console.log(`${file}: ${(font.length / 1000).toFixed(1)} kB`);
}
