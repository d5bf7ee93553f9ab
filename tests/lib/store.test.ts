import { expect, test, vi } from 'vitest';
import { createStore } from '@/lib/store';

test('it is connected from the first subscription to the last, and reads again in between', () => {
  let outside = 1;
  const disconnect = vi.fn();
  const connect = vi.fn(() => disconnect);
  const store = createStore(() => outside, connect);
  const stops = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
  store.set(5);
  for (const stop of stops) stop();
  expect([connect.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 1]);
  outside = 2;
  expect(store.get()).toBe(2);
  store.subscribe(() => undefined);
  outside = 3;
  expect([store.get(), store.get()]).toEqual([3, 3]);
  expect(connect).toHaveBeenCalledTimes(2);
});
