import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAction, type Action } from '@/lib/use-action';

/** An action that the test settles. */
function slowAction() {
  const ends: { resolve: (result?: 'stay-busy') => void; reject: (error: string) => void }[] = [];
  const action = vi.fn<Action>(() => new Promise((resolve, reject) => ends.push({ resolve, reject })));
  return {
    action,
    resolve: (result?: 'stay-busy') => ends[0]?.resolve(result),
    reject: (error: string) => ends[0]?.reject(error),
  };
}

test('an action whose screen is about to be replaced stays busy', async () => {
  const [first, second] = [slowAction(), slowAction()];
  const { result } = renderHook(useAction);
  act(() => void result.current.run(first.action));
  await act(async () => first.resolve('stay-busy'));
  expect(result.current.pending).toBe(true);
  act(() => void result.current.run(second.action));
  expect(second.action).not.toHaveBeenCalled();
});

test('a late error of a superseded pop-up does not replace the error of the newer one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [older, newer] = [slowAction(), slowAction()];
  const { result } = renderHook(useAction);
  act(() => {
    void result.current.attempt(older.action);
    void result.current.attempt(newer.action);
  });
  await act(async () => newer.reject('newer'));
  await act(async () => older.reject('older'));
  expect(result.current.error).toBe('newer');
});

test('a fault is reported, and the answer of a service is not', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sendBeacon = vi.fn<typeof navigator.sendBeacon>(() => true);
  navigator.sendBeacon = sendBeacon;
  const { result } = renderHook(useAction);
  const answer = Object.assign(new Error('refused'), { code: 'auth/wrong-password' });
  await act(() => result.current.run(() => Promise.reject(answer)));
  expect(sendBeacon).not.toHaveBeenCalled();
  await act(() => result.current.run(() => Promise.reject(new TypeError('x is null'))));
  expect(sendBeacon).toHaveBeenCalledOnce();
});
