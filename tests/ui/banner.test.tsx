import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Banner } from '@/ui/banner';

test('a banner is announced only if it has a role', () => {
  const { rerender } = render(<Banner tone="danger" role="alert" title="Refused." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Refused.');
  rerender(<Banner tone="info" title="Good to know." />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
