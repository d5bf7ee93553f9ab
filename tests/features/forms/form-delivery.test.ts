// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import {
  deliver,
  failureTitle,
  mailHref,
  newIdempotencyKey,
  type Submission,
} from '@/features/forms/form-delivery';
import { contacts } from '@/site/contacts';

const env = vi.hoisted((): { formEndpoint: string | null } => ({ formEndpoint: null }));
vi.mock('@/lib/env', () => ({ env }));
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  env.formEndpoint = 'https://forms.example.com';
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', request);
  request.mockResolvedValue(new Response());
});

test.each([
  [400, 'refused'],
  [413, 'refused'],
  [500, 'unreachable'],
  [503, 'unreachable'],
] as const)('an answer of %i is a failure: %s', async (status, reason) => {
  request.mockResolvedValue(new Response(null, { status }));
  expect(await deliver(contact())).toEqual({ status: 'failed', reason });
});

test('without a network the reason is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await deliver(contact())).toEqual({ status: 'failed', reason: 'offline' });
});

test('a request times out after 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  request.mockImplementation(
    (_url, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
  );
  const outcome = vi.fn<(value: unknown) => void>();
  void deliver(contact()).then(outcome);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith({ status: 'failed', reason: 'slow' });
  expect(failureTitle('slow', 'message')).toMatch(/in time/);
  expect(vi.getTimerCount()).toBe(0);
});

test('nothing is sent before the minimum fill time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  const delivery = deliver(contact());
  await vi.advanceTimersByTimeAsync(1999);
  expect(request).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await delivery).toEqual({ status: 'sent' });
  expect(request).toHaveBeenCalledTimes(1);
});

test('nothing is sent with a filled honeypot, or without an endpoint', async () => {
  const spam = await deliver(contact({ honeypot: 'https://spam.example' }));
  expect(spam).toEqual({ status: 'failed', reason: 'refused' });
  env.formEndpoint = null;
  expect(await deliver(contact())).toEqual({ status: 'mail-program' });
  expect(request).not.toHaveBeenCalled();
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
    honeypot: '',
    idempotencyKey: newIdempotencyKey(),
    ...changes,
  };
}
