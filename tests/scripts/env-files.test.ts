// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSiteConfig } from '../../scripts/lib/site-env.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function load(content: string | Buffer, env: Record<string, string> = {}) {
  writeFileSync(join(folder, '.env'), content);
  return loadSiteConfig('production', { folder, env });
}

test('values come from the file of the mode, and the environment overrides it', () => {
  writeFileSync(join(folder, '.env.production'), 'VITE_SITE_URL=https://b.example.com\n');
  const file =
    '# comment\n\nexport VITE_SITE_URL="https://a.example.com"\nVITE_FORM_ENDPOINT=https://f.example.com/\n';
  expect(load(file)).toMatchObject({
    siteUrl: 'https://b.example.com',
    formEndpoint: 'https://f.example.com/',
  });
  expect(load(file, { VITE_SITE_URL: 'https://c.example.com' }).siteUrl).toBe('https://c.example.com');
});

test('a dollar sign is part of the value', () => {
  const { formEndpoint } = load('VITE_FORM_ENDPOINT=https://f.example.com/$HOME/$1\n');
  expect(formEndpoint).toBe('https://f.example.com/$HOME/$1');
});

test('a byte-order mark and Windows line endings are ignored', () => {
  expect(load('\uFEFFVITE_SITE_URL=https://a.example.com\r\n# end\r\n').siteUrl).toBe(
    'https://a.example.com',
  );
});

test.each([
  ['VITE_FORM_ENDPIONT=x', '.env line 2: VITE_FORM_ENDPIONT is not a setting'],
  ['VITE_SITE_URL: https://a.example.com', '.env line 2: write NAME=value'],
  ['VITE_SITE_URL="https://a.example.com', '.env line 2: the " is not closed'],
  ['DEV_PORT=5180', '.env line 2: DEV_PORT is read from the environment only'],
])('%s is reported with its line', (line, problem) => {
  expect(() => load(`# settings\n${line}\n`)).toThrow(problem);
});

test.each(['utf16le', 'utf16be'])('a file saved as %s is reported', (encoding) => {
  const bytes = Buffer.from('\uFEFFVITE_SITE_URL=https://a.example.com\n', 'utf16le');
  expect(() => load(encoding === 'utf16le' ? bytes : bytes.swap16())).toThrow('.env is not UTF-8 text');
});

test('variables of other tools are ignored', () => {
  expect(load('OTHER_TOOL=1\n', { VITE_CJS_TRACE: '1', PATH: '/bin' }).local).not.toBeNull();
});

test('all problems are in one line', () => {
  expect(() => load('VITE_FIREBASE_API_KEY=key\nVITE_SITE_URL: x\n')).toThrow(
    /^The settings cannot be used: .*NAME=value.*VITE_FIREBASE_AUTH_DOMAIN is missing.*$/,
  );
});
