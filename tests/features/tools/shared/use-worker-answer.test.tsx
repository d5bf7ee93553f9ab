import { expect, test, vi } from 'vitest';
import { render, screen } from '@testing-library/react';
import { useWorkerAnswer } from '@/features/tools/shared/latest-only-worker';
import { ErrorBoundary } from '@/ui/error-boundary';

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

test('without a worker the page answers itself, and the newest question last', async () => {
  const { rerender } = render(<Answer question="one" fallback={counting} />);
  expect(await screen.findByText('one has 3')).toBeVisible();
  rerender(<Answer question="three" fallback={counting} />);
  expect(await screen.findByText('three has 5')).toBeVisible();
});

test('when nobody can answer, the boundary around it takes over', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <ErrorBoundary fallback={<p>That did not work.</p>}>
      <Answer question="one" fallback={unreachable} />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('That did not work.')).toBeVisible();
});
