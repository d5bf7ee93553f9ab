import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
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

/** An error that the user can fix: printed as its message, without a stack trace. */
export class UserError extends Error {
  static {
    // Not a field, which Vite would print, too.
    this.prototype.name = 'UserError';
  }

  constructor(message: string) {
    super(message);
    // Vite prints the stack of an error in vite.config.ts.
    this.stack = message;
  }
}
