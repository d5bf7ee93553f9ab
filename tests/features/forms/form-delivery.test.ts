import { beforeEach, expect, test, vi } from 'vitest';
import { deliver, mailHref } from '@/features/forms/form-delivery';
import { contacts } from '@/site/contacts';

const env = vi.hoisted((): { formEndpoint: string | null } => ({ formEndpoint: null }));
vi.mock('@/lib/env', () => ({ env }));
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  env.formEndpoint = 'https://forms.example.com';
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  vi.stubGlobal('fetch', request);
  request.mockReset();
});

test.each([
  [200, '{"ok":true}', 'sent'],
  [200, 'OK', 'sent'],
  [204, null, 'sent'],
  [200, '\n<!doctype html><title>Sign in to the network</title>', 'unconfirmed'],
  [200, '<p>Welcome', 'unconfirmed'],
  [400, '', 'refused'],
  [413, '', 'refused'],
  [500, '', 'unconfirmed'],
  [503, '<html>', 'unconfirmed'],
])('an answer of %i with %j means %s', async (status, body, result) => {
  request.mockResolvedValue(new Response(body, { status }));
  expect(await send()).toBe(result);
});

test.each([
  ['offline', false, new TypeError('Failed to fetch')],
  ['unconfirmed', true, new TypeError('Failed to fetch')],
  ['unconfirmed', true, new DOMException('signal timed out', 'TimeoutError')],
])('without an answer the reason is %s', async (reason, onLine, error) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  request.mockRejectedValue(error);
  expect(await send()).toBe(reason);
});

test('an answer is awaited for 15 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  request.mockResolvedValue(new Response());
  await send();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  expect(request.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
});

test('nothing is sent before the minimum fill time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  request.mockResolvedValue(new Response());
  const delivery = send();
  await vi.advanceTimersByTimeAsync(1999);
  expect(request).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await delivery).toBe('sent');
  vi.useRealTimers();
});

test('a mailto link keeps line breaks and plus signs, and leaves out what is too long for a link', () => {
  const href = mailHref({ kind: 'contact', fields: { message: 'a+b & c?\nπ €' } });
  expect(href.startsWith(`mailto:${contacts.email.hello}?`)).toBe(true);
  expect(href).not.toContain('+');
  expect(bodyOf(href)).toBe('message: a+b & c?\r\nπ €');
  const long = mailHref({ kind: 'contact', fields: { message: 'It is fun. '.repeat(1000) } });
  expect(long.length).toBeLessThanOrEqual(2000);
  expect(bodyOf(long)).toMatch(/Paste your message/);
});

const bodyOf = (href: string) => new URL(href).searchParams.get('body');

function send() {
  const fields = { email: 'ada@example.com', message: 'Hello' };
  return deliver(document.createElement('form'), { kind: 'contact', fields, idempotencyKey: 'k' });
}
