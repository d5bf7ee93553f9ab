// @vitest-environment node
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '@/site/paths';
import { headersFile, headersOf, redirectsFile } from '../../scripts/lib/host-files.mjs';
import { hostingConfig, readFirebaseJson } from '../../scripts/lib/hosting.mjs';
import { projectRoot } from '../../scripts/lib/project.mjs';
import { deployedSite } from '../support/deployed-site';

interface Patterns {
  configMatcher: (path: string, rule: { source: string }) => boolean;
}

// The Hosting emulator of firebase-tools matches paths with this module.
const requireAsFirebase = createRequire(join(projectRoot, 'node_modules/firebase-tools/package.json'));
const { configMatcher }: Patterns = requireAsFirebase('superstatic/lib/utils/patterns');

const hosting = hostingConfig(readFirebaseJson(), deployedSite, '<script>1</script>');
const headersText = headersFile(hosting, ['a.js', 'b.css']);
const publicAddresses = [paths.about, paths.chatbot];
const pages = asRecord(headersOf(hosting, { isAsset: false }));
const assets = asRecord(headersOf(hosting, { isAsset: true }));

function asRecord(headers: readonly { key: string; value: string }[]): Record<string, string> {
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]));
}

/** The headers that hosts send for a path: every matching rule of a _headers file adds its own. */
function sentBy(file: string, path: string): [string, string][] {
  return file
    .trim()
    .split(/\n(?=\/)/)
    .map((rule) => rule.trim().split('\n'))
    .filter(([source = '']) =>
      source.endsWith('*') ? path.startsWith(source.slice(0, -1)) : path === source,
    )
    .flatMap(([, ...lines]) => lines.map(pairOf));
}

function pairOf(line: string): [string, string] {
  const [key = '', ...value] = line.trim().split(': ');
  return [key, value.join(': ')];
}

test('hosts with a _headers file send the headers of Firebase Hosting, each once', () => {
  const { 'Cache-Control': _, ...kept } = pages;
  expect(sentBy(headersText, paths.pricing)).toEqual(Object.entries(kept));
  const forAssets = sentBy(headersText, '/assets/a.js');
  expect(Object.fromEntries(forAssets)).toEqual(assets);
  expect(forAssets).toHaveLength(Object.keys(assets).length);
});

test('hosts with a _headers file do not cache the 404 of a missing asset', () => {
  const { 'Cache-Control': _, ...kept } = pages;
  for (const path of ['/assets/gone.js', '/assets/a.js.map', '/assets/', '/assets/404.html'])
    expect(sentBy(headersText, path), path).toEqual(Object.entries(kept));
});

test('no line exceeds the limit of the hosts', () => {
  for (const line of headersText.split('\n')) expect(line.length).toBeLessThan(2000);
});

test('pages are answered with index.html, and missing assets with 404', () => {
  expect(redirectsFile()).toBe('/assets/* /assets/:splat 404\n/* /index.html 200\n');
});

/** The sources of the rules that match a path. */
function matching(path: string, rules: readonly { source: string }[]): string[] {
  return rules.filter((rule) => configMatcher(path, rule)).map(({ source }) => source);
}

test('on Firebase Hosting, a missing asset is neither a page nor cached', () => {
  const names = ['index-1a2b3c4d.js', 'geist_1-5e6f.woff2'];
  const { rewrites } = readFirebaseJson().hosting;
  const { headers } = hostingConfig(readFirebaseJson(), deployedSite, '', { assets: names });
  for (const path of ['/assets', '/assets/', '/assets/gone', '/assets/gone.js'])
    expect(matching(path, rewrites), path).toEqual([]);
  for (const path of ['/pricing', '/pricing/', '/assets-of-ours', '/blog/article'])
    expect(matching(path, rewrites), path).not.toEqual([]);
  for (const path of ['/assets/', '/assets/gone.js', '/assets/index-1a2b3c4d.js.map', '/assets/404.html'])
    expect(matching(path, headers), path).toEqual(['**']);
  for (const name of names) expect(matching(`/assets/${name}`, headers), name).toHaveLength(2);
});

test('a public site redirects lowercase addresses, and every other unknown address is a 404', () => {
  expect(redirectsFile(publicAddresses)).toBe(`${paths.about.toLowerCase()} ${paths.about} 301\n`);
});

test('Firebase Hosting answers any letter case of a public page with its file', () => {
  const settings = { ...deployedSite, publicSite: true };
  const { rewrites } = hostingConfig(readFirebaseJson(), settings, '', { pages: publicAddresses });
  const fileOf = (path: string) =>
    rewrites.find((rule) => 'regex' in rule && new RegExp(rule.regex).test(path))?.destination;
  expect(fileOf(paths.about.toUpperCase())).toBe(`${paths.about}.html`);
  expect(fileOf(paths.chatbot)).toBe(`${paths.chatbot}.html`);
  expect(fileOf(`${paths.about}x`)).toBeUndefined();
  expect(fileOf(`/x${paths.about}`)).toBeUndefined();
});
