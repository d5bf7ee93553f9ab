import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AlertsProvider, useAlerts } from '@/ui/use-alerts';
import { AlertRegion } from '@/ui/alert-region';

function Site() {
  return (
    <AlertsProvider>
      <Said />
      {['one', 'two', 'three', 'four'].map((text) => (
        <Say key={text} text={text} />
      ))}
    </AlertsProvider>
  );
}

function Said() {
  const { alerts, dismiss } = useAlerts();
  return <AlertRegion alerts={alerts} onDismiss={dismiss} />;
}

function Say({ text }: { text: string }) {
  const { announce } = useAlerts();
  return (
    <button type="button" onClick={() => announce(text)}>
      say {text}
    </button>
  );
}

function say(...texts: string[]) {
  for (const text of texts) fireEvent.click(screen.getByRole('button', { name: `say ${text}` }));
}

const said = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

test('alerts are announced, the newest last', () => {
  render(<Site />);
  expect(said()).toEqual([]);
  say('one', 'two');
  expect(said()).toEqual(['one', 'two']);
});

test('at most three alerts are shown, and the oldest is removed', () => {
  render(<Site />);
  say('one', 'two', 'three', 'four');
  expect(said()).toEqual(['two', 'three', 'four']);
});

test('a repeated alert is shown once, as the newest, and announced again', () => {
  render(<Site />);
  say('one', 'two');
  const [first] = screen.getAllByRole('alert');
  say('one');
  expect(said()).toEqual(['two', 'one']);
  expect(first).not.toBeInTheDocument();
});

test('dismissing one alert keeps the others', () => {
  render(<Site />);
  say('one', 'two', 'three');
  const [, second] = screen.getAllByRole('button', { name: 'Dismiss' });
  if (second) fireEvent.click(second);
  expect(said()).toEqual(['one', 'three']);
});

test('dismissing an alert returns the focus to where it was', async () => {
  render(<Site />);
  const trigger = screen.getByRole('button', { name: 'say one' });
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(trigger).toHaveFocus();
});

test('outside the provider, announcing does nothing', () => {
  render(<Say text="one" />);
  say('one');
  expect(said()).toEqual([]);
});
