// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJson } from '../../scripts/lib/project.mjs';
import { siteResponder } from '../../scripts/lib/site-server.mjs';

const { hosting: rules }: typeof import('../../firebase.json') = readJson('firebase.json');
const folder = mkdtempSync(join(tmpdir(), 'site-'));
let respond: ReturnType<typeof siteResponder>;

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  for (const file of ['index.html', 'icon.png', 'assets/app.js', '.build.json'])
    writeFileSync(join(folder, file), file);
  respond = siteResponder(folder, rules);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['GET', '/', 200, 'index.html'],
  ['HEAD', '/', 200, 'index.html'],
  ['GET', '/blog/an-article?from=mail', 200, 'index.html'],
  ['GET', '/About/', 200, 'index.html'],
  ['GET', '/icon.png', 200, 'icon.png'],
  ['GET', '/gone.png', 404, 'Not found'],
  ['GET', '/assets/gone.js', 404, 'Not found'],
  ['GET', '/.build.json', 404, 'Not found'],
  ['GET', '//', 400, 'Bad request'],
  ['GET', '/%E0%A4%A', 400, 'Bad request'],
  ['GET', `/${'a'.repeat(9000)}`, 414, 'URI too long'],
  ['POST', '/', 405, 'Method not allowed'],
  ['TRACE', '/', 405, 'Method not allowed'],
])('%s %s is answered with %i', (method, url, status, text) => {
  const answer = respond({ method, url, headers: {} });
  expect([answer.status, String(answer.body)]).toEqual([status, text]);
});

test('an asset is kept, text is compressed where the browser takes it, and what it has isn’t sent again', () => {
  const url = '/assets/app.js';
  const { headers } = respond({ method: 'GET', url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(headers).toMatchObject({
    'Cache-Control': expect.stringContaining('immutable'),
    'Content-Encoding': 'br',
  });
  const again = respond({ method: 'GET', url, headers: { 'if-none-match': headers['ETag'] } });
  expect(again).toMatchObject({ status: 304, body: '' });
});

test('a public site’s page has one address, and an unknown one gets its own page', () => {
  for (const file of ['404.html', 'About.html']) writeFileSync(join(folder, file), file);
  const pages = [{ regex: '^/[aA]bout/?$', destination: '/About.html' }];
  const respond = siteResponder(folder, { ...rules, cleanUrls: true, rewrites: pages });
  expect(respond({ method: 'GET', url: '/about', headers: {} }).status).toBe(200);
  expect(respond({ method: 'GET', url: '/About.html', headers: {} }).headers['Location']).toBe('/About');
  const { status, body } = respond({ method: 'GET', url: '/nowhere', headers: {} });
  expect([status, String(body)]).toEqual([404, '404.html']);
});
