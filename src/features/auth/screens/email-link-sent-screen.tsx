import { useState } from 'react';
import { classNames } from '@/lib/class-names';
import { writeStored } from '@/lib/storage';
import { EMAIL_LINK_ADDRESS_KEY } from '@/lib/storage-keys';
import { useAction } from '@/lib/use-action';
import { useInterval } from '@/lib/use-interval';
import { paths } from '@/site/paths';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { withAuth } from '../client/load-auth';
import { RETURN_PARAMETER, useReturnState } from '../use-return-after-sign-in';
import { AuthCard, ErrorBanner, Lead, ScreenLink, UserText } from './auth-card';

/** Long enough for most mails to arrive. */
const PAUSE_MS = 30_000;

/** Sends a sign-in link, and remembers in this browser to whom, so that the link works here at once. */
export async function sendEmailLink(email: string, from: string | undefined): Promise<void> {
  const url = new URL(paths.resetPassword, window.location.origin);
  if (from !== undefined) url.searchParams.set(RETURN_PARAMETER, from);
  await withAuth((client) => client.sendEmailLink(email, url.href));
  writeStored(EMAIL_LINK_ADDRESS_KEY, email);
}

export default function EmailLinkSentScreen({ email }: { email: string }) {
  const returnState = useReturnState();
  const { pending, error, run } = useAction();
  const [times, setTimes] = useState(1);
  const [sentAt, setSentAt] = useState(() => Date.now());
  const [now, setNow] = useState(sentAt);
  // By the clock, because timers are late in a hidden tab.
  const secondsLeft = Math.ceil((sentAt + PAUSE_MS - now) / 1000);
  const isPaused = secondsLeft > 0;
  useInterval(() => setNow(Date.now()), 1000, isPaused);

  async function resend() {
    await sendEmailLink(email, returnState.from);
    setTimes((sent) => sent + 1);
    setSentAt(Date.now());
    setNow(Date.now());
  }

  return (
    <AuthCard title="Check your email">
      <Lead>
        <span>We sent a sign-in link to</span> <UserText>{email}</UserText>
      </Lead>
      <ErrorBanner error={error} />
      {times > 1 && error === null && (
        <Banner key={times} role="status" tone="success" title="We sent another link." />
      )}
      <ul className="list-disc space-y-2 ps-5 text-sm text-fg-muted">
        <li>Open the link in this browser, and you’re in. Anywhere else, it asks for your email address.</li>
        <li>Nothing there after a minute? Look in your spam folder, and check the address above.</li>
      </ul>
      <div className="space-y-2">
        <Button
          variant="secondary"
          busy={pending}
          aria-disabled={isPaused}
          className={classNames('w-full', isPaused && 'opacity-60')}
          onClick={() => void run(resend)}
        >
          Send the link again
        </Button>
        <p className="min-h-5 text-center text-sm text-fg-muted">
          {isPaused && (
            <span>
              <span>You can send it again in</span>{' '}
              <span translate="no" className="tabular-nums">
                {`0:${String(secondsLeft).padStart(2, '0')}`}
              </span>
            </span>
          )}
        </p>
      </div>
      <ScreenLink to={paths.login}>Use another email address</ScreenLink>
    </AuthCard>
  );
}
