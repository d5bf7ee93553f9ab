import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachedResult, attachToContact } from '@/features/forms/attach-link';
import { contactDraft } from '@/features/forms/contact-draft';
import { deliver } from '@/features/forms/form-delivery';
import { field, fill, open, send, typed } from '../../support/contact-form';

vi.mock(import('@/features/forms/form-delivery'), async (original) => ({
  ...(await original()),
  deliver: vi.fn(),
}));
const delivery = vi.mocked(deliver);
const result = { title: 'Sentiment analysis: Positive, +0.42', text: 'It is fun.' };

beforeEach(() => {
  delivery.mockResolvedValue({ status: 'sent' });
});

afterEach(() => {
  contactDraft.set('', contactDraft.empty);
  attachedResult.set('', null);
});

test('a removed result is not sent', async () => {
  attachToContact('', result);
  open();
  fill(typed);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the result' }));
  expect(field('message')).toHaveFocus();
  await userEvent.click(send());
  expect(delivery.mock.calls[0]?.[0].fields).not.toHaveProperty('result');
});

test('a long result is cut without splitting a character', () => {
  attachToContact('', { title: 't'.repeat(1000), text: '🙂'.repeat(100_000) });
  const { title, text } = attachedResult.get('') ?? result;
  expect(title).toHaveLength(200);
  expect(text.length).toBeLessThanOrEqual(20_000);
  expect(() => encodeURIComponent(text)).not.toThrow();
  expect(text).toMatch(/…$/);
});
