import { useCallback, useRef, useState } from 'react';
import { useAction } from '@/hooks/use-action';
import { deliver, mailHref } from '@/integrations/form-delivery';
import { isSubscribed, rememberSubscribed, subscriptionKey } from '@/integrations/newsletter-memory';
import { newsletterOutcomes, type OutcomeId } from './newsletter-outcomes';

const MISSING = 'Enter your e-mail address.';
const MALFORMED = 'Enter an e-mail address such as you@example.com.';

export function useNewsletter() {
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<{ id: OutcomeId; email: string } | null>(null);
  const startedAt = useRef(0);

  const action = useCallback(async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const email = text(fields, 'email').trim();
    const input = form.elements.namedItem('email');
    const problem = problemWith(email, input instanceof HTMLInputElement && input.validity.valid);
    setError(problem);
    setResult(null);
    if (problem !== undefined) {
      if (input instanceof HTMLInputElement) input.focus();
      return;
    }
    if (isSubscribed(email)) {
      setResult({ id: 'already', email });
      return;
    }
    // A browser may have filled it in for a person: the next try goes through.
    const trap = form.elements.namedItem('website');
    if (trap instanceof HTMLInputElement) trap.value = '';
    const delivery = await deliver({
      kind: 'newsletter',
      fields: { email },
      startedAt: startedAt.current,
      honeypot: text(fields, 'website'),
      idempotencyKey: subscriptionKey(email),
    });
    if (delivery.status === 'sent') {
      rememberSubscribed(email);
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

function text(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
