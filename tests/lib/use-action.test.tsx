import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAction } from '@/lib/use-action';

/** An action that the test settles. */
function slowAction() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const action = vi.fn<(what: string) => Promise<void>>(
    () => new Promise<void>((resolve, reject) => ends.push({ resolve, reject })),
  );
  return { action, ends };
}

test('a second run while the first is pending does nothing', async () => {
  const { action, ends } = slowAction();
  const { result } = renderHook(() => useAction(action));
  act(() => {
    void result.current.run('first');
    void result.current.run('second');
  });
  expect(action).toHaveBeenCalledExactlyOnceWith('first');
  expect(result.current.pending).toBe(true);

  await act(async () => ends[0]?.resolve());
  expect(result.current.pending).toBe(false);
  act(() => void result.current.run('third'));
  expect(action).toHaveBeenLastCalledWith('third');
});

test('a failed action rejects and can be run again', async () => {
  const { action, ends } = slowAction();
  const { result } = renderHook(() => useAction(action));
  let running: Promise<void> | undefined;
  act(() => void (running = result.current.run('first')));
  await act(async () => {
    ends[0]?.reject(new Error('refused'));
    await expect(running).rejects.toThrow('refused');
  });
  expect(result.current.pending).toBe(false);
  act(() => void result.current.run('second'));
  expect(action).toHaveBeenCalledTimes(2);
});

test('a new version of the action does not run in parallel with the old one', () => {
  const one = slowAction();
  const other = slowAction();
  const { result, rerender } = renderHook(({ action }) => useAction(action), { initialProps: one });
  act(() => void result.current.run('first'));
  rerender(other);
  act(() => void result.current.run('second'));
  expect(other.action).not.toHaveBeenCalled();
});
