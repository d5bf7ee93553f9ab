import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runConfetti } from '@/features/offer/confetti';

const { launch, create } = vi.hoisted(() => {
  const launch = vi.fn<(options: { particleCount: number }) => null>(() => null);
  return { launch, create: vi.fn(() => Object.assign(launch, { reset: () => undefined })) };
});
vi.mock('canvas-confetti', () => ({ default: { create } }));

let stop: () => void = () => undefined;
const onEnd = vi.fn<() => void>();
const canvas = document.createElement('canvas');

beforeEach(async () => {
  vi.useFakeTimers();
  stop = runConfetti(canvas, onEnd);
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('the first burst of 15 comes one second after the start', async () => {
  await vi.advanceTimersByTimeAsync(999);
  expect(launch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(launch).toHaveBeenCalledTimes(1);
  expect(launch.mock.lastCall?.[0].particleCount).toBe(15);
});

test('it ends by itself after 100 seconds', async () => {
  await vi.advanceTimersByTimeAsync(1000 + 99_999);
  expect(onEnd).not.toHaveBeenCalled();
  expect(launch).toHaveBeenCalledTimes(143);
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('there is no burst while the tab is hidden', async () => {
  await vi.advanceTimersByTimeAsync(1000);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(launch).toHaveBeenCalledOnce();
  hidden.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(700);
  expect(launch).toHaveBeenCalledTimes(2);
});

test('a library that fails to load counts as ended', async () => {
  stop();
  create.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const ended = vi.fn<() => void>();
  const stopBroken = runConfetti(canvas, ended);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).toHaveBeenCalledOnce();
  stopBroken();
});
