import { contacts } from '@/site/contacts';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { textLinkClass } from '@/ui/text-link';
import { Honeypot } from './form-delivery';
import { type OutcomeId, useNewsletter } from './use-newsletter';

interface Outcome {
  readonly tone: 'success' | 'info' | 'danger';
  readonly title: string;
  readonly detail?: string;
}

const RETRY_HINT = 'Your address is still in the field. Press Subscribe to try again, or write to us.';

const outcomes: Readonly<Record<OutcomeId, Outcome>> = {
  sent: { tone: 'success', title: 'Thank you. You are on the list.' },
  already: { tone: 'info', title: 'This address is already on the list.' },
  'mail-program': {
    tone: 'info',
    title: 'Your email app can send it.',
    detail: 'This site cannot send it by itself, so nothing has been sent yet.',
  },
  offline: { tone: 'danger', title: 'You are offline, so nothing was sent.', detail: RETRY_HINT },
  slow: {
    tone: 'danger',
    title: 'We got no confirmation in time, so your address may not have arrived.',
    detail: RETRY_HINT,
  },
  refused: { tone: 'danger', title: 'Your address was not accepted.', detail: RETRY_HINT },
  unreachable: {
    tone: 'danger',
    title: 'Our mailbox could not be reached, so your address may not have arrived.',
    detail: RETRY_HINT,
  },
};

/** Reports the result in place and keeps the address until it was delivered. */
export function NewsletterForm() {
  const { error, result, mailHref, pending, begin, subscribe } = useNewsletter();

  const outcome = result && outcomes[result];

  return (
    <form
      noValidate
      aria-label="Newsletter"
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        void subscribe(event.currentTarget);
      }}
    >
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-40">
          <TextField
            label="Email"
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={254}
            onFocus={begin}
            placeholder="you@example.com"
            error={error}
          />
        </div>
        <Button type="submit" busy={pending} className="mt-7 min-h-12">
          Subscribe
        </Button>
      </div>
      <Honeypot />
      <div role="status" className="mt-3 empty:hidden">
        {outcome && (
          <Banner key={outcome.title} tone={outcome.tone} title={outcome.title} detail={outcome.detail}>
            {mailHref !== null && (
              <a href={mailHref} className={textLinkClass}>
                Send it by email
              </a>
            )}
          </Banner>
        )}
      </div>
      <p className="mt-3 text-xs text-fg-subtle">
        <span>To leave the list, write to </span>
        <a href={`mailto:${contacts.email.hello}`} translate="no" className="underline underline-offset-4">
          {contacts.email.hello}
        </a>
      </p>
    </form>
  );
}
