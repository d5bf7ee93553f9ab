import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.ts';
import type { SiteConfig } from './site-env.ts';

/** The files and folders that a build depends on, besides the settings. */
const SOURCES = [
  'index.html',
  'package-lock.json',
  'postcss.config.js',
  'public',
  'scripts/lib',
  'scripts/posts',
  'scripts/prerender',
  'src',
  'tailwind.config.ts',
  'vite.config.ts',
];

/** The content of dist/.build.json: changes with any setting, and with any file that the build depends on. */
export function buildStamp(config: SiteConfig): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(projectRoot, source);
    if (!existsSync(path)) continue;
    const names = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' })
      : [''];
    for (const file of names.toSorted().map((name) => join(path, name)))
      if (statSync(file).isFile()) hash.update(file.slice(projectRoot.length)).update(readFileSync(file));
  }
  return `${JSON.stringify({ config, sources: hash.digest('hex') }, null, 2)}\n`;
}
