import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LiveCounters } from '@/pages/home/live-counters';

const SECOND = 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  preferReducedMotion(false);
});

test('grows from 500 active users and 1000 automated tasks by at most 4 and 19 a second', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999_999);
  render(<LiveCounters />);
  seconds(100);
  expect(figures()).toEqual([500 + 100 * 4, 1000 + 100 * 19]);
});

test('stops while paused and continues when resumed', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const user = userEvent.setup();
  render(<LiveCounters />);
  await user.click(screen.getByRole('button', { name: 'Pause the counters' }));
  seconds(10);
  expect(figures()).toEqual([500, 1000]);
  await user.click(screen.getByRole('button', { name: 'Resume the counters' }));
  seconds(1);
  expect(figures()).toEqual([502, 1010]);
});

test('starts paused under reduced motion, and can be started', async () => {
  preferReducedMotion(true);
  const user = userEvent.setup();
  render(<LiveCounters />);
  expect(vi.getTimerCount()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Resume the counters' }));
  expect(vi.getTimerCount()).toBe(1);
});

function figures(): [number, number] {
  const [users, tasks] = screen
    .getAllByRole('definition')
    .map(({ textContent }) => Number(textContent.replaceAll(',', '')));
  return [users ?? Number.NaN, tasks ?? Number.NaN];
}

function seconds(count: number) {
  for (let passed = 0; passed < count; passed++) {
    act(() => {
      vi.advanceTimersByTime(SECOND);
    });
  }
}

function preferReducedMotion(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
