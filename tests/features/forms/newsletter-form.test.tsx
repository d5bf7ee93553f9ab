import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NewsletterForm } from '@/features/forms/newsletter-form';

vi.mock('@/lib/env', () => ({ env: { formEndpoint: null } }));

test('without an endpoint the email app is offered', async () => {
  render(<NewsletterForm />);
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByRole('link', { name: 'Send it by email' })).toHaveAttribute(
    'href',
    expect.stringContaining('ada%40example.com'),
  );
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.queryByText(/Thank you/)).not.toBeInTheDocument();
});
