import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useModelRuns } from '@/features/model';
import type { runModel } from '@/features/model/run-model';
import { MODEL_CHOICE_KEY } from '@/lib/storage-keys';

const run = vi.hoisted(() => vi.fn<typeof runModel>());
vi.mock('@/features/model/run-model', () => ({ runModel: run }));

const first = { instruction: 'Answer.', prompt: 'First question' };
const second = { instruction: 'Answer.', prompt: 'Second question' };

beforeEach(() => {
  run.mockReset().mockResolvedValue(null);
});

test('leaving the page before the place is known starts no run', async () => {
  const findDevice = withSlowDevice();
  const { result, unmount } = renderHook(useModelRuns);
  const started = result.current.start('1', first);
  unmount();
  findDevice('available');
  await started;
  expect(run).not.toHaveBeenCalled();
});

test('of two questions asked before the place is known, only the last is answered', async () => {
  const findDevice = withSlowDevice();
  const { result } = renderHook(useModelRuns);
  await act(async () => {
    const started = [result.current.start('1', first), result.current.start('2', second)];
    findDevice('available');
    await Promise.all(started);
  });
  expect(run.mock.calls.map(([task]) => task)).toEqual([second]);
});

test('consent withdrawn before the place is known sends nothing', async () => {
  localStorage.setItem(MODEL_CHOICE_KEY, 'yes');
  const findDevice = withSlowDevice();
  const { result } = renderHook(useModelRuns);
  const started = result.current.start('1', first);
  act(() => {
    localStorage.removeItem(MODEL_CHOICE_KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: MODEL_CHOICE_KEY }));
  });
  await act(async () => {
    findDevice('unavailable');
    await started;
  });
  expect(run).not.toHaveBeenCalled();
});

test('a run that was cleared while it was writing does not come back', async () => {
  localStorage.setItem(MODEL_CHOICE_KEY, 'yes');
  run.mockImplementation(
    (_task, { signal, onText }) =>
      new Promise((resolve) => {
        onText('The first');
        signal.addEventListener('abort', () => resolve('stopped'));
      }),
  );
  const { result } = renderHook(useModelRuns);
  act(() => void result.current.start('1', first));
  await waitFor(() => expect(result.current.runs.get('1')?.text).toBe('The first'));
  await act(async () => result.current.clear());
  expect(result.current.runs.size).toBe(0);
});

/** Stubs the browser's Prompt API. It answers when the returned function is called. */
function withSlowDevice(): (availability: string) => void {
  let answer: ((availability: string) => void) | undefined;
  const promise = new Promise<string>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('LanguageModel', { availability: () => promise });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return (availability) => answer?.(availability);
}
