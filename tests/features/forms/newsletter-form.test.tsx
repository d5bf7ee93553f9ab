import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { blockStorage } from '../../support/storage';

vi.mock('@/lib/env', () => ({ env: { formEndpoint: null } }));

// Each test is a new visit, and keyFor is another one.
beforeEach(() => void vi.resetModules());

const load = () => import('@/features/forms/newsletter-form');

test('without an endpoint the email app is offered', async () => {
  const { NewsletterForm } = await load();
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

test('every try with an address uses one key, also after a reload and in another letter case', async () => {
  const key = await keyFor('ada@example.com');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await keyFor('ada@example.com')).toBe(key);
  expect(await keyFor(' Ada@Example.com')).toBe(key);
  expect(await keyFor('bea@example.com')).not.toBe(key);
});

test('with storage blocked, the key lasts until the page is left', async () => {
  blockStorage();
  const { subscriptionKey } = await load();
  expect(subscriptionKey('ada@example.com')).toBe(subscriptionKey('ada@example.com'));
  vi.restoreAllMocks();
});

/** The key on a newly loaded page, with only storage left from before. */
async function keyFor(email: string): Promise<string> {
  vi.resetModules();
  return (await load()).subscriptionKey(email);
}
