import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { providers } from '../../src/site/providers.ts';
import { hostingConfig } from './hosting.ts';
import { nginxConf } from './nginx-conf.ts';
import { run } from './processes.ts';
import { buildStamp, distDir } from './project.ts';
import type { SiteConfig } from './site-env.ts';
import { checkSiteLinks } from './site-links.ts';
import { UserError } from './user-error.ts';

/** The files of a public site that are not pages of their own. */
const OWN_PAGES = new Set(['index.html', '404.html']);

/** Runs `vite build` with these arguments, and returns its exit code. */
export async function buildSite(env: NodeJS.ProcessEnv = {}, args: readonly string[] = []): Promise<number> {
  const warning = checkSiteLinks();
  // Without the list of files that Vite prints otherwise.
  const exitCode = await run('vite', ['build', '--logLevel', 'warn', ...args], { env });
  if (warning !== null) process.stderr.write(`\n${warning}\n\n`);
  return exitCode;
}

/** Builds unless dist is already a build of these sources with these settings. */
export async function ensureBuilt(config: SiteConfig): Promise<void> {
  const path = join(distDir, '.build.json');
  if (existsSync(path) && readFileSync(path, 'utf8') === buildStamp(config)) return;
  if ((await buildSite()) !== 0) throw new UserError('The build failed.');
}

/** Writes the rules of firebase.json to dist for the nginx of the container. */
export function writeNginxConf(config: SiteConfig): void {
  const conf = nginxConf(hostingOf(config), config.publicSite ? publicPages() : null);
  writeFileSync(join(distDir, '_nginx.conf'), conf);
}

/** The hosting settings of firebase.json, completed for the build in dist. */
export function hostingOf(config: SiteConfig) {
  const indexHtml = readFileSync(join(distDir, 'index.html'), 'utf8');
  const pages = config.publicSite ? publicPages() : [];
  const assets = readdirSync(join(distDir, 'assets'));
  return hostingConfig(config, { indexHtml, pages, assets, providers });
}

/** The addresses of a public site's prerendered pages besides `/`, each the name of a file without `.html`. */
function publicPages(): string[] {
  return readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => file.endsWith('.html') && !OWN_PAGES.has(file))
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
    .toSorted();
}
