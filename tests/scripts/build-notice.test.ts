// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSiteEnv } from '../../scripts/lib/site-env.mjs';
import { buildNotice } from '../../scripts/vite/build-notice.mjs';

const project = {
  VITE_FIREBASE_API_KEY: `AIza${'x'.repeat(35)}`,
  VITE_FIREBASE_AUTH_DOMAIN: 'sample.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'sample',
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef012345',
};

let outDir = '';

beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'notice-'));
});
afterEach(() => rmSync(outDir, { recursive: true }));

/** Builds a page of nothing, and answers what the build said. */
async function said(env: Record<string, string>): Promise<string> {
  const { config, problems } = readSiteEnv(env);
  expect(problems).toEqual([]);
  let text = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      buildNotice(config),
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? '\0page' : null),
        load: (id) => (id === '\0page' ? 'export {}' : null),
      },
    ],
    build: { outDir, rolldownOptions: { input: 'page' } },
  });
  return text;
}

function left(): unknown {
  return JSON.parse(readFileSync(join(outDir, '.build.json'), 'utf8'));
}

test('a build for the emulator says that it must not be deployed, and how to make one that may', async () => {
  const text = await said({});
  expect(text).toContain('NOT FOR DEPLOYMENT');
  expect(text).toContain('VITE_FIREBASE_*');
  expect(left()).toHaveProperty('local.authEmulatorUrl');
});

test('a build without an address for its forms says what they will do instead', async () => {
  const text = await said(project);
  expect(text).toContain('NO FORM ENDPOINT');
  expect(text).toContain('mail program');
  expect(left()).toHaveProperty('local', null);
});

test('a build that lacks nothing says nothing', async () => {
  expect(await said({ ...project, VITE_FORM_ENDPOINT: 'https://forms.example.com/f/1' })).toBe('');
  expect(left()).toHaveProperty('formEndpoint', 'https://forms.example.com/f/1');
});
