import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProblemBanner } from '@/features/auth/screens/problem-banner';
import { Banner } from '@/ui/banner';

test('what has just happened is announced; what was there all along is not', () => {
  const { rerender } = render(<Banner tone="danger" role="alert" title="Refused." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Refused.');
  rerender(<Banner tone="info" title="Good to know." />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('the provider’s own words stand below ours', () => {
  const problem = { code: 'auth/x', sentence: 'Try again.', detail: 'Firebase: Error (auth/x).' };
  const { rerender } = render(<ProblemBanner problem={problem} />);
  const lines = screen.getAllByText(/./, { selector: 'p' }).map((line) => line.textContent);
  expect(lines).toEqual(['Try again.', 'Firebase: Error (auth/x).']);
  rerender(<ProblemBanner problem={{ ...problem, detail: '' }} />);
  expect(screen.getAllByText(/.*/, { selector: 'p' })).toHaveLength(1);
  rerender(<ProblemBanner problem={null} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
