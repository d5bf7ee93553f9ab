import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAction, type Action } from '@/lib/use-form';

/** An action that the test makes fail. */
function slowAction() {
  let fail: ((error: string) => void) | undefined;
  const action: Action = () => new Promise((_resolve, reject) => (fail = reject));
  return { action, reject: (error: string) => fail?.(error) };
}

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
