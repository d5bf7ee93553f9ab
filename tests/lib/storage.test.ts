import { beforeEach, expect, test, vi } from 'vitest';
import { readForVisit, readStored, watchStored, writeForVisit, writeStored } from '@/lib/storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what is kept is there until it is taken away', () => {
  expect(readStored('theme')).toBeNull();
  expect(writeStored('theme', 'dark')).toBe(true);
  expect(readStored('theme')).toBe('dark');
  expect(writeStored('theme', null)).toBe(true);
  expect(readStored('theme')).toBeNull();
});

test('what is kept for the visit is not kept for longer', () => {
  expect(writeForVisit('scroll', '[]')).toBe(true);
  expect(readForVisit('scroll')).toBe('[]');
  expect(readStored('scroll')).toBeNull();
});

test('a full store says that nothing was kept, and what was there stays', () => {
  writeStored('theme', 'dark');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(writeStored('theme', 'light')).toBe(false);
  expect(writeForVisit('theme', 'light')).toBe(false);
  expect(readStored('theme')).toBe('dark');
});

test('a browser that blocks its stores answers nothing and keeps nothing', () => {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  expect(readStored('theme')).toBeNull();
  expect(readForVisit('theme')).toBeNull();
  expect(writeStored('theme', 'dark')).toBe(false);
  expect(writeForVisit('theme', null)).toBe(false);
});

test('changes in other tabs are heard of by name, and when everything is forgotten', () => {
  const heard = vi.fn<() => void>();
  const stop = watchStored('theme', heard);
  tell('theme');
  tell(null);
  expect(heard).toHaveBeenCalledTimes(2);
  tell('newsletter');
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  tell('theme');
  expect(heard).toHaveBeenCalledTimes(2);
});

function tell(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
