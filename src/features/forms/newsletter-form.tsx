import { useState } from 'react';
import { parseFields, readStored, writeStored } from '@/lib/storage';
import { NEWSLETTER_KEY } from '@/lib/storage-keys';
import { emailError, useForm } from '@/lib/use-form';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { deliver, Honeypot, mailHref, newIdempotencyKey, type Unsent } from './form-delivery';
import { UnsentBanner, WithoutScripts } from './unsent-banner';

const answers = {
  subscribed: { tone: 'success', title: 'Thank you. You’re on the list.' },
  left: { tone: 'success', title: 'Done. You’re no longer on the list.' },
  known: {
    tone: 'info',
    title: 'You’ve already subscribed here.',
    detail: 'If you left the list by a link in our mail, press Unsubscribe, then Subscribe.',
  },
} as const;

type Outcome = keyof typeof answers | { readonly unsent: Unsent; readonly mailHref: string };

/** Reports the result in place and keeps the address until it was delivered. */
export function NewsletterForm() {
  const { errors, outcome, pending, formProps } = useNewsletter();
  return (
    <div className="mt-2 max-sm:mb-4 sm:mt-4">
      <WithoutScripts />
      <form {...formProps} aria-label="Newsletter" className="noscript:hidden">
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 flex-1 basis-40 max-sm:[&_label]:sr-only">
            <TextField
              label="Email"
              type="email"
              name="email"
              autoComplete="email"
              required
              maxLength={254}
              placeholder="you@example.com"
              error={errors.email}
            />
          </div>
          <Button
            type="submit"
            variant="secondary"
            busy={pending}
            name="kind"
            value="newsletter"
            className="mt-1.5 min-h-12 sm:mt-7"
          >
            Subscribe
          </Button>
        </div>
        <Honeypot />
        <div role="status" className="mt-3 empty:hidden">
          {typeof outcome === 'string' && <Banner key={outcome} {...answers[outcome]} />}
          {typeof outcome === 'object' && outcome && (
            <UnsentBanner reason={outcome.unsent} what="address" mailHref={outcome.mailHref} />
          )}
        </div>
        <p className="mt-2 text-xs text-fg-subtle">
          <span>Already subscribed? </span>
          <button
            type="submit"
            name="kind"
            value="unsubscribe"
            className="min-h-6 cursor-pointer underline underline-offset-4 forced-colors:border"
          >
            Unsubscribe
          </button>
        </p>
      </form>
    </div>
  );
}

function useNewsletter() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const form = useForm({
    checks: { email: emailError, kind: () => undefined },
    onSubmit: () => setOutcome(null),
    send: async ({ email, kind: pressed }, element) => {
      const leaves = pressed === 'unsubscribe';
      const address = email.toLowerCase();
      const known = readTries()[address];
      if (!leaves && known === SUBSCRIBED) return setOutcome('known');
      const idempotencyKey = !leaves && typeof known === 'string' ? known : newIdempotencyKey();
      if (!leaves) saveTry(address, idempotencyKey);
      const content = { kind: leaves ? 'unsubscribe' : 'newsletter', fields: { email } } as const;
      const result = await deliver(element, { ...content, idempotencyKey });
      if (result !== 'sent') return setOutcome({ unsent: result, mailHref: mailHref(content) });
      // Subscribing again after leaving needs a key of its own.
      saveTry(address, leaves ? undefined : SUBSCRIBED);
      element.reset();
      setOutcome(leaves ? 'left' : 'subscribed');
    },
  });
  return { ...form, outcome };
}

const SUBSCRIBED = 'subscribed';

/** By address: the key of a try that was not confirmed, for the next one in any tab, or that it was. */
function readTries() {
  return parseFields(readStored(NEWSLETTER_KEY));
}

function saveTry(address: string, state: string | undefined) {
  writeStored(NEWSLETTER_KEY, JSON.stringify({ ...readTries(), [address]: state }));
}
