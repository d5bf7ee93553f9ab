// @ts-check
import { projectRoot } from './project.mjs';
import { UserError } from './user-error.mjs';

/**
 * Stops at a payment or booking link that cannot work.
 *
 * @returns {Promise<string | null>} a warning about an offer that is not charged
 */
export async function checkSiteLinks() {
  // Imported here, because npm start can run before anything is installed.
  const { runnerImport } = await import('vite');
  /** @type {{ module: typeof import('./site-links') }} */
  const { module } = await runnerImport('./scripts/lib/site-links.ts', {
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  });
  const { problems, warning } = module;
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  return warning;
}
