import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { blockStorage } from '../../support/storage';

const env = vi.hoisted((): { formEndpoint: string | null } => ({ formEndpoint: null }));
vi.mock('@/lib/env', () => ({ env }));

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

describe('with an endpoint', () => {
  const sent: Record<string, string>[] = [];

  beforeEach(() => {
    env.formEndpoint = 'https://forms.example.com';
    sent.length = 0;
    return () => void (env.formEndpoint = null);
  });

  function answer(status: number) {
    vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      return Promise.resolve(new Response(null, { status }));
    });
  }

  test('who leaves the list can join it again', async () => {
    answer(200);
    const { NewsletterForm } = await load();
    render(<NewsletterForm />);
    await press('Subscribe', /Thank you/);
    await press('Subscribe', /press Unsubscribe, then Subscribe/);
    await press('Unsubscribe', /no longer/);
    await press('Subscribe', /Thank you/);
    expect(sent.map(({ kind }) => kind)).toEqual(['newsletter', 'unsubscribe', 'newsletter']);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
  });

  test('an address that was not delivered stays, and is sent again with the same key', async () => {
    answer(503);
    const { NewsletterForm } = await load();
    render(<NewsletterForm />);
    await press('Subscribe', /may not have arrived/);
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    answer(200);
    await press('Subscribe', /on the list/);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});

async function press(button: string, text: RegExp) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: button }));
  await screen.findByText(text);
}

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
