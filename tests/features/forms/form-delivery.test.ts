// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliver, mailHref, newIdempotencyKey, type Submission } from '@/features/forms/form-delivery';
import { contacts } from '@/site/contacts';
import { createInboxServer } from '../../../scripts/lib/inbox.mjs';
import { listen } from '../../../scripts/lib/local-ports.mjs';

const env = vi.hoisted((): { formEndpoint: string | null } => ({ formEndpoint: null }));
vi.mock('@/lib/env', () => ({ env }));

let inbox: ReturnType<typeof createInboxServer>;
let url = '';

beforeEach(async () => {
  inbox = createInboxServer({ siteOrigins: [], file: null, listMails: () => Promise.resolve([]) });
  url = `http://127.0.0.1:${await listen(inbox)}`;
  env.formEndpoint = `${url}/submit`;
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  inbox.close();
});

test.each([
  [400, 'refused'],
  [413, 'refused'],
  [500, 'unreachable'],
  [503, 'unreachable'],
] as const)('an answer of %i is a failure: %s', async (status, reason) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })));
  expect(await deliver(contact())).toEqual({ status: 'failed', reason });
});

test('without a network the reason is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await deliver(contact())).toEqual({ status: 'failed', reason: 'offline' });
});

test('a request times out after 15 seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  });
  const outcome = vi.fn<(value: unknown) => void>();
  void deliver(contact()).then(outcome);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith({ status: 'failed', reason: 'slow' });
  expect(vi.getTimerCount()).toBe(0);
});

test('a form that was filled in quickly is sent after three seconds', async () => {
  vi.useFakeTimers();
  const send = vi.fn(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', send);
  const delivery = deliver(contact({ startedAt: Date.now() - 1000 }));
  await vi.advanceTimersByTimeAsync(1999);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await delivery).toEqual({ status: 'sent' });
  expect(send).toHaveBeenCalledTimes(1);
});

test('a clock that was set back does not delay sending beyond three seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  const delivery = deliver(contact({ startedAt: Date.now() + 3_600_000 }));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await delivery).toEqual({ status: 'sent' });
});

test('a filled honeypot is reported as refused', async () => {
  expect(await deliver(contact({ honeypot: 'https://spam.example' }))).toEqual({
    status: 'failed',
    reason: 'refused',
  });
  expect(await received()).toEqual([]);
});

test('without an endpoint the result is a mailto link', async () => {
  env.formEndpoint = null;
  const outcome = await deliver(contact());
  expect(outcome).toEqual({ status: 'mail-program', href: mailHref(contact()) });
});

test('a mailto link keeps line breaks and plus signs', () => {
  const href = mailHref({ kind: 'contact', fields: { message: 'a+b & c?\nπ €' } });
  expect(href.startsWith(`mailto:${contacts.email.hello}?`)).toBe(true);
  expect(href).not.toContain('+');
  expect(new URL(href).searchParams.get('body')).toBe('message: a+b & c?\r\nπ €');
});

function contact(changes: Partial<Submission> = {}): Submission {
  return {
    kind: 'contact',
    fields: { email: 'ada@example.com', message: 'Hello' },
    startedAt: 0,
    honeypot: '',
    idempotencyKey: newIdempotencyKey(),
    ...changes,
  };
}

async function received(): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${url}/messages`);
  return (await response.json()) as Record<string, unknown>[];
}
