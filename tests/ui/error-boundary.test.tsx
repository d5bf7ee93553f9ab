import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '@/ui/error-boundary';

const onError = vi.fn<(error: unknown) => void>();

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

function Page({ broken }: { broken: boolean }) {
  if (broken) throw new Error('This page broke.');
  return <p>The page</p>;
}

function Site({ broken, at }: { broken: boolean; at: string }) {
  return (
    <ErrorBoundary resetKey={at} fallback={<p>Sorry</p>} onError={onError}>
      <Page broken={broken} />
    </ErrorBoundary>
  );
}

test('shows the fallback and reports the error once', () => {
  render(<Site broken at="/one" />);
  expect(screen.getByText('Sorry')).toBeVisible();
  expect(screen.queryByText('The page')).not.toBeInTheDocument();
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('This page broke.'), expect.anything());
});

test('retries at another address, not at the same one', () => {
  const { rerender } = render(<Site broken at="/one" />);
  rerender(<Site broken={false} at="/one" />);
  expect(screen.getByText('Sorry')).toBeVisible();
  rerender(<Site broken={false} at="/two" />);
  expect(screen.getByText('The page')).toBeVisible();
});
