// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { testPortsEnv } from '../../scripts/lib/local-ports.mjs';

it('gives each build folder the same ports in every run, and two folders different ones', () => {
  expect(testPortsEnv('/home/ada/site/a')).toEqual(testPortsEnv('/home/ada/site/a'));
  const ports = ['a', 'b'].flatMap((name) => Object.values(testPortsEnv(`/home/ada/site/${name}`)));
  expect(new Set(ports).size).toBe(6);
});

it('keeps a port that is set', () => {
  vi.stubEnv('SITE_PORT', '4321');
  expect(testPortsEnv('/home/ada/site/a')).toMatchObject({ SITE_PORT: '4321' });
});
