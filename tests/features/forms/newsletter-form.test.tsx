import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { deliver } from '@/features/forms/form-delivery';
import { NewsletterForm } from '@/features/forms/newsletter-form';

vi.mock(import('@/features/forms/form-delivery'), async (original) => ({
  ...(await original()),
  deliver: vi.fn<typeof deliver>(),
}));

const send = vi.mocked(deliver);

beforeEach(() => {
  send.mockResolvedValue({ status: 'sent' });
});

async function subscribe(email: string) {
  const field = screen.getByLabelText('Email');
  await userEvent.clear(field);
  if (email !== '') await userEvent.type(field, email);
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  return field;
}

test('without an endpoint the email app is offered', async () => {
  send.mockResolvedValue({ status: 'mail-program', href: 'mailto:hello@example.com' });
  render(<NewsletterForm />);
  const field = await subscribe('ada@example.com');
  expect(await screen.findByRole('link', { name: 'Send it by email' })).toHaveAttribute(
    'href',
    expect.stringContaining('ada%40example.com'),
  );
  expect(field).toHaveValue('ada@example.com');
  expect(screen.queryByText(/Thank you/)).not.toBeInTheDocument();
});
