import { mkdirSync, writeFileSync } from 'node:fs';
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
