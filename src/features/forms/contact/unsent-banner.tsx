import type { Delivery, FailureReason } from '../form-delivery';
import { Banner } from '@/ui/banner';
import { Button, buttonClass } from '@/ui/button';

const AGAIN = 'Everything you wrote is still here. Sending it again is safe: it is never filed twice.';

const failures = {
  offline: {
    title: 'You are offline, so nothing was sent.',
    detail: 'Everything you wrote is still here. Try again when you are back online.',
  },
  slow: { title: 'No answer came in time, so it may not have arrived.', detail: AGAIN },
  refused: { title: 'Our mailbox did not accept the message.', detail: AGAIN },
  unreachable: {
    title: 'Our mailbox could not be reached, so the message may not have arrived.',
    detail: AGAIN,
  },
} as const satisfies Record<FailureReason, object>;

interface UnsentBannerProps {
  readonly unsent: Exclude<Delivery, { status: 'sent' }>;
  readonly mailHref: string;
  /** Before the form is sent again and this goes, which would take the focus with it. */
  readonly onRetry: () => void;
}

/** What happened, and the two ways on. */
export function UnsentBanner({ unsent, mailHref, onRetry }: UnsentBannerProps) {
  if (unsent.status === 'mail-program') {
    return (
      <Banner
        tone="info"
        title="Your e-mail program can send it."
        detail="This site cannot send messages by itself, so nothing has been sent yet. Your text goes along."
      >
        <a href={mailHref} className={buttonClass({ size: 'sm' }, 'mt-2')}>
          Open my e-mail program
        </a>
      </Banner>
    );
  }
  const { title, detail } = failures[unsent.reason];
  return (
    <Banner key={unsent.reason} tone="danger" title={title} detail={detail}>
      <div className="flex flex-wrap gap-2 pt-2">
        <Button type="submit" size="sm" onClick={onRetry}>
          Try again
        </Button>
        <a href={mailHref} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          Write by e-mail
        </a>
      </div>
    </Banner>
  );
}
