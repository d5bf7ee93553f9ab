import { brand } from '@/site/brand';
import { env } from '@/site/env';

export interface Submission {
  readonly kind: 'newsletter' | 'contact';
  readonly fields: Readonly<Record<string, string>>;
  /** When the visitor got the form, by Date.now(). */
  readonly startedAt: number;
  /** What stands in the field that only robots see. */
  readonly honeypot: string;
  /** The same for every try with the same text, so that a try whose answer got lost is not filed twice. */
  readonly idempotencyKey: string;
}

export type FailureReason = 'offline' | 'slow' | 'refused' | 'unreachable';

export type Delivery =
  | { readonly status: 'sent' }
  | { readonly status: 'failed'; readonly reason: FailureReason }
  /** No endpoint is configured: the visitor's own mail program has to send it. */
  | { readonly status: 'mail-program'; readonly href: string };

const SHORTEST_FILL_MS = 3000;
const PATIENCE_MS = 15_000;

const subjects = {
  newsletter: 'Newsletter',
  contact: 'Message from the website',
} as const satisfies Record<Submission['kind'], string>;

/**
 * Sends a form once and tells the truth about it. The fields lie flat in the body, where the usual form services
 * look for the address to reply to. Nothing is ever dropped in silence: a person whose browser fills forms quickly
 * waits out the shortest fill time, and a filled honeypot is refused aloud.
 */
export async function deliver(submission: Submission): Promise<Delivery> {
  const { kind, fields, startedAt, honeypot, idempotencyKey } = submission;
  if (env.formEndpoint === null) return { status: 'mail-program', href: mailHref(submission) };
  if (honeypot !== '') return { status: 'failed', reason: 'refused' };
  await wait(SHORTEST_FILL_MS - (Date.now() - startedAt));
  return post(env.formEndpoint, JSON.stringify({ kind, ...fields, idempotencyKey }));
}

/** Who receives the forms, for the privacy policy; null when that is the visitor's own mail program. */
export function formHost(): string | null {
  return env.formEndpoint === null ? null : new URL(env.formEndpoint).host;
}

export function newIdempotencyKey(): string {
  // randomUUID is missing outside secure contexts, such as a phone that looks at a developer's machine.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same text as a letter that the visitor's mail program opens with. */
export function mailHref({ kind, fields }: Pick<Submission, 'kind' | 'fields'>): string {
  const body = Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
    .replace(/\r?\n/g, '\r\n');
  const query = new URLSearchParams({ subject: subjects[kind], body });
  // Mail programs show the plus signs of form encoding as they are.
  return `mailto:${brand.email.hello}?${query.toString().replaceAll('+', '%20')}`;
}

async function post(endpoint: string, body: string): Promise<Delivery> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      credentials: 'omit',
      signal: patience.signal,
    });
    if (ok) return { status: 'sent' };
    return { status: 'failed', reason: status < 500 ? 'refused' : 'unreachable' };
  } catch {
    if (patience.signal.aborted) return { status: 'failed', reason: 'slow' };
    return { status: 'failed', reason: navigator.onLine ? 'unreachable' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}

/** Never longer than the shortest fill time, whatever became of the clock in between. */
function wait(ms: number): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, Math.min(ms, SHORTEST_FILL_MS));
  });
}
