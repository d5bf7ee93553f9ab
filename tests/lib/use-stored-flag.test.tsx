import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useStoredFlag } from '@/lib/use-stored-flag';

function useFlag() {
  return useStoredFlag('flag');
}

test('a flag cleared in another tab while nothing is mounted stays cleared', () => {
  const before = renderHook(useFlag);
  act(() => before.result.current[1](true));
  before.unmount();
  localStorage.removeItem('flag');
  expect(renderHook(useFlag).result.current[0]).toBe(false);
});

test('a change in another tab is shown at once', () => {
  const { result } = renderHook(useFlag);
  act(() => result.current[1](true));
  localStorage.removeItem('flag');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'flag' })));
  expect(result.current[0]).toBe(false);
});

test('two components on a page agree', () => {
  const one = renderHook(useFlag);
  const other = renderHook(useFlag);
  act(() => one.result.current[1](true));
  expect(other.result.current[0]).toBe(true);
});

test('with storage blocked a choice holds until the page is left', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const { result } = renderHook(useFlag);
  act(() => result.current[1](true));
  expect(result.current[0]).toBe(true);
  expect(renderHook(useFlag).result.current[0]).toBe(true);
  act(() => result.current[1](false));
  expect(result.current[0]).toBe(false);
});
