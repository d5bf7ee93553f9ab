import type { Rolldown } from 'vite';
import type { SiteConfig } from '../lib/site-env.mjs';

const IDENTITY_MODULE = 'src/features/auth/client/auth-client.ts';
const SITE_MODULE = 'src/app/signed-in-site.tsx';

/** The font of every first paint, and the one that all pages of the site use too. Others load when a page uses them. */
const TEXT_FONT = /geist-basic-[^/]*\.woff2$/;
const MONO_FONT = /geist-mono-basic-[^/]*\.woff2$/;

/** Hosts that the Firebase client calls to check a stored session. */
const IDENTITY_ORIGINS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * Removes the entry script and stylesheet from index.html, so that they do not delay the first paint. Returns the HTML,
 * the CSS and the URLs that the boot script loads instead.
 */
export function splitEntry(html: string, bundle: Rolldown.OutputBundle, { local, appCheck }: SiteConfig) {
  const [link = '', styles = ''] = html.match(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/) ?? [];
  const [script = '', entry = ''] =
    html.match(/<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/) ?? [];
  const assets = Object.keys(bundle);
  const asset = bundle[styles.slice(1)];
  if (!script || asset?.type !== 'asset')
    throw new Error('index.html has no script or no stylesheet of this build.');
  const identity = chunksOf(bundle, IDENTITY_MODULE);
  const app = reachable(bundle, [entry.slice(1)]);
  if (reachable(bundle, identity).has(entry.slice(1)))
    throw new Error('The auth client imports the app entry, but runs before it.');
  const css = String(asset.source);
  // The page has the fonts in its critical styles. Declared again, a font that was late would still replace the text's.
  asset.source = css.replaceAll(/@font-face\s*\{[^}]*\}\s*/g, '');
  return {
    page: html
      .replace(link, '')
      .replace(script, '')
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, ''),
    css,
    font: urls(assets.filter((file) => TEXT_FONT.test(file))),
    /** See BootFiles in src/boot/start-boot.ts. */
    bootFiles: {
      app: urls(app),
      site: urls([...reachable(bundle, chunksOf(bundle, SITE_MODULE))].filter((file) => !app.has(file))),
      styles,
      font: urls(assets.filter((file) => MONO_FONT.test(file))),
      origins: (local ? [local.authEmulatorUrl] : IDENTITY_ORIGINS).join(' '),
      // With App Check, the client must not call the provider before App Check has started.
      auth: urls(appCheck === null ? identity : []),
    },
  };
}

function urls(files: Iterable<string>) {
  return Array.from(files, (file) => `/${file}`).join(' ');
}

function chunksOf(bundle: Rolldown.OutputBundle, module: string) {
  return Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(`/${module}`))
      ? output.fileName
      : [],
  );
}

/** The files, then their imports. */
function reachable(
  bundle: Rolldown.OutputBundle,
  files: readonly string[],
  seen = new Set<string>(),
): Set<string> {
  for (const file of files) {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== 'chunk') continue;
    seen.add(file);
    reachable(bundle, chunk.imports, seen);
  }
  return seen;
}
