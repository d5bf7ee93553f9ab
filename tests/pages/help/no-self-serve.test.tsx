import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import HelpPage from '@/pages/help/help';
import { renderPage } from '../../support/render-page';

vi.mock(import('@/site/plans'), async (original) => ({ ...(await original()), selfServePlans: [] }));

test('without a free app, Help offers none, and each example of the filter finds a topic', () => {
  renderPage(<HelpPage />);
  expect(document.body).not.toHaveTextContent(/\bfree\b/i);
  const filter = screen.getByRole<HTMLInputElement>('searchbox');
  for (const word of filter.placeholder.split(', ')) {
    fireEvent.change(filter, { target: { value: word } });
    expect(screen.queryByText('No topic matches your words.'), word).not.toBeInTheDocument();
  }
  fireEvent.change(filter, { target: { value: 'free' } });
  expect(screen.getByText('No topic matches your words.')).toBeVisible();
});
