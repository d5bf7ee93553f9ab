// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { startAuthEmulator, startPreviewEmulators } from '../../scripts/lib/emulators.mjs';
import { localPorts } from '../../scripts/lib/local-ports.mjs';
import { readSiteEnv } from '../../scripts/lib/site-env.mjs';

interface Written {
  readonly emulators: Readonly<Record<string, { readonly port?: number; readonly enabled?: boolean }>>;
}

const written = vi.hoisted((): Written[] => []);
vi.mock(import('../../scripts/lib/child-process.mjs'), async (original) => ({
  ...(await original()),
  startService: () => ({ ended: new Promise(() => undefined), stop: () => Promise.resolve() }),
}));
vi.mock('../../scripts/lib/hosting-config.mjs', () => ({
  readFirebaseJson: () => ({}),
  hostingConfig: () => ({ public: 'dist' }),
  writeFirebaseConfig: (_purpose: string, content: Written) => {
    written.push(content);
    return 'firebase.test.json';
  },
}));

const ports = localPorts({});
const { config } = readSiteEnv({}, ports);

beforeEach(() => {
  written.length = 0;
});

test('two runs that start at once share no helper port', async () => {
  await Promise.all([startAuthEmulator(ports), startPreviewEmulators(ports, config, '')]);
  const helpers = written.flatMap(({ emulators }) => [emulators['hub']?.port, emulators['logging']?.port]);
  expect(helpers).toHaveLength(4);
  expect(new Set(helpers).size).toBe(4);
  for (const port of helpers) expect(port).toBeGreaterThan(0);
});

test('the configured ports are used and the emulator UI is off', async () => {
  await startPreviewEmulators(ports, config, '');
  expect(written).toEqual([
    {
      hosting: { public: 'dist' },
      emulators: expect.objectContaining({
        hosting: { host: '127.0.0.1', port: ports.site },
        auth: { host: '127.0.0.1', port: ports.auth },
        ui: { enabled: false },
      }),
    },
  ]);
});
