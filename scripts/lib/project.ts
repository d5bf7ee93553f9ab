import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
/** Tests build into a folder of their own, so that a running preview keeps its files. */
export const distDir = join(projectRoot, process.env['BUILD_DIR'] ?? 'dist');

/** The path of a file in the git-ignored folder for logs and reports, which is made if missing. */
export function cacheFile(name: string): string {
  const folder = join(projectRoot, '.cache');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}

/** Returns the path, in the root because firebase-tools resolves `public` relative to the file. */
export function writeFirebaseConfig(purpose: 'auth' | 'deploy', content: object): string {
  const path = join(projectRoot, `firebase.${purpose}-${basename(distDir)}.json`);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
  return path;
}

/** The files and folders that a build depends on, besides the settings. */
const SOURCES = [
  'firebase.json',
  'index.html',
  'package.json',
  'package-lock.json',
  'postcss.config.js',
  'public',
  'scripts/lib',
  'scripts/posts',
  'scripts/prerender',
  'src',
  'tailwind.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** The content of dist/.build.json: changes with any setting, and with any file that the build depends on. */
export function buildStamp(config: object, root = projectRoot): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    const names = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' })
      : [''];
    for (const file of names.toSorted().map((name) => join(path, name)))
      if (statSync(file).isFile()) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return `${JSON.stringify({ config, sources: hash.digest('hex') }, null, 2)}\n`;
}
