// @ts-check

/** Modules that a signed-in visit needs in addition to the entry and the auth client. The boot script preloads them. */
const SESSION_MODULES = ['src/app/signed-in-site.tsx'];
/** Chunks that every page except Home needs in addition to those of the session. */
const PAGE_CHUNKS = new Set(['below-fold', 'shared']);
const IDENTITY_MODULE = 'src/features/auth/client/auth-client.ts';

/** The font of every first paint. Other fonts load when a page uses them. */
const FIRST_FONT = /geist-basic-[^/]*\.woff2$/;

/** Hosts that the Firebase client calls to check a stored session. */
const IDENTITY_ORIGINS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * Removes the entry script and stylesheet from index.html, so that they do not delay the first paint. Returns the HTML,
 * the CSS and the URLs that the boot script loads instead.
 *
 * @param {string} html
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {import('../lib/site-env.mjs').SiteConfig} config
 */
export function splitEntry(html, bundle, { local, appCheckSiteKey }) {
  const [link = '', styles = ''] = html.match(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/) ?? [];
  const [script = '', entry = ''] =
    html.match(/<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/) ?? [];
  const asset = bundle[styles.slice(1)];
  if (!script || asset?.type !== 'asset')
    throw new Error('index.html has no script or no stylesheet of this build.');
  // Includes the chunks that it shares with the app.
  const identity = [...reachable(bundle, chunksOf(bundle, [IDENTITY_MODULE]))];
  const app = [...reachable(bundle, [entry.slice(1)])];
  if (identity.includes(entry.slice(1)))
    throw new Error('The auth client imports the app entry, but runs before it.');
  const session = [...identity, ...chunksOf(bundle, SESSION_MODULES, identity)];
  return {
    page: html
      .replace(link, '')
      .replace(script, '')
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, ''),
    css: String(asset.source),
    /** See BootFiles in src/boot/start-boot.ts. */
    bootFiles: {
      app: urls(app),
      styles,
      font: urls(Object.keys(bundle).filter((file) => FIRST_FONT.test(file))),
      origins: (local ? [local.authEmulatorUrl] : IDENTITY_ORIGINS).join(' '),
      // With App Check, the client must not call the provider before App Check has started.
      auth: urls(appCheckSiteKey === null ? identity.slice(0, 1) : []),
      session: urls(session.filter((file) => !app.includes(file))),
      page: urls(
        Object.values(bundle).flatMap((chunk) =>
          chunk.type === 'chunk' && PAGE_CHUNKS.has(chunk.name) ? chunk.fileName : [],
        ),
      ),
    },
  };
}

/** @param {readonly string[]} files */
export function urls(files) {
  return files.map((file) => `/${file}`).join(' ');
}

/**
 * The chunks of some modules and everything they import, without the chunks of the entry.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {readonly string[]} modules
 * @param {readonly string[]} [without] files that are listed already
 */
function chunksOf(bundle, modules, without = []) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const known = reachable(
    bundle,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  const wanted = chunks.filter(({ moduleIds }) =>
    moduleIds.some((id) => modules.some((name) => id.endsWith(`/${name}`))),
  );
  const found = reachable(
    bundle,
    wanted.map(({ fileName }) => fileName),
  );
  return [...found].filter((file) => !known.has(file) && !without.includes(file));
}

/**
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {readonly string[]} files
 * @param {Set<string>} [seen]
 * @returns {Set<string>} the files, then their imports
 */
export function reachable(bundle, files, seen = new Set()) {
  for (const file of files) {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== 'chunk') continue;
    seen.add(file);
    reachable(bundle, chunk.imports, seen);
  }
  return seen;
}
