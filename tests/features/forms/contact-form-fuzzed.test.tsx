import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import * as fc from '../../support/fuzz';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft, saveContactDraft } from '@/features/forms/use-contact-form';
import { open, send, typed } from '../../support/contact-form';
import { openTestInbox } from '../../support/test-inbox';

const env = vi.hoisted((): { formEndpoint: string | null } => ({ formEndpoint: null }));
vi.mock(import('@/site/env'), async (original) => {
  const actual = await original();
  return { ...actual, env: Object.assign(env, { ...actual.env, formEndpoint: env.formEndpoint }) };
});

let inbox: Awaited<ReturnType<typeof openTestInbox>>;

beforeEach(async () => {
  inbox = await openTestInbox();
  env.formEndpoint = inbox.submitUrl;
});

afterEach(() => {
  cleanup();
  saveContactDraft('', emptyDraft);
  inbox.close();
});

/** The first submission is delayed by the minimum fill time. */
const TIMEOUT = { timeout: 10_000 };
const TOO_LONG = 'x'.repeat(300_000);
const text = fc.oneof(
  { weight: 6, arbitrary: fc.string({ minLength: 1, unit: 'binary', maxLength: 200 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('__proto__', '"}', '\u2028', '\0', '\ud800', '<b>', 'a\r\nb', '🏴‍☠️'),
  },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', '\t\n', '\u00a0') },
);
const email = fc.oneof({ weight: 8, arbitrary: fc.emailAddress() }, { weight: 1, arbitrary: text });
const message = fc.oneof({ weight: 40, arbitrary: text }, { weight: 1, arbitrary: fc.constant(TOO_LONG) });
const phone = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('+1 202-555-0143', '12345', '(020) 7946 0000') },
  { weight: 1, arbitrary: text },
);
const forms = fc.tuple(text, text, text, phone, email, message);

test('random forms are delivered unchanged or refused with a message', async () => {
  const expected: unknown[] = [];
  let refused = 0;
  open();
  // Looked up once, because queries by label and role are slow.
  const fields = Object.keys(typed).map((label) => screen.getByLabelText<HTMLInputElement>(label));
  const button = send();
  const held = () => Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const isSent = () => fields.every(({ value }) => value === '');
  await fc.assert(
    fc.asyncProperty(forms, async (values) => {
      for (const [at, value] of values.entries()) {
        const field = fields[at];
        if (field) fireEvent.change(field, { target: { value } });
      }
      const before = held();
      fireEvent.click(button);
      await waitFor(() => expect(isSent() || problems(fields).length > 0).toBe(true), TIMEOUT);
      if (isSent()) expected.push(before);
      else {
        refused += 1;
        for (const sentence of problems(fields)) expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
        expect(held()).toEqual(before);
      }
    }),
    { numRuns: 60, endOnFailure: true },
  );
  const messages = await received();
  expect(
    messages.map(({ firstName, lastName, company, phone, email, message }) => ({
      firstName,
      lastName,
      company,
      phone,
      email,
      message,
    })),
  ).toEqual(expected);
  expect(expected.length).toBeGreaterThan(10);
  expect(refused).toBeGreaterThan(2);
}, 120_000);

/** The error messages of the fields and of the form. */
function problems(fields: readonly HTMLInputElement[]): string[] {
  const atFields = fields.flatMap((field) => {
    const id = field.getAttribute('aria-describedby');
    return field.getAttribute('aria-invalid') === 'true' && id
      ? [document.getElementById(id)?.textContent ?? '']
      : [];
  });
  const ofMessage = screen.queryByText(/mailbox didn’t accept/);
  return ofMessage ? [...atFields, ofMessage.textContent] : atFields;
}

async function received(): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${inbox.url}/messages`);
  return (await response.json()) as Record<string, unknown>[];
}
