import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AlertRegion } from '@/ui/alert-region';
import { announce } from '@/ui/alerts';

function open() {
  render(
    <>
      <AlertRegion />
      <button type="button" onClick={() => announce('one')}>
        announce
      </button>
    </>,
  );
}

function announceAll(...texts: string[]) {
  act(() => texts.forEach((text) => announce(text)));
}

const shownAlerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

test('at most three alerts are shown, and the oldest is removed', () => {
  open();
  announceAll('one', 'two', 'three', 'four');
  expect(shownAlerts()).toEqual(['two', 'three', 'four']);
});

test('a repeated alert is shown once, as the newest, and announced again', () => {
  open();
  announceAll('one', 'two');
  const [first] = screen.getAllByRole('alert');
  announceAll('one');
  expect(shownAlerts()).toEqual(['two', 'one']);
  expect(first).not.toBeInTheDocument();
});

test('dismissing an alert returns the focus to where it was', async () => {
  open();
  const trigger = screen.getByRole('button', { name: 'announce' });
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(trigger).toHaveFocus();
});

test('an alert stays while it is hovered or has the focus', () => {
  vi.useFakeTimers();
  open();
  announceAll('one');
  const button = screen.getByRole('button', { name: 'Dismiss' });
  act(() => button.focus());
  fireEvent.mouseEnter(button);
  fireEvent.mouseLeave(button);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(shownAlerts()).toEqual(['one']);
  act(() => button.blur());
  act(() => void vi.advanceTimersByTime(20_000));
  expect(shownAlerts()).toEqual([]);
  vi.useRealTimers();
});
