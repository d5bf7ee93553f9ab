import { expect, test, vi } from 'vitest';
import { readSessionItem, readStored, watchStored, writeSessionItem, writeStored } from '@/lib/storage';
import { blockStorage, fillStorage } from '../support/storage';

test('with storage full, a write returns false and the old value stays', () => {
  writeStored('theme', 'dark');
  fillStorage();
  expect(writeStored('theme', 'light')).toBe(false);
  expect(writeSessionItem('theme', 'light')).toBe(false);
  expect(readStored('theme')).toBe('dark');
});

test('with storage blocked, reads return null and writes return false', () => {
  blockStorage();
  expect(readStored('theme')).toBeNull();
  expect(readSessionItem('theme')).toBeNull();
  expect(writeStored('theme', 'dark')).toBe(false);
  expect(writeSessionItem('theme', null)).toBe(false);
});

test('watchStored reports changes of its key and a cleared storage in other tabs', () => {
  const listener = vi.fn<() => void>();
  const stop = watchStored('theme', listener);
  notify('theme');
  notify(null);
  expect(listener).toHaveBeenCalledTimes(2);
  notify('newsletter');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  notify('theme');
  expect(listener).toHaveBeenCalledTimes(2);
});

function notify(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
