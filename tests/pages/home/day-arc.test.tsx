import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DayArc } from '@/pages/home/day-arc';
import { useMessage } from '@/features/message-demo';
import { writeMessage } from '@/features/message-demo/use-message';
import { sampleMessages } from '@/site/messages';

const [store, hotel] = sampleMessages;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 14, 32) });
});

test('starts at the time of the visitor', () => {
  renderArc();
  expect(arc()).toHaveAttribute('aria-valuetext', '2:32 PM: your team is in');
  expect(document.documentElement).toHaveAttribute('data-daylight', 'day');
});

test('shows the light, the message, and who answers at another time', () => {
  renderArc();
  fireEvent.change(arc(), { target: { value: 6 * 60 } });
  expect(arc()).toHaveAttribute('aria-valuetext', '6:00 AM: the assistant answers');
  expect(document.documentElement).toHaveAttribute('data-daylight', 'dawn');
  expect(message()).toHaveTextContent(hotel.text.slice(0, 20));
  fireEvent.change(arc(), { target: { value: 23 * 60 } });
  expect(document.documentElement).toHaveAttribute('data-daylight', 'night');
  expect(message()).toHaveTextContent(store.text.slice(0, 20));
});

test('leaves a message of the visitor alone', () => {
  renderArc();
  act(() => writeMessage('Where is my parcel?'));
  fireEvent.change(arc(), { target: { value: 6 * 60 } });
  expect(message()).toHaveTextContent('Where is my parcel?');
});

function renderArc() {
  render(
    <>
      <DayArc />
      <CurrentMessage />
    </>,
  );
}

function CurrentMessage() {
  return <p data-testid="message">{useMessage().analysis.text}</p>;
}

function arc() {
  return screen.getByRole('slider', { name: 'Time of day' });
}

function message() {
  return screen.getByTestId('message');
}
