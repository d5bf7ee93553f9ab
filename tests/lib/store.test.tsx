import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createAccountStore, createStore, useStore } from '@/lib/store';

test('subscribers see the initial value, which is read once, and every later one', () => {
  const initial = vi.fn(() => 1);
  const store = createStore(initial);
  const one = renderHook(() => useStore(store, 0));
  const other = renderHook(() => useStore(store, 0));
  expect([one.result.current, other.result.current]).toEqual([1, 1]);
  expect(initial).toHaveBeenCalledOnce();
  act(() => store.set(2));
  expect([one.result.current, other.result.current]).toEqual([2, 2]);
});

test('the build renders the prerendered value and reads nothing', () => {
  const store = createStore<string>(() => {
    throw new Error('There is no storage in Node.');
  });
  function Value() {
    return <>{useStore(store, 'prerendered')}</>;
  }
  expect(renderToString(<Value />)).toBe('prerendered');
});

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

test('an account never sees the value of another one', () => {
  const storeOf = createAccountStore((owner) => `stored by ${owner}`);
  storeOf('ada').set('typed by ada');
  expect(storeOf('ada').get()).toBe('typed by ada');
  expect(storeOf('bob').get()).toBe('stored by bob');
  expect(storeOf('ada').get()).toBe('stored by ada');
});
