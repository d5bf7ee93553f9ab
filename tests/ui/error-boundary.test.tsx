import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '@/ui/error-boundary';

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

const onError = vi.fn<(error: unknown) => void>();

test('a page that breaks is stood in for and reported once', () => {
  render(<Site broken at="/one" />);
  expect(screen.getByText('Sorry')).toBeVisible();
  expect(screen.queryByText('The page')).not.toBeInTheDocument();
  expect(onError).toHaveBeenCalledOnce();
  expect(onError.mock.calls[0]?.[0]).toEqual(new Error('This page broke.'));
});

test('another address is another try; the same address is not', () => {
  const { rerender } = render(<Site broken at="/one" />);
  rerender(<Site broken={false} at="/one" />);
  expect(screen.getByText('Sorry')).toBeVisible();
  rerender(<Site broken={false} at="/two" />);
  expect(screen.getByText('The page')).toBeVisible();
});

test('an address whose page breaks as well is stood in for again', () => {
  const { rerender } = render(<Site broken at="/one" />);
  rerender(<Site broken at="/two" />);
  expect(screen.getByText('Sorry')).toBeVisible();
});
