import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AlertsProvider, useAlerts } from '@/ui/use-alerts';
import { AlertRegion } from '@/ui/alert-region';

function Site() {
  return (
    <AlertsProvider>
      <Alerts />
      {['one', 'two', 'three', 'four'].map((text) => (
        <AnnounceButton key={text} text={text} />
      ))}
    </AlertsProvider>
  );
}

function Alerts() {
  const { alerts, dismiss } = useAlerts();
  return <AlertRegion alerts={alerts} onDismiss={dismiss} />;
}

function AnnounceButton({ text }: { text: string }) {
  const { announce } = useAlerts();
  return (
    <button type="button" onClick={() => announce(text)}>
      announce {text}
    </button>
  );
}

function announceAll(...texts: string[]) {
  for (const text of texts) fireEvent.click(screen.getByRole('button', { name: `announce ${text}` }));
}

const shownAlerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

test('at most three alerts are shown, and the oldest is removed', () => {
  render(<Site />);
  announceAll('one', 'two', 'three', 'four');
  expect(shownAlerts()).toEqual(['two', 'three', 'four']);
});

test('a repeated alert is shown once, as the newest, and announced again', () => {
  render(<Site />);
  announceAll('one', 'two');
  const [first] = screen.getAllByRole('alert');
  announceAll('one');
  expect(shownAlerts()).toEqual(['two', 'one']);
  expect(first).not.toBeInTheDocument();
});

test('dismissing an alert returns the focus to where it was', async () => {
  render(<Site />);
  const trigger = screen.getByRole('button', { name: 'announce one' });
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(trigger).toHaveFocus();
});

test('an alert stays while it is hovered or has the focus', () => {
  vi.useFakeTimers();
  render(<Site />);
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
