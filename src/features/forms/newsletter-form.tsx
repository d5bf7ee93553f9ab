import { useState } from 'react';
import { onForgetAccounts } from '@/lib/account-values';
import { emailError } from '@/lib/email-error';
import { readSessionItem, readStored, writeSessionItem, writeStored } from '@/lib/storage';
import { NEWSLETTER_ATTEMPT_KEY, NEWSLETTER_KEY } from '@/lib/storage-keys';
import { useForm } from '@/lib/use-form';
import { Banner, type BannerTone } from '@/ui/banner';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { textLinkClass } from '@/ui/text-link';
import {
  deliver,
  failureTitle,
  Honeypot,
  mailHref,
  newIdempotencyKey,
  takeHoneypot,
  type Unsent,
} from './form-delivery';

interface Outcome {
  readonly tone: BannerTone;
  readonly title: string;
  readonly detail?: string;
  /** Sends the same by email. */
  readonly mailHref?: string;
}

/** Reports the result in place and keeps the address until it was delivered. */
export function NewsletterForm() {
  const { errors, outcome, pending, formProps } = useNewsletter();

  return (
    <form {...formProps} aria-label="Newsletter" className="mt-2 max-sm:mb-4 sm:mt-4">
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
        {outcome && (
          <Banner key={outcome.title} tone={outcome.tone} title={outcome.title} detail={outcome.detail}>
            {outcome.mailHref !== undefined && (
              <a href={outcome.mailHref} className={textLinkClass}>
                Send it by email
              </a>
            )}
          </Banner>
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
  );
}

function useNewsletter() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const form = useForm({
    checks: { email: emailError, kind: () => undefined },
    onSubmit: () => setOutcome(null),
    send: async ({ email, kind: pressed }, element) => {
      const leaves = pressed === 'unsubscribe';
      if (!leaves && isSubscribed(email))
        return setOutcome({
          tone: 'info',
          title: 'You’ve already subscribed here.',
          detail: 'If you left the list by a link in our mail, press Unsubscribe, then Subscribe.',
        });
      const content = { kind: leaves ? 'unsubscribe' : 'newsletter', fields: { email } } as const;
      const delivery = await deliver({
        ...content,
        honeypot: takeHoneypot(element),
        idempotencyKey: leaves ? newIdempotencyKey() : subscriptionKey(email),
      });
      if (delivery.status !== 'sent') return setOutcome({ ...unsent(delivery), mailHref: mailHref(content) });
      saveSubscribed(email, !leaves);
      element.reset();
      setOutcome({
        tone: 'success',
        title: leaves ? 'Done. You’re no longer on the list.' : 'Thank you. You’re on the list.',
      });
    },
  });
  return { ...form, outcome };
}

function unsent(delivery: Unsent): Outcome {
  if (delivery.status === 'mail-program')
    return {
      tone: 'info',
      title: 'Your email app can send it.',
      detail: 'This site can’t send it by itself, so nothing has been sent yet.',
    };
  return {
    tone: 'danger',
    title: failureTitle(delivery.reason, 'address'),
    detail: 'Your address is still in the field. Try again, or write to us.',
  };
}

let attempt: string | null = null;
onForgetAccounts(() => (attempt = null));

/** Whether this browser has subscribed the address before. */
function isSubscribed(email: string): boolean {
  return addresses().includes(plain(email));
}

function saveSubscribed(email: string, subscribed: boolean) {
  const others = addresses().filter((address) => address !== plain(email));
  const kept = subscribed ? [...others, plain(email)] : others;
  writeStored(NEWSLETTER_KEY, kept.length > 0 ? kept.join(' ') : null);
  // Subscribing again after leaving needs a key of its own.
  if (!subscribed) writeSessionItem(NEWSLETTER_ATTEMPT_KEY, (attempt = null));
}

/** One key per address, which survives a reload, so that a retry after a lost response does not subscribe twice. */
export function subscriptionKey(email: string): string {
  const [address, earlierKey] = (attempt ?? readSessionItem(NEWSLETTER_ATTEMPT_KEY))?.split(' ') ?? [];
  if (address === plain(email) && earlierKey) return earlierKey;
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
