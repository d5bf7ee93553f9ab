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

/** Builds an empty page and returns what the build printed. */
async function buildOutput(env: Record<string, string>): Promise<string> {
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

function stamp(): unknown {
  return JSON.parse(readFileSync(join(outDir, '.build.json'), 'utf8'));
}

test('a build for the emulator warns against deploying it and names the settings', async () => {
  const text = await buildOutput({});
  expect(text).toContain('NOT FOR DEPLOYMENT');
  expect(text).toContain('VITE_FIREBASE_*');
  expect(stamp()).toHaveProperty('config.local.authEmulatorUrl');
});

test('a build without a form endpoint says what the forms do instead', async () => {
  const text = await buildOutput(project);
  expect(text).toContain('NO FORM ENDPOINT');
  expect(text).toContain('email app');
  expect(stamp()).toHaveProperty('config.local', null);
});

test('a complete build prints no warning', async () => {
  expect(await buildOutput({ ...project, VITE_FORM_ENDPOINT: 'https://forms.example.com/f/1' })).toBe('');
  expect(stamp()).toHaveProperty('config.formEndpoint', 'https://forms.example.com/f/1');
});
