import { expect, test, vi } from 'vitest';
import { createLatestOnlyWorker, useWorkerAnswer } from '@/features/tools/shared/latest-only-worker';
import { render, screen } from '@testing-library/react';
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
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  fail() {
    this.dispatchEvent(new Event('error', { cancelable: true }));
  }
}

function open(
  start: () => Worker,
  fallback = () => Promise.resolve((question: string) => `here: ${question}`),
) {
  const latest: string[] = [];
  const onFailure = vi.fn<(error: unknown) => void>();
  const channel = createLatestOnlyWorker<string, string>({
    start,
    fallback,
    onAnswer: (question, answer) => latest.push(`${question} → ${answer}`),
    onFailure,
  });
  return { channel, latest, onFailure };
}

test('sends one question at a time and skips to the newest', () => {
  const worker = new FakeWorker();
  const { channel, latest } = open(() => worker);
  for (const question of ['a', 'b', 'c']) channel.ask(question);
  expect(worker.asked).toEqual(['a']);
  worker.answer('1');
  expect(worker.asked).toEqual(['a', 'c']);
  worker.answer('2');
  expect(latest).toEqual(['a → 1', 'c → 2']);
});

test('answers on the main thread after the worker fails', async () => {
  const worker = new FakeWorker();
  const { channel, latest } = open(() => worker);
  channel.ask('a');
  worker.fail();
  await vi.waitFor(() => expect(latest).toEqual(['a → here: a']));
  expect(worker.isEnded).toBe(true);
  channel.ask('b');
  await vi.waitFor(() => expect(latest).toContain('b → here: b'));
});

test('answers on the main thread if the worker cannot start', async () => {
  const { channel, latest } = open(() => {
    throw new Error('forbidden');
  });
  channel.ask('a');
  await vi.waitFor(() => expect(latest).toEqual(['a → here: a']));
});

test('reports an error if the fallback cannot load', async () => {
  const { channel, onFailure } = open(
    () => {
      throw new Error('forbidden');
    },
    () => Promise.reject(new Error('offline')),
  );
  channel.ask('a');
  await vi.waitFor(() =>
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ message: 'offline' })),
  );
});

test('sends and reports nothing once closed', () => {
  const worker = new FakeWorker();
  const { channel, latest } = open(() => worker);
  channel.ask('a');
  channel.close();
  channel.ask('b');
  worker.answer('1');
  channel.ask('c');
  expect(worker.asked).toEqual(['a']);
  expect(latest).toEqual([]);
  expect(worker.isEnded).toBe(true);
});

test('ignores errors once closed', async () => {
  const { channel, onFailure } = open(
    () => {
      throw new Error('forbidden');
    },
    () => Promise.reject(new Error('offline')),
  );
  channel.ask('a');
  channel.close();
  await new Promise((resolve) => void setTimeout(resolve));
  expect(onFailure).not.toHaveBeenCalled();
});

function noWorker(): Worker {
  throw new Error('Workers are switched off here.');
}
const counting = () => Promise.resolve((question: string) => question.length);
const unreachable = () => Promise.reject(new Error('gone'));

function Answer({
  question,
  fallback,
}: {
  question: string;
  fallback: () => Promise<(question: string) => number>;
}) {
  const { answer, answered } = useWorkerAnswer(question, noWorker, fallback);
  return <p>{answer === null ? 'thinking' : `${answered} has ${answer}`}</p>;
}

test('the hook answers the newest question without a worker', async () => {
  const { rerender } = render(<Answer question="one" fallback={counting} />);
  expect(await screen.findByText('one has 3')).toBeVisible();
  rerender(<Answer question="three" fallback={counting} />);
  expect(await screen.findByText('three has 5')).toBeVisible();
});

test('the hook throws to the error boundary if the fallback cannot load', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <ErrorBoundary fallback={<p>That did not work.</p>}>
      <Answer question="one" fallback={unreachable} />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('That did not work.')).toBeVisible();
});
