import { useCallback, useState } from 'react';
import { authProblem, type AuthProblem } from '../auth-errors';
import { ProblemBanner } from '../screens/problem-banner';
import { useAction } from '@/lib/use-action';
import { useAlerts } from '@/ui/use-alerts';
import { useUser } from '../use-user';
import { loadAuth } from '../client/auth';
import { reportQuietly } from '@/lib/report';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { AccountRow } from './account-row';

export function EmailSection() {
  const { email, emailVerified } = useUser();
  return (
    <AccountRow id="email" title="E-mail" lead="Where we send links to verify it, or to reset your password.">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span translate="no" className="min-w-0 break-words">
          {email}
        </span>
        <Badge key={String(emailVerified)} tone={emailVerified ? 'success' : 'warn'}>
          {emailVerified ? 'Verified' : 'Not verified'}
        </Badge>
      </p>
      {!emailVerified && <Verification email={email} />}
    </AccountRow>
  );
}

function Verification({ email }: { email: string }) {
  const [problem, setProblem] = useState<AuthProblem | null>(null);
  const { announce } = useAlerts();

  const attempt = useCallback(async (action: () => Promise<void>) => {
    setProblem(null);
    try {
      await action();
    } catch (error) {
      reportQuietly(error);
      setProblem(authProblem(error));
    }
  }, []);

  const resend = useAction(
    useCallback(
      () =>
        attempt(async () => {
          await (await loadAuth()).sendVerificationMail();
          announce(`We sent a link to ${email}. Open it to verify your address.`, 'info');
        }),
      [attempt, announce, email],
    ),
  );
  const refresh = useAction(
    useCallback(
      () =>
        attempt(async () => {
          const verified = await (await loadAuth()).refreshUser();
          if (!verified) announce('It is not verified yet. Open the link in the mail first.', 'info');
        }),
      [attempt, announce],
    ),
  );

  return (
    <>
      <ProblemBanner problem={problem} />
      <p className="text-sm text-fg-muted">
        Verify it, so that nobody else can claim it: signing in with Google would otherwise replace the
        password of an address that was never proved.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={resend.pending} onClick={() => void resend.run()}>
          Send the link again
        </Button>
        <Button variant="secondary" busy={refresh.pending} onClick={() => void refresh.run()}>
          I have opened it
        </Button>
      </div>
    </>
  );
}
