import { useRef, useState } from 'react';
import { useAction } from '@/lib/use-action';
import { deliver, mailHref } from '../form-delivery';
import { isSubscribed, rememberSubscribed, subscriptionKey } from './newsletter-memory';
import { emptyHoneypot } from '../honeypot';
import { newsletterOutcomes, type OutcomeId } from './newsletter-outcomes';

const MISSING = 'Enter your e-mail address.';
const MALFORMED = 'Enter an e-mail address such as you@example.com.';

export function useNewsletter() {
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<{ id: OutcomeId; email: string } | null>(null);
  const startedAt = useRef(0);

  const { pending, run } = useAction(async (form: HTMLFormElement) => {
    const input = form.elements.namedItem('email');
    if (!(input instanceof HTMLInputElement)) return;
    const email = input.value.trim();
    const problem = problemWith(email, input.validity.valid);
    setError(problem);
    setResult(null);
    if (problem !== undefined) {
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
      honeypot: emptyHoneypot(form),
      idempotencyKey: subscriptionKey(email),
    });
    if (delivery.status === 'sent') {
      rememberSubscribed(email);
      form.reset();
    }
    setResult({ id: delivery.status === 'failed' ? delivery.reason : delivery.status, email });
  });

  function begin() {
    if (startedAt.current === 0) startedAt.current = Date.now();
  }

  const delivered = result === null || result.id === 'sent' || result.id === 'already';
  return {
    error,
    outcome: result && newsletterOutcomes[result.id],
    mailHref: delivered ? null : mailHref({ kind: 'newsletter', fields: { email: result.email } }),
    pending,
    begin,
    subscribe: run,
  };
}

function problemWith(email: string, valid: boolean): string | undefined {
  if (email === '') return MISSING;
  return valid ? undefined : MALFORMED;
}
