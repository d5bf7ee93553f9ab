import { useCallback, useRef, useState } from 'react';
import { readSessionItem, readStored, writeSessionItem, writeStored } from '@/lib/storage';
import { emailError } from '@/lib/email-error';
import { useAction } from '@/lib/use-action';
import { deliver, takeHoneypot, type FailureReason, mailHref, newIdempotencyKey } from './form-delivery';
import { NEWSLETTER_ATTEMPT_KEY, NEWSLETTER_KEY } from '@/site/storage-keys';

export type OutcomeId = 'sent' | 'already' | 'mail-program' | FailureReason;

export function useNewsletter() {
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<{ id: OutcomeId; email: string } | null>(null);
  const startedAt = useRef(0);

  const action = useCallback(async (form: HTMLFormElement) => {
    const input = form.elements.namedItem('email');
    if (!(input instanceof HTMLInputElement)) return;
    const email = input.value.trim();
    const found = emailError(email);
    setError(found);
    setResult(null);
    if (found !== undefined) {
      input.focus();
      return;
    }
    if (isSubscribed(email)) {
      setResult({ id: 'already', email });
      return;
    }
    const delivery = await deliver({
      kind: 'newsletter',
      fields: { email },
      startedAt: startedAt.current,
      honeypot: takeHoneypot(form),
      idempotencyKey: subscriptionKey(email),
    });
    if (delivery.status === 'sent') {
      saveSubscribed(email);
      form.reset();
    }
    setResult({ id: delivery.status === 'failed' ? delivery.reason : delivery.status, email });
  }, []);

  const { pending, run } = useAction(action);
  const begin = useCallback(() => {
    if (startedAt.current === 0) startedAt.current = Date.now();
  }, []);

  const delivered = result === null || result.id === 'sent' || result.id === 'already';
  return {
    error,
    result: result && result.id,
    mailHref: delivered ? null : mailHref({ kind: 'newsletter', fields: { email: result.email } }),
    pending,
    begin,
    subscribe: run,
  };
}

let attempt: string | null = null;

/** Whether this browser has subscribed the address before. */
export function isSubscribed(email: string): boolean {
  return addresses().includes(plain(email));
}

export function saveSubscribed(email: string) {
  writeStored(NEWSLETTER_KEY, [...addresses(), plain(email)].join(' '));
}

/** One key per address, which survives a reload, so that a retry after a lost response does not subscribe twice. */
export function subscriptionKey(email: string): string {
  const [address, known] = (attempt ?? readSessionItem(NEWSLETTER_ATTEMPT_KEY))?.split(' ') ?? [];
  if (address === plain(email) && known) return known;
  const key = newIdempotencyKey();
  attempt = `${plain(email)} ${key}`;
  writeSessionItem(NEWSLETTER_ATTEMPT_KEY, attempt);
  return key;
}

function addresses(): string[] {
  return readStored(NEWSLETTER_KEY)?.split(' ') ?? [];
}

function plain(email: string): string {
  return email.trim().toLowerCase();
}
