import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SampleCall } from '@/pages/speech-recognition/sample-call';

test('the call plays to its end, marks the line that is spoken, and plays again', () => {
  vi.useFakeTimers();
  render(<SampleCall />);
  const position = screen.getByRole('slider', { name: 'Position in the call' });
  expect(spoken()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  act(() => void vi.advanceTimersByTime(8000));
  expect(spoken()).toEqual([expect.stringContaining('Did you say')]);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  act(() => void vi.advanceTimersByTime(5000));
  expect(position).toHaveAttribute('aria-valuetext', '00:08');
  fireEvent.change(position, { target: { value: 18.5 } });
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  act(() => void vi.advanceTimersByTime(5000));
  expect(position).toHaveValue('19');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(position).toHaveValue('0');
  vi.useRealTimers();
});

function spoken() {
  return screen.queryAllByRole('listitem', { current: true }).map(({ textContent }) => textContent);
}
