import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '@/site/paths';
import firebase from '../../firebase.json';
import { hostingConfig } from '../../scripts/lib/hosting.ts';
import { projectRoot } from '../../scripts/lib/project.ts';
import { nginxConf } from '../../scripts/lib/site-build.ts';
import { deployedSite } from '../support/deployed-site';

interface Answer {
  /** Null is a 404. */
  readonly file: string | null;
  readonly headers: Record<string, string | undefined>;
}
interface Patterns {
  configMatcher: (path: string, rule: object) => boolean;
}

// The Hosting emulator of firebase-tools matches paths with this module.
const requireAsFirebase = createRequire(join(projectRoot, 'node_modules/firebase-tools/package.json'));
const { configMatcher }: Patterns = requireAsFirebase('superstatic/lib/utils/patterns');

const plainConf = readFileSync('nginx.conf', 'utf8');
const assets = ['index-1a2b3c4d.js', 'geist_1-5e6f.woff2'];
const closed = site([], ['/index.html', '/robots.txt', '/site.webmanifest']);
const open = site([paths.about, paths.contact], ['/index.html', `${paths.about}.html`]);

function site(pages: readonly string[], named: readonly string[]) {
  const publicSite = pages.length > 0;
  const build = { indexHtml: '<script>1</script>', pages, assets };
  const hosting = hostingConfig({ ...deployedSite, publicSite }, build);
  const files = new Set([...named, ...assets.map((name) => `/assets/${name}`)]);
  return { hosting, nginx: plainConf + nginxConf(hosting, publicSite ? pages : null), files };
}
type Site = typeof closed;

/** One path for each rule of firebase.json, so that a new rule is compared, too. */
function pathsOfRules(): string[] {
  const { hosting } = firebase;
  return [...hosting.headers, ...hosting.rewrites].map(({ source }) =>
    `/${source.replace(/^\//, '')}`.replaceAll(/!\(.*?\)|\*\*|\*/g, 'x'),
  );
}

const compared = [
  ...pathsOfRules(),
  paths.pricing,
  `${paths.pricing}/`,
  '/blog/article',
  '/assets-of-ours',
  '/robots.txt',
  '/assets/',
  '/assets/gone',
  '/assets/gone.js',
  '/assets/deep/gone.js',
  ...assets.flatMap((name) => [`/assets/${name}`, `/assets/${name}.map`]),
];

function firebaseAnswer({ hosting, files }: Site, path: string): Answer {
  const rewrite = hosting.rewrites.find((rule) => configMatcher(path, rule))?.destination ?? null;
  const rules = hosting.headers.filter((rule) => configMatcher(path, rule)).flatMap((rule) => rule.headers);
  const headers = Object.fromEntries(rules.map(({ key, value }) => [key, value]));
  return { file: files.has(path) ? path : rewrite, headers };
}

/** nginx: the first location whose expression matches, else `/`; each is tried in the order of `try_files`. */
function nginxAnswer({ nginx, files }: Site, path: string): Answer {
  const body = [...nginx.matchAll(/location ~ (\S+) \{([^}]*)/g)].find(([, source = '']) =>
    new RegExp(source).test(path),
  )?.[2];
  const tried = /try_files (.*) =404;/.exec(body ?? /location \/ \{([^}]*)/.exec(nginx)?.[1] ?? '')?.[1];
  const candidates = tried?.split(' ').map((name) => (name === '$uri' ? path : mapped('site_page', path)));
  const file = candidates?.find((name) => files.has(name)) ?? null;
  const caching = mapped('site_caching', `${file ? 200 : 404}:${path}`);
  const sent = [...nginx.matchAll(/add_header (\S+) "?(.*?)"? always;/g)];
  const values = sent.map(([, key, value]) => [key, value?.replace('$site_caching', caching)]);
  return { file, headers: Object.fromEntries(values) };

  function mapped(name: string, value: string): string {
    const block = new RegExp(`\\$${name} \\{([^}]*)`).exec(nginx)?.[1] ?? '';
    const rules = [...block.matchAll(/^ {2}"?(~\*?)?(\S+?)"? "?(.*?)"?;$/gm)];
    const rule = rules.find(([, sign, source = '']) =>
      sign ? new RegExp(source, sign === '~*' ? 'i' : '').test(value) : source === value,
    );
    return (rule ?? rules.find(([, , source]) => source === 'default'))?.[3] ?? '';
  }
}

test.each(compared)('nginx answers %s as Firebase Hosting does', (path) => {
  expect(nginxAnswer(closed, path)).toEqual(firebaseAnswer(closed, path));
});

test('a file is cached for a year, and the 404 of a missing one is not', () => {
  const caching = (path: string) => firebaseAnswer(closed, path).headers['Cache-Control'];
  expect(caching(`/assets/${assets[0]}`)).toContain('immutable');
  expect(firebaseAnswer(closed, '/assets/gone.js').file).toBeNull();
  for (const path of ['/', '/assets/gone.js']) expect(caching(path)).toBe('no-cache');
});

test('a public site answers any letter case with the page, and every other address with 404', () => {
  const { rewrites } = open.hosting;
  const fileOf = (path: string) =>
    rewrites.find((rule) => 'regex' in rule && new RegExp(rule.regex).test(path))?.destination ?? null;
  for (const path of [paths.about, paths.about.toUpperCase(), `${paths.about}x`, `/x${paths.about}`])
    expect(nginxAnswer(open, path).file, path).toBe(fileOf(path));
  expect(fileOf(paths.about.toUpperCase())).toBe(`${paths.about}.html`);
});

test('nginx hides its own file, and hidden ones', () => {
  for (const path of ['/_nginx.conf', '/.env'])
    expect(nginxAnswer({ ...closed, files: new Set([path]) }, path).file, path).toBeNull();
});
