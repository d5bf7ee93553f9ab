import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { useWorkerAnswer } from '@/features/tools/shared/use-worker-answer';
import { IN_TIME_MS } from '@/lib/load-once';
import { ErrorBoundary } from '@/ui/error-boundary';

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  readonly questions: unknown[] = [];
  isEnded = false;
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  postMessage(question: unknown) {
    this.questions.push(question);
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
}

function Answer({ question, start }: AnswerProps) {
  const { answer, isStale } = useWorkerAnswer<(question: string) => string>(question, start);
  return <p>{`${answer ?? 'nothing'}${isStale ? ', stale' : ''}`}</p>;
}

test('sends one question at a time and skips to the newest', () => {
  const worker = new FakeWorker();
  const start = () => worker;
  const { rerender, unmount } = render(<Answer question="a" start={start} />);
  for (const question of ['b', 'c']) rerender(<Answer question={question} start={start} />);
  expect(worker.questions).toEqual(['a']);
  worker.answer('one');
  expect(screen.getByText('one, stale')).toBeVisible();
  expect(worker.questions).toEqual(['a', 'c']);
  worker.answer('two');
  expect(screen.getByText('two')).toBeVisible();
  unmount();
  expect(worker.isEnded).toBe(true);
});

test.each([
  ['fails', (worker: FakeWorker) => worker, (worker: FakeWorker) => worker.fail()],
  ['never starts', (worker: FakeWorker) => worker, () => act(() => void vi.advanceTimersByTime(IN_TIME_MS))],
  [
    'cannot start',
    () => {
      throw new Error('Workers are switched off here.');
    },
    () => undefined,
  ],
])('a worker that %s is thrown to the error boundary', (_, launch, happen) => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  const worker = new FakeWorker();
  const start = () => launch(worker);
  render(
    <ErrorBoundary fallback={<p>That did not work.</p>}>
      <Answer question="one" start={start} />
    </ErrorBoundary>,
  );
  happen(worker);
  expect(screen.getByText('That did not work.')).toBeVisible();
  vi.useRealTimers();
});
