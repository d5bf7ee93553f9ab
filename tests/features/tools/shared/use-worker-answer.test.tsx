import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { useWorkerAnswer } from '@/features/tools/shared/use-worker-answer';
import { ErrorBoundary } from '@/ui/error-boundary';

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  readonly asked: unknown[] = [];
  isEnded = false;
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  postMessage(question: unknown) {
    this.asked.push(question);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(data: unknown) {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data })));
  }
  fail() {
    act(() => void this.dispatchEvent(new Event('error', { cancelable: true })));
  }
}

interface AnswerProps {
  readonly question: string;
  readonly start: () => Worker;
  readonly fallback: () => Promise<(question: string) => number>;
}

function Answer({ question, start, fallback }: AnswerProps) {
  const { answer, answered } = useWorkerAnswer(question, start, fallback);
  return <p>{answer === null ? 'thinking' : `${answered} has ${answer}`}</p>;
}

function noWorker(): Worker {
  throw new Error('Workers are switched off here.');
}
const counting = () => Promise.resolve((question: string) => question.length);
const unreachable = () => Promise.reject(new Error('gone'));

test('sends one question at a time and skips to the newest', () => {
  const worker = new FakeWorker();
  const start = () => worker;
  const { rerender, unmount } = render(<Answer question="a" start={start} fallback={counting} />);
  for (const question of ['b', 'c'])
    rerender(<Answer question={question} start={start} fallback={counting} />);
  expect(worker.asked).toEqual(['a']);
  worker.answer(1);
  expect(screen.getByText('a has 1')).toBeVisible();
  expect(worker.asked).toEqual(['a', 'c']);
  worker.answer(2);
  expect(screen.getByText('c has 2')).toBeVisible();
  unmount();
  expect(worker.isEnded).toBe(true);
});

test('answers on the main thread after the worker fails', async () => {
  const worker = new FakeWorker();
  const start = () => worker;
  const { rerender } = render(<Answer question="one" start={start} fallback={counting} />);
  worker.fail();
  expect(await screen.findByText('one has 3')).toBeVisible();
  expect(worker.isEnded).toBe(true);
  rerender(<Answer question="three" start={start} fallback={counting} />);
  expect(await screen.findByText('three has 5')).toBeVisible();
});

test('answers on the main thread if the worker cannot start', async () => {
  render(<Answer question="one" start={noWorker} fallback={counting} />);
  expect(await screen.findByText('one has 3')).toBeVisible();
});

test('throws to the error boundary if the fallback cannot load', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <ErrorBoundary fallback={<p>That did not work.</p>}>
      <Answer question="one" start={noWorker} fallback={unreachable} />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('That did not work.')).toBeVisible();
});
