import { beforeEach, expect, test, vi } from 'vitest';
import { canStoreSession, hasStoredSession } from '@/boot/stored-session';

vi.mock('@/site/env', () => ({ env: { firebase: { apiKey: 'key' } } }));

const KEY = 'firebase:authUser:key:[DEFAULT]';
const MOST = 5_000_000;

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
    const used = Object.entries(localStorage).reduce(
      (sum, [name, text]) => sum + name.length + text.length,
      0,
    );
    if (used + value.length > MOST) throw new DOMException('Full.', 'QuotaExceededError');
    Reflect.set(localStorage, key, value);
  });
});

test('an empty storage takes a session, and the probe leaves nothing behind', () => {
  expect(canStoreSession()).toBe(true);
  expect(localStorage).toHaveLength(0);
  expect(hasStoredSession()).toBe(false);
});

test('a storage with room for a few words only takes none', () => {
  localStorage.setItem('full', 'x'.repeat(MOST - 1000));
  expect(canStoreSession()).toBe(false);
  expect(Object.keys(localStorage)).toEqual(['full']);
});

test('a session that is stored already stays where it is, however full it is there', () => {
  localStorage.setItem(KEY, '{}');
  localStorage.setItem('full', 'x'.repeat(MOST - 1000));
  expect(hasStoredSession()).toBe(true);
  expect(canStoreSession()).toBe(true);
});
