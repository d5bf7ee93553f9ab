import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachToContact } from '@/features/forms';
import { emptyDraft, saveContactDraft } from '@/features/forms/contact-draft';
import { contactReading, removeContactReading } from '@/features/forms/contact-reading';
import { deliver } from '@/features/forms/form-delivery';
import { forgetAccountTexts } from '@/lib/account-scoped-text';
import { fill, open, send, typed } from '../../support/contact-form';

vi.mock(import('@/features/forms/form-delivery'), async (original) => ({
  ...(await original()),
  deliver: vi.fn(),
}));
const delivery = vi.mocked(deliver);
const reading = { title: 'Sentiment analysis: Positive, +0.42', text: 'It is fun.' };

beforeEach(() => {
  delivery.mockReset();
  delivery.mockResolvedValue({ status: 'sent' });
});

afterEach(() => {
  saveContactDraft('', emptyDraft);
  removeContactReading('');
  sessionStorage.clear();
});

test('an attached reading is shown, sent once and then gone', async () => {
  attachToContact('', reading);
  open();
  expect(screen.getByText(reading.title)).toBeInTheDocument();
  fill(typed);
  await userEvent.click(send());
  expect(delivery).toHaveBeenCalledOnce();
  expect(delivery.mock.calls[0]?.[0].fields).toMatchObject({
    reading: `${reading.title}\n\n${reading.text}`,
  });
  expect(screen.queryByText(reading.title)).not.toBeInTheDocument();
  expect(contactReading('')).toBeNull();
});

test('a failed attempt keeps the reading, and a retry sends the same', async () => {
  delivery.mockResolvedValueOnce({ status: 'failed', reason: 'offline' });
  attachToContact('', reading);
  open();
  fill(typed);
  await userEvent.click(send());
  expect(screen.getByText(reading.title)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const keys = delivery.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(keys[0]).toBe(keys[1]);
});

test('a removed reading is not sent', async () => {
  attachToContact('', reading);
  open();
  fill(typed);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the result' }));
  expect(screen.getByLabelText('Message')).toHaveFocus();
  await userEvent.click(send());
  expect(delivery.mock.calls[0]?.[0].fields).not.toHaveProperty('reading');
});

test('a reading belongs to one account, and is forgotten with it', () => {
  attachToContact('ada', reading);
  expect(contactReading('bob')).toBeNull();
  expect(contactReading('ada')).toEqual(reading);
  forgetAccountTexts('ada');
  expect(contactReading('bob')).toBeNull();
  expect(contactReading('ada')).toBeNull();
});

test('a long reading is cut without splitting a character', () => {
  attachToContact('', { title: 't'.repeat(1000), text: '🙂'.repeat(100_000) });
  const { title, text } = contactReading('') ?? reading;
  expect(title).toHaveLength(200);
  expect(text.length).toBeLessThanOrEqual(4000);
  expect(() => encodeURIComponent(text)).not.toThrow();
  expect(text).toMatch(/…$/);
});
