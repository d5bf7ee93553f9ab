// @ts-check
import { runnerImport } from 'vite';
import { projectRoot } from './project.mjs';
import { UserError } from './user-error.mjs';

/**
 * Stops at a payment or booking link that cannot work, and at a photo that is missing.
 *
 * @returns {Promise<string | null>} a warning about an offer that is not charged
 */
export async function checkSiteLinks() {
  /** @type {typeof import('./site-links')} */
  const { problems, warning } = await importSource('./scripts/lib/site-links.ts');
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  return warning;
}

/** Stops at the first article that does not compile, in one line instead of Vite's stack trace. */
export async function checkPosts() {
  /** @type {typeof import('../posts/posts.ts')} */
  const { compilePosts } = await importSource('./scripts/posts/posts.ts');
  await compilePosts(projectRoot).catch((/** @type {Error} */ { message }) => {
    throw new UserError(message);
  });
}

/**
 * Loads a module of the site, with its aliases.
 *
 * @param {string} path
 * @returns {Promise<any>}
 */
export async function importSource(path) {
  const { NODE_ENV } = process.env;
  const { module } = await runnerImport(path, {
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  });
  // Vite sets it to development, which would put React's development build into the site.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  return module;
}
