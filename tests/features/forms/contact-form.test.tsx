import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft, saveContactDraft } from '@/features/forms/contact-draft';
import { deliver, type Delivery } from '@/features/forms/form-delivery';
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

test('every field is required, and an empty form says what is missing at each', async () => {
  open();
  for (const label of Object.keys(typed)) expect(screen.getByLabelText(label)).toBeRequired();
  expect(screen.getByLabelText('Phone')).toHaveAttribute('type', 'tel');
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Message')).toHaveAttribute('rows', '5');
  await userEvent.click(send());
  expect(screen.getByLabelText('First name')).toHaveFocus();
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Enter your first name.');
  for (const label of Object.keys(typed)) expect(screen.getByLabelText(label)).toBeInvalid();
  expect(delivery).not.toHaveBeenCalled();
});

test('spaces are not a message', async () => {
  open();
  fill({ ...typed, Message: '   ' });
  await userEvent.click(send());
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Write a message.');
  expect(delivery).not.toHaveBeenCalled();
});

test('an incomplete address is explained, and the line goes once it is typed again', async () => {
  open();
  fill({ ...typed, Email: 'ada' });
  await userEvent.click(send());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/name@example\.com/);
  await userEvent.type(screen.getByLabelText('Email'), '@');
  expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription();
});

test('what was typed is sent as it is, then announced and cleared', async () => {
  open();
  fill(typed);
  await userEvent.click(send());
  expect(delivery.mock.lastCall?.[0]).toMatchObject({
    kind: 'contact',
    honeypot: '',
    fields: { firstName: 'Ada', email: 'ada@example.com', message: 'Two lines\nand a +' },
  });
  expect(await screen.findByText('Your message has been sent!')).toBeInTheDocument();
  for (const label of Object.keys(typed)) expect(screen.getByLabelText(label)).toHaveValue('');
  expect(localStorage.getItem('contact-draft')).toBeNull();
});

test('a double click sends once, and what is typed meanwhile stays', async () => {
  const answers: ((delivery: Delivery) => void)[] = [];
  delivery.mockReturnValueOnce(new Promise((resolve) => answers.push(resolve)));
  open();
  fill(typed);
  await userEvent.dblClick(send());
  expect(delivery).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText('Message'), '!');
  answers[0]?.({ status: 'sent' });
  expect(await screen.findByText('Your message has been sent!')).toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveValue('Two lines\nand a +!');
});

test('a draft is there again after leaving, and gone once cleared', async () => {
  const { unmount } = open();
  fill(typed);
  unmount();
  expect(localStorage.getItem('contact-draft')).toContain('Example Ltd');
  open();
  expect(screen.getByLabelText('Company')).toHaveValue('Example Ltd');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
  expect(screen.getByLabelText('Company')).toHaveValue('');
  expect(screen.getByLabelText('First name')).toHaveFocus();
  expect(localStorage.getItem('contact-draft')).toBeNull();
});

test('with storage blocked the form works all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  open();
  fill(typed);
  await userEvent.click(send());
  await waitFor(() => expect(screen.getByText('Your message has been sent!')).toBeInTheDocument());
});
