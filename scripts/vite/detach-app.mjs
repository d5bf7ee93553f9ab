// @ts-check

/** What a session's first page needs beside the entry: fetched by the boot script before that has run. */
const SESSION_MODULES = ['src/app/signed-in-site.tsx'];
const IDENTITY_MODULE = 'src/features/auth/client/auth-client.ts';
const HOME_MODULE = 'src/pages/home/home-page.tsx';

/** The font every first paint needs; the others wait until a page asks for them. */
const FIRST_FONT = /geist-basic-[^/]*\.woff2$/;

/** Whom the provider's client asks about a stored session. */
const IDENTITY_ORIGINS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * Takes out of index.html what would be fetched before the page is shown, and names it, and what a session needs as
 * well, for the boot script.
 *
 * @param {string} html
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {import('../lib/site-env.mjs').SiteConfig} config
 */
export function detachApp(html, bundle, { local, appCheckSiteKey }) {
  const [link = '', styles = ''] = html.match(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/) ?? [];
  const [script = '', entry = ''] =
    html.match(/<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/) ?? [];
  const asset = bundle[styles.slice(1)];
  if (!script || asset?.type !== 'asset')
    throw new Error('index.html names no script or no stylesheet of this build.');
  // With the little that it shares with the app.
  const identity = [...reach(bundle, chunksOf(bundle, [IDENTITY_MODULE]))];
  const app = [...reach(bundle, [entry.slice(1)])];
  if (identity.includes(entry.slice(1)))
    throw new Error("The provider's client imports the app: what both need belongs into “settings”.");
  const session = [...identity, ...chunksOf(bundle, SESSION_MODULES, identity)];
  return {
    page: html
      .replace(link, '')
      .replace(script, '')
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, ''),
    sheet: String(asset.source),
    named: {
      app: addresses(app),
      styles,
      font: addresses(Object.keys(bundle).filter((file) => FIRST_FONT.test(file))),
      identity: (local ? [local.authEmulatorUrl] : IDENTITY_ORIGINS).join(' '),
      // App Check, where it is used, has to come first.
      identify: addresses(appCheckSiteKey === null ? identity.slice(0, 1) : []),
      session: addresses(session.filter((file) => !app.includes(file))),
      home: addresses(chunksOf(bundle, [HOME_MODULE], session)),
    },
  };
}

/** @param {readonly string[]} files */
function addresses(files) {
  return files.map((file) => `/${file}`).join(' ');
}

/**
 * The chunks of some modules and all that those import, less what the app brings along.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {readonly string[]} modules
 * @param {readonly string[]} [without] what is named already
 */
function chunksOf(bundle, modules, without = []) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const known = reach(
    bundle,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  const wanted = chunks.filter(({ moduleIds }) =>
    moduleIds.some((id) => modules.some((name) => id.endsWith(`/${name}`))),
  );
  const found = reach(
    bundle,
    wanted.map(({ fileName }) => fileName),
  );
  return [...found].filter((file) => !known.has(file) && !without.includes(file));
}

/**
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {readonly string[]} files
 * @param {Set<string>} [seen]
 * @returns {Set<string>} the files themselves first, then what they import
 */
function reach(bundle, files, seen = new Set()) {
  for (const file of files) {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== 'chunk') continue;
    seen.add(file);
    reach(bundle, chunk.imports, seen);
  }
  return seen;
}
