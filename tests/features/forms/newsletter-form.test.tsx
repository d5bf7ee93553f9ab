import { render, screen, waitFor } from '@testing-library/react';
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

test('an empty field shows an error and sends nothing', async () => {
  render(<NewsletterForm />);
  const field = await subscribe('');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/email address/);
  expect(field).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('another address uses another key', async () => {
  send.mockResolvedValueOnce({ status: 'failed', reason: 'slow' });
  render(<NewsletterForm />);
  await subscribe('ada@example.com');
  await screen.findByText(/in time/);
  await subscribe('bea@example.com');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  const [first, second] = send.mock.calls.map(([submission]) => submission.idempotencyKey);
  expect(first).not.toBe(second);
});

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

test('a filled honeypot is passed on once, and the next attempt succeeds', async () => {
  send.mockResolvedValueOnce({ status: 'failed', reason: 'refused' });
  render(<NewsletterForm />);
  await userEvent.type(screen.getByLabelText('Leave this empty'), 'https://spam.example');
  await subscribe('ada@example.com');
  expect(await screen.findByText(/couldn’t accept/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText(/Thank you/)).toBeVisible();
  expect(send.mock.calls.map(([{ honeypot }]) => honeypot)).toEqual(['https://spam.example', '']);
});
