import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { providers } from '../../src/site/providers.ts';
import { hostingConfig } from './hosting.ts';
import { run } from './processes.ts';
import { distDir, UserError } from './project.ts';
import type { SiteConfig } from './site-env.ts';

/** The files of a public site that are not pages of their own. */
const OWN_PAGES = new Set(['index.html', '404.html']);

/** Runs `vite build` with these arguments. */
export async function buildSite(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<void> {
  // Without the list of files that Vite prints otherwise.
  const exitCode = await run('vite', ['build', '--logLevel', 'warn', ...args], { env });
  if (exitCode !== 0) throw new UserError('The build failed.');
}

/** The hosting settings of firebase.json, completed for the build in dist. */
export function hostingOf(config: SiteConfig) {
  const indexHtml = readFileSync(join(distDir, 'index.html'), 'utf8');
  const pages = config.publicSite ? publicPages() : [];
  const assets = readdirSync(join(distDir, 'assets'));
  return hostingConfig(config, { indexHtml, pages, assets, providers });
}

/** Writes what nginx.conf, for the container, needs of a build: see there. */
export function writeNginxConf(config: SiteConfig): void {
  const conf = nginxConf(hostingOf(config), config.publicSite ? publicPages() : null);
  writeFileSync(join(distDir, '_nginx.conf'), conf);
}

/** The headers, and the file of each page in any letter case; `pages` is null on a closed site, which has one file. */
export function nginxConf(
  { headers }: Pick<ReturnType<typeof hostingOf>, 'headers'>,
  pages: readonly string[] | null,
) {
  const sent = headers.find(({ source }) => source === '**')?.headers ?? [];
  return [
    '# Written by npm run build from firebase.json, the settings, and the build: do not edit.',
    ...sent
      .filter(({ key }) => key !== 'Cache-Control')
      .map(({ key, value }) => `add_header ${key} "${value}" always;`),
    'map $uri $site_page {',
    `  default ${pages ? '/404' : '/index.html'};`,
    '  / /index.html;',
    ...(pages ?? []).map((path) => `  ~*^${path}/?$ ${path}.html;`),
    '}',
    '',
  ].join('\n');
}

/** The addresses of a public site's prerendered pages besides `/`, each the name of a file without `.html`. */
function publicPages(): string[] {
  return readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => file.endsWith('.html') && !OWN_PAGES.has(file))
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
    .toSorted();
}
