import { beforeEach, expect, test, vi } from 'vitest';
import { canStoreSession } from '@/features/auth/client/can-store-session';

const QUOTA = 5_000_000;

beforeEach(() => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
    const used = Object.entries(localStorage).reduce(
      (sum, [name, text]) => sum + name.length + text.length,
      0,
    );
    if (used + value.length > QUOTA) throw new DOMException('Full.', 'QuotaExceededError');
    Reflect.set(localStorage, key, value);
  });
});

test('an empty storage has room for a session, and the probe leaves nothing behind', () => {
  expect(canStoreSession()).toBe(true);
  expect(localStorage).toHaveLength(0);
});

test('a nearly full storage has no room for a session', () => {
  localStorage.setItem('full', 'x'.repeat(QUOTA - 1000));
  expect(canStoreSession()).toBe(false);
  expect(Object.keys(localStorage)).toEqual(['full']);
});

test('a session that is already stored stays there, even if storage is full', () => {
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  localStorage.setItem('full', 'x'.repeat(QUOTA - 1000));
  expect(canStoreSession()).toBe(true);
});
