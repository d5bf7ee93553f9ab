import { useId } from 'react';
import { env } from '@/lib/env';
import { timeout } from '@/lib/schedule';
import { contacts } from '@/site/contacts';

export interface Submission {
  readonly kind: 'newsletter' | 'unsubscribe' | 'contact';
  readonly fields: Readonly<Record<string, string>>;
  /** The value of the field that only bots fill in. */
  readonly honeypot: string;
  /** The same for every retry of the same text, so that a retry after a lost response is not stored twice. */
  readonly idempotencyKey: string;
}

type FailureReason = 'offline' | 'slow' | 'refused' | 'unreachable';

/** Without an endpoint, the visitor's email app has to send it. */
export type Unsent =
  { readonly status: 'failed'; readonly reason: FailureReason } | { readonly status: 'mail-program' };

export type Delivery = { readonly status: 'sent' } | Unsent;

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
 * Sends a form once and reports the result. The fields are at the top level of the body, where form services look for
 * the reply address. Protection from bots drops no submission silently: one that comes before the minimum fill time is
 * delayed, and a filled honeypot is reported as refused.
 */
export async function deliver(submission: Submission): Promise<Delivery> {
  const { kind, fields, honeypot, idempotencyKey } = submission;
  if (env.formEndpoint === null) return { status: 'mail-program' };
  if (honeypot !== '') return { status: 'failed', reason: 'refused' };
  if (performance.now() < MIN_FILL_MS) await timeout(MIN_FILL_MS - performance.now());
  return post(env.formEndpoint, JSON.stringify({ kind, ...fields, idempotencyKey }));
}

export function failureTitle(reason: FailureReason, what: 'message' | 'address'): string {
  if (reason === 'offline') return 'You’re offline, so nothing was sent.';
  if (reason === 'refused') return `We couldn’t accept your ${what}.`;
  const why = reason === 'slow' ? 'We got no confirmation in time' : 'We couldn’t reach our server';
  return `${why}, so your ${what} may not have arrived.`;
}

export function newIdempotencyKey(): string {
  // randomUUID is missing outside secure contexts, such as a dev server opened from a phone.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A mailto link with the same text. */
export function mailHref({ kind, fields }: Pick<Submission, 'kind' | 'fields'>): string {
  const body = Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
    .replace(/\r?\n/g, '\r\n');
  const query = new URLSearchParams({ subject: subjects[kind], body });
  // Email apps do not decode + as a space.
  return `mailto:${contacts.email.hello}?${query.toString().replaceAll('+', '%20')}`;
}

/** The same link if email apps take it. Otherwise it says to paste the longest fields. */
export function shortMailHref({ kind, fields }: Pick<Submission, 'kind' | 'fields'>) {
  const whole = mailHref({ kind, fields });
  const kept: Record<string, string> = { ...fields };
  let href = whole;
  for (const [name] of Object.entries(fields).toSorted(([, a], [, b]) => b.length - a.length)) {
    if (href.length <= MAX_MAIL_HREF_LENGTH) break;
    kept[name] = '(Too long for a link. Paste it here.)';
    href = mailHref({ kind, fields: kept });
  }
  return { mailHref: href, isMailShortened: href !== whole };
}

async function post(endpoint: string, body: string): Promise<Delivery> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      credentials: 'omit',
      signal: controller.signal,
    });
    if (ok) return { status: 'sent' };
    return { status: 'failed', reason: status < 500 ? 'refused' : 'unreachable' };
  } catch {
    if (controller.signal.aborted) return { status: 'failed', reason: 'slow' };
    return { status: 'failed', reason: navigator.onLine ? 'unreachable' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
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
export function takeHoneypot(form: HTMLFormElement): string {
  const field = form.elements.namedItem(HONEYPOT);
  if (!(field instanceof HTMLInputElement)) return '';
  const { value } = field;
  field.value = '';
  return value;
}
