// @vitest-environment node
import * as fc from '../../support/fuzz';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestInbox } from '../../support/test-inbox';
import { deliver, newIdempotencyKey, type Submission } from '@/features/forms/form-delivery';

const env = vi.hoisted((): { formEndpoint: string | null } => ({ formEndpoint: null }));
vi.mock('@/site/env', () => ({ env }));

let inbox: Awaited<ReturnType<typeof openTestInbox>>;

beforeEach(async () => {
  inbox = await openTestInbox();
  env.formEndpoint = inbox.submitUrl;
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  inbox.close();
});

test(
  'any text is delivered once and unchanged, even if every attempt is made twice',
  { timeout: 60_000 },
  async () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.constantFrom('__proto__', '"}', '\u2028', '\0', '\ud800', '<script>', 'a\r\nb', '🏴‍☠️'),
    );
    const sent = new Map<string, unknown>();
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          firstName: text,
          lastName: text,
          company: text,
          phone: text,
          email: text,
          message: text,
        }),
        async (fields) => {
          const submission = contact({ fields });
          const [one, two] = await Promise.all([deliver(submission), deliver(submission)]);
          expect([one, two]).toEqual([{ status: 'sent' }, { status: 'sent' }]);
          sent.set(submission.idempotencyKey, fields);
        },
      ),
      { numRuns: 30 },
    );
    const messages = await received();
    expect(messages).toHaveLength(sent.size);
    for (const { idempotencyKey, kind, receivedAt, ...fields } of messages) {
      expect(kind).toBe('contact');
      expect(receivedAt).toEqual(expect.any(String));
      expect(fields).toEqual(sent.get(String(idempotencyKey)));
    }
  },
);

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
  const response = await fetch(`${inbox.url}/messages`);
  return (await response.json()) as Record<string, unknown>[];
}
