import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

const env = vi.hoisted((): { formEndpoint: string | null } => ({ formEndpoint: null }));
vi.mock('@/lib/env', () => ({ env }));
const sent: Record<string, string>[] = [];

beforeEach(() => {
  env.formEndpoint = 'https://forms.example.com';
  sent.length = 0;
  localStorage.clear();
  return () => vi.restoreAllMocks();
});

/** A newly loaded page, with only storage left from before. */
async function open() {
  vi.resetModules();
  const { NewsletterForm } = await import('@/features/forms/newsletter-form');
  return render(<NewsletterForm />);
}

function answer(status: number) {
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(new Response(null, { status }));
  });
}

async function press(button: string, text: RegExp, email = 'ada@example.com') {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: button }));
  await screen.findByText(text);
}

const keys = () => new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size;

test('without an endpoint the email app is offered', async () => {
  env.formEndpoint = null;
  await open();
  await press('Subscribe', /nothing has been sent/);
  expect(screen.getByRole('link', { name: /email app/ })).toHaveAttribute(
    'href',
    expect.stringContaining('ada%40example.com'),
  );
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

test('who leaves the list can join it again', async () => {
  answer(200);
  await open();
  await press('Subscribe', /Thank you/);
  await press('Subscribe', /press Unsubscribe, then Subscribe/);
  await press('Unsubscribe', /no longer/);
  await press('Subscribe', /Thank you/);
  expect(sent.map(({ kind }) => kind)).toEqual(['newsletter', 'unsubscribe', 'newsletter']);
  expect(keys()).toBe(3);
});

test('an address that was not confirmed stays, and has the same key in another tab and letter case', async () => {
  answer(503);
  const { unmount } = await open();
  await press('Subscribe', /may not have arrived/);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  unmount();
  answer(200);
  await open();
  await press('Subscribe', /on the list/, ' Ada@Example.com');
  expect(sent).toHaveLength(2);
  expect(keys()).toBe(1);
  await press('Subscribe', /on the list/, 'bea@example.com');
  expect(keys()).toBe(2);
});
