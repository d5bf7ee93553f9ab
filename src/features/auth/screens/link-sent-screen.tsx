import { useState } from 'react';
import { classNames } from '@/lib/class-names';
import { readSessionItem, writeSessionItem, writeStored } from '@/lib/storage';
import { LINK_EMAIL_KEY, LINK_PAUSE_KEY } from '@/lib/storage-keys';
import { useAction } from '@/lib/use-action';
import { useInterval } from '@/lib/use-interval';
import { paths } from '@/site/paths';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { loadAuth } from '../client/load-auth';
import { RETURN_PARAMETER, useReturnState } from '../use-return-after-sign-in';
import { AuthCard, ErrorBanner } from './auth-card';

/** Long enough for most mails to arrive. */
const PAUSE_MS = 30_000;

/** Sends a sign-in link, and remembers in this browser to whom, so that the link works here at once. */
export async function sendLink(email: string, from: string | undefined): Promise<void> {
  const url = new URL(paths.resetPassword, window.location.origin);
  if (from !== undefined) url.searchParams.set(RETURN_PARAMETER, from);
  await (await loadAuth()).sendSignInLink(email, url.href);
  writeStored(LINK_EMAIL_KEY, email);
  writeSessionItem(LINK_PAUSE_KEY, String(Date.now() + PAUSE_MS));
}

export default function LinkSentScreen({ email }: { email: string }) {
  const returnState = useReturnState();
  const { pending, error, run } = useAction();
  const { secondsLeft, restart } = usePause();
  const [times, setTimes] = useState(1);
  const isPaused = secondsLeft > 0;

  async function resend() {
    await sendLink(email, returnState.from);
    setTimes((sent) => sent + 1);
    restart();
  }

  return (
    <AuthCard
      title="Check your email"
      lead={
        <p className="mt-3 text-fg-muted">
          <span>We sent a sign-in link to</span>{' '}
          <strong translate="no" className="font-medium break-words text-fg">
            {email}
          </strong>
        </p>
      }
    >
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
      <p className="text-sm">
        <TextLink to={paths.login} state={returnState}>
          Use another email address
        </TextLink>
      </p>
    </AuthCard>
  );
}

/** Counts down by the clock, because timers are late in a hidden tab. A reload goes on where it was. */
function usePause() {
  const [end, setEnd] = useState(readPauseEnd);
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((end - now) / 1000));
  useInterval(() => setNow(Date.now()), 1000, secondsLeft > 0);

  function restart() {
    setNow(Date.now());
    setEnd(readPauseEnd());
  }
  return { secondsLeft, restart };
}

/** Where storage is blocked, or the clock was set back, the pause starts now. */
function readPauseEnd(): number {
  const latest = Date.now() + PAUSE_MS;
  return Math.min(Number(readSessionItem(LINK_PAUSE_KEY)) || latest, latest);
}
