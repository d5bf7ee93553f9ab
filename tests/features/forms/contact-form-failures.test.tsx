import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft, saveContactDraft } from '@/features/forms/use-contact-form';
import { deliver } from '@/features/forms/form-delivery';
import { fill, open, send, typed } from '../../support/contact-form';

vi.mock(import('@/features/forms/form-delivery'), async (original) => ({
  ...(await original()),
  deliver: vi.fn(),
}));
const delivery = vi.mocked(deliver);

beforeEach(() => {
  delivery.mockReset();
  delivery.mockResolvedValue({ status: 'sent' });
});

afterEach(() => {
  saveContactDraft('', emptyDraft);
  localStorage.clear();
});

test.each([
  ['offline', /offline/],
  ['slow', /in time/],
  ['refused', /not accept/],
  ['unreachable', /not be reached/],
] as const)('a failure (%s) is explained, keeps the text and can be retried', async (reason, sentence) => {
  delivery.mockResolvedValueOnce({ status: 'failed', reason });
  open();
  fill(typed);
  await userEvent.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  for (const [label, value] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(value);
  expect(screen.queryByText('Your message has been sent!')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write by email' })).toHaveAttribute(
    'href',
    expect.stringContaining('mailto:hello@example.com?'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your message has been sent!')).toBeInTheDocument();
  const keys = delivery.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(keys[0]).toBe(keys[1]);
});

test('without an endpoint the email app is offered', async () => {
  delivery.mockResolvedValueOnce({ status: 'mail-program', href: 'mailto:hello@example.com' });
  open();
  fill(typed);
  await userEvent.click(send());
  expect(await screen.findByRole('link', { name: /email app/ })).toHaveAttribute(
    'href',
    expect.stringContaining('mailto:hello@example.com?'),
  );
  expect(screen.queryByText('Your message has been sent!')).not.toBeInTheDocument();
  for (const [label, value] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(value);
});

test('another text uses another key', async () => {
  delivery.mockResolvedValueOnce({ status: 'failed', reason: 'slow' });
  open();
  fill(typed);
  await userEvent.click(send());
  await userEvent.type(screen.getByLabelText('Message'), ' more');
  await userEvent.click(send());
  const keys = delivery.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(keys[0]).not.toBe(keys[1]);
});

test('a filled honeypot is passed on once, and the retry succeeds', async () => {
  delivery.mockResolvedValueOnce({ status: 'failed', reason: 'refused' });
  open();
  fill({ ...typed, 'Leave this empty': 'https://spam.example' });
  await userEvent.click(send());
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your message has been sent!')).toBeInTheDocument();
  expect(delivery.mock.calls.map(([{ honeypot }]) => honeypot)).toEqual(['https://spam.example', '']);
});
