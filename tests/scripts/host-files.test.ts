// @vitest-environment node
import { expect, test } from 'vitest';
import { headersFile, headersOf, nginxConfig, redirectsFile } from '../../scripts/lib/host-files.mjs';
import { hostingConfig, readFirebaseJson } from '../../scripts/lib/hosting-config.mjs';
import { readSiteEnv } from '../../scripts/lib/site-env.mjs';

const { config } = readSiteEnv({
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'example-site.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'example-site',
  VITE_FIREBASE_APP_ID: '1:1:web:a',
  VITE_FORM_ENDPOINT: 'https://forms.example.com/f/1?key=2',
});
const hosting = hostingConfig(readFirebaseJson(), config, '<script>1</script>');
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
    .filter(([source = '']) => path.startsWith(source.replace('*', '')))
    .flatMap(([, ...lines]) => lines.map(pairOf));
}

function pairOf(line: string): [string, string] {
  const [key = '', ...value] = line.trim().split(': ');
  return [key, value.join(': ')];
}

/** The headers of one location of an nginx configuration. */
function inLocation(config: string, match: string): Record<string, string> {
  const [, rest = ''] = config.split(`location ${match} {`);
  const [body = ''] = rest.split('\n}');
  return Object.fromEntries(
    [...body.matchAll(/add_header (\S+) "(.*)" always;/g)].map(([, key = '', value = '']) => [key, value]),
  );
}

test('hosts with a _headers file send the headers of Firebase Hosting, each once', () => {
  const { 'Cache-Control': _, ...kept } = pages;
  expect(sentBy(headersFile(hosting), '/Pricing')).toEqual(Object.entries(kept));
  const forAssets = sentBy(headersFile(hosting), '/assets/a.js');
  expect(Object.fromEntries(forAssets)).toEqual(assets);
  expect(forAssets).toHaveLength(Object.keys(assets).length);
});

test('no line exceeds the limit of the hosts', () => {
  for (const line of headersFile(hosting).split('\n')) expect(line.length).toBeLessThan(2000);
});

test('nginx sends the headers of Firebase Hosting in every location', () => {
  const text = nginxConfig(hosting);
  expect(inLocation(text, '/')).toEqual(pages);
  expect(inLocation(text, '~ \\.[^/]+$')).toEqual(pages);
  expect(inLocation(text, '^~ /assets/')).toEqual(assets);
});

test('pages are answered with index.html, and missing assets with 404', () => {
  expect(redirectsFile()).toBe('/assets/* /assets/:splat 404\n/* /index.html 200\n');
  expect(nginxConfig(hosting)).toContain('location ^~ /assets/ {\n  try_files $uri =404;');
  expect(nginxConfig(hosting)).toContain('location / {\n  try_files $uri /index.html;');
});

test('only assets are cached for a year', () => {
  expect(assets['Cache-Control']).toContain('immutable');
  expect(pages['Cache-Control']).toBe('no-cache');
});
