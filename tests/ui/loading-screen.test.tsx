import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LoadingScreen } from '@/ui/loading-screen';

beforeEach(() => void vi.useFakeTimers());

test('shows only the text for five seconds, then offers a retry', () => {
  const retry = vi.fn<() => void>();
  const { container } = render(<LoadingScreen onRetry={retry} />);
  expect(container.textContent).toBe('Loading...');
  act(() => void vi.advanceTimersByTime(4999));
  expect(container.textContent).toBe('Loading...');
  act(() => void vi.advanceTimersByTime(1));
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(retry).toHaveBeenCalledOnce();
});
