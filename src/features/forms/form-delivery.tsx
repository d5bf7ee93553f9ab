import { useId } from 'react';
import { env } from '@/lib/env';
import { timeout } from '@/lib/schedule';
import { contacts } from '@/site/contacts';

export interface Submission {
  readonly kind: 'newsletter' | 'unsubscribe' | 'contact';
  readonly fields: Readonly<Record<string, string>>;
  /** The same for every try of the same text, so that a retry after a lost response is not stored twice. */
  readonly idempotencyKey: string;
}

/** Without an endpoint, the visitor's email app has to send it. */
export type Unsent = 'offline' | 'refused' | 'unconfirmed' | 'email-app';

/** A person takes longer from the opening of the site. */
const MIN_FILL_MS = 3000;
const TIMEOUT_MS = 15_000;
/** Many email apps cut or refuse a longer link. */
const MAX_MAIL_HREF_LENGTH = 2000;

const subjects = {
  newsletter: 'Newsletter',
  unsubscribe: 'Unsubscribe',
  contact: 'Message from the website',
} as const satisfies Record<Submission['kind'], string>;

/**
 * Sends a form once and returns whether it was delivered. The fields are at the top level of the body, where form
 * services look for the reply address. Protection from bots drops no submission silently: one that comes before the
 * minimum fill time is delayed, and a filled honeypot is reported as refused.
 */
export async function deliver(form: HTMLFormElement, submission: Submission): Promise<'sent' | Unsent> {
  const { kind, fields, idempotencyKey } = submission;
  if (env.formEndpoint === null) return 'email-app';
  if (takeHoneypot(form) !== '') return 'refused';
  if (performance.now() < MIN_FILL_MS) await timeout(MIN_FILL_MS - performance.now());
  return post(env.formEndpoint, JSON.stringify({ kind, ...fields, idempotencyKey }));
}

async function post(endpoint: string, body: string): Promise<'sent' | Unsent> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return response.status < 500 ? 'refused' : 'unconfirmed';
    // A network's sign-in page, or a wrong endpoint, answers with HTML.
    return (await response.text()).trimStart().startsWith('<') ? 'unconfirmed' : 'sent';
  } catch {
    return navigator.onLine ? 'unconfirmed' : 'offline';
  }
}

export function newIdempotencyKey(): string {
  // randomUUID is missing outside secure contexts, such as a dev server opened from a phone.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A mailto link with the same text, or without if it is too long for a link. */
export function mailHref({ kind, fields }: Pick<Submission, 'kind' | 'fields'>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const whole = mailLink(subjects[kind], lines.join('\n').replace(/\r?\n/g, '\r\n'));
  return whole.length <= MAX_MAIL_HREF_LENGTH ? whole : mailLink(subjects[kind], 'Paste your message here.');
}

function mailLink(subject: string, body: string): string {
  // Email apps do not decode + as a space.
  const query = new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20');
  return `mailto:${contacts.email.hello}?${query}`;
}

const HONEYPOT = 'website';

/** A field that is hidden from people, so only bots fill it in. */
export function Honeypot() {
  const id = useId();
  return (
    <div className="sr-only" aria-hidden>
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Returns the value and clears it, so that a person whose browser autofilled it can retry. */
function takeHoneypot(form: HTMLFormElement): string {
  const field = form.elements.namedItem(HONEYPOT);
  if (!(field instanceof HTMLInputElement)) return '';
  const { value } = field;
  field.value = '';
  return value;
}
