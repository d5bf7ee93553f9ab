import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localPorts } from '../../scripts/lib/local-ports.ts';
import { loadSiteConfig, readSiteEnv, SITE_ENV_NAMES } from '../../scripts/lib/site-env.ts';

const REAL_PROJECT = {
  VITE_FIREBASE_API_KEY: 'AIzaSyExample-Key_123',
  VITE_FIREBASE_AUTH_DOMAIN: 'example-site.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'example-site',
  VITE_FIREBASE_APP_ID: '1:1234567890:web:abc123',
};

describe('with nothing set', () => {
  it('uses the local emulator and inbox', () => {
    const config = readSiteEnv({}, localPorts({ AUTH_PORT: '19099', INBOX_PORT: '19098' }));
    expect(config.local).toMatchObject({
      authEmulatorUrl: 'http://127.0.0.1:19099',
      inboxUrl: 'http://127.0.0.1:19098',
    });
    expect(config.formEndpoint).toBe('http://127.0.0.1:19098/submit');
    expect(config.firebase.projectId).toMatch(/^demo-/);
  });

  it('treats empty and blank values as unset', () => {
    const blank = Object.fromEntries(SITE_ENV_NAMES.map((name, index) => [name, ' '.repeat(index % 2)]));
    expect(readSiteEnv(blank)).toEqual(readSiteEnv({}));
  });

  it('accepts another form endpoint and stays local', () => {
    const config = readSiteEnv({ VITE_FORM_ENDPOINT: 'https://forms.example.com/f/1' });
    expect(config).toMatchObject({
      formEndpoint: 'https://forms.example.com/f/1',
      local: { inboxUrl: expect.any(String) },
    });
  });
});

describe('with a real project', () => {
  it('uses nothing on this machine', () => {
    expect(JSON.stringify(readSiteEnv(REAL_PROJECT))).not.toMatch(/127\.0\.0\.1|localhost/);
    expect(readSiteEnv(REAL_PROJECT)).toMatchObject({ local: null, formEndpoint: null, publicSite: false });
  });

  it.each([
    ['VITE_PUBLIC_SITE', 'on', 'VITE_SITE_URL', 'https://www.example.com'],
    ['VITE_APP_CHECK_PROVIDER', 'v3', 'VITE_APP_CHECK_SITE_KEY', '6LcExample'],
    ['VITE_PLAUSIBLE_HOST', 'https://stats.example.com', 'VITE_PLAUSIBLE_DOMAIN', 'example.com'],
    ['VITE_ERROR_SAMPLE', '10', 'VITE_ERROR_ENDPOINT', 'https://errors.example.com/e'],
  ])('accepts %s only with %s', (name, value, needed, neededValue) => {
    const settings = { ...REAL_PROJECT, [name]: value };
    expect(() => readSiteEnv(settings)).toThrow(
      new RegExp(`^The settings cannot be used: ${needed} is missing: ${name} needs it\\. [^;]*$`),
    );
    expect(() => readSiteEnv({ ...settings, [needed]: neededValue })).not.toThrow();
  });

  it('counts pages with one service', () => {
    const settings = { VITE_PLAUSIBLE_DOMAIN: 'example.com', VITE_FIREBASE_MEASUREMENT_ID: 'G-ABC123' };
    expect(() => readSiteEnv({ ...REAL_PROJECT, ...settings })).toThrow(/exclude each other\. [^;]*$/);
  });

  it('reads the optional values', () => {
    const config = readSiteEnv({
      ...REAL_PROJECT,
      VITE_FIREBASE_MEASUREMENT_ID: 'G-ABC123',
      VITE_FORM_ENDPOINT: 'http://localhost:8080/forms',
      VITE_APP_CHECK_SITE_KEY: '6LcExample',
      VITE_APP_CHECK_PROVIDER: 'v3',
      VITE_ERROR_ENDPOINT: 'https://errors.example.com/e',
      VITE_ERROR_SAMPLE: '25',
      VITE_SITE_URL: 'https://www.example.com/',
      VITE_PUBLIC_SITE: 'on',
    });
    expect(config).toMatchObject({
      firebase: { measurementId: 'G-ABC123' },
      formEndpoint: 'http://localhost:8080/forms',
      appCheck: { siteKey: '6LcExample', provider: 'v3' },
      errorReports: { endpoint: 'https://errors.example.com/e', percent: 25 },
      publicSite: true,
      siteUrl: 'https://www.example.com',
    });
  });

  it('counts with Plausible, on its own host or on yours', () => {
    const settings = { ...REAL_PROJECT, VITE_PLAUSIBLE_DOMAIN: 'example.com' };
    expect(readSiteEnv(settings).plausible?.endpoint).toBe('https://plausible.io/api/event');
    const { plausible } = readSiteEnv({ ...settings, VITE_PLAUSIBLE_HOST: 'https://stats.example.com' });
    expect(plausible).toEqual({ domain: 'example.com', endpoint: 'https://stats.example.com/api/event' });
  });

  it.each([
    ['VITE_FIREBASE_API_KEY', 'a key'],
    ['VITE_FIREBASE_AUTH_DOMAIN', "example.com; script-src 'unsafe-inline'"],
    ['VITE_FIREBASE_MEASUREMENT_ID', 'UA-1234'],
    ['VITE_FORM_ENDPOINT', 'http://forms.example.com'],
    ['VITE_FORM_ENDPOINT', 'javascript:alert(1)'],
    ['VITE_APP_CHECK_PROVIDER', 'v2'],
    ['VITE_ERROR_SAMPLE', '0'],
    ['VITE_ERROR_SAMPLE', '0.5'],
    ['VITE_PLAUSIBLE_DOMAIN', 'https://example.com'],
    ['VITE_PUBLIC_SITE', 'yes'],
    ['VITE_SITE_URL', 'https://www.example.com/page'],
  ])('rejects %s = %s', (name, value) => {
    expect(() => readSiteEnv({ ...REAL_PROJECT, [name]: value })).toThrow(
      new RegExp(`^The settings cannot be used: ${name} must be [^;]*$`),
    );
  });
});

it.each(['0', '65536', 'abc', '80.5'])('the port %s is refused with the name of the variable', (value) => {
  expect(() => localPorts({ SITE_PORT: value })).toThrow('SITE_PORT must be a port number from 1 to 65535');
});

describe('.env files', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'env-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function load(content: string, env: Record<string, string> = {}) {
    writeFileSync(join(folder, '.env'), content);
    return loadSiteConfig('production', { folder, env });
  }

  it('values come from the file of the mode, and the environment overrides it', () => {
    writeFileSync(join(folder, '.env.production'), 'VITE_SITE_URL=https://b.example.com\n');
    const file =
      '# comment\n\nexport VITE_SITE_URL="https://a.example.com"\nVITE_FORM_ENDPOINT=https://f.example.com/\n';
    expect(load(file)).toMatchObject({
      siteUrl: 'https://b.example.com',
      formEndpoint: 'https://f.example.com/',
    });
    expect(load(file, { VITE_SITE_URL: 'https://c.example.com' }).siteUrl).toBe('https://c.example.com');
  });

  it('a dollar sign is part of the value', () => {
    const { formEndpoint } = load('VITE_FORM_ENDPOINT=https://f.example.com/$HOME/$1\n');
    expect(formEndpoint).toBe('https://f.example.com/$HOME/$1');
  });

  it('a byte-order mark and Windows line endings are ignored', () => {
    expect(load('\uFEFFVITE_SITE_URL=https://a.example.com\r\n# end\r\n').siteUrl).toBe(
      'https://a.example.com',
    );
  });

  it.each([
    ['VITE_FORM_ENDPIONT=x', 'VITE_FORM_ENDPIONT is not a setting'],
    ['VITE_SITE_URL="https://a.example.com', 'VITE_SITE_URL must be an https origin'],
  ])('%s is reported', (line, problem) => {
    expect(() => load(`# settings\n${line}\n`)).toThrow(problem);
  });

  it('variables of other tools are ignored', () => {
    expect(load('OTHER_TOOL=1\n', { VITE_CJS_TRACE: '1', PATH: '/bin' }).local).not.toBeNull();
  });

  it('all problems are in one line', () => {
    expect(() => load('VITE_FIREBASE_API_KEY=key\nVITE_SITE_URL=x\n')).toThrow(
      /^The settings cannot be used: .*VITE_FIREBASE_AUTH_DOMAIN is missing.*VITE_SITE_URL must be.*$/,
    );
  });
});
