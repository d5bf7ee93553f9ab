import { emailError } from '@/lib/email-error';
import { listOf } from '@/lib/number-words';
import { useAction } from '@/lib/use-action';
import { useForm } from '@/lib/use-form';
import { providerNames } from '@/site/providers';
import { announce } from '@/ui/alerts';
import { Badge } from '@/ui/badge';
import { Button, buttonClass } from '@/ui/button';
import { TextField } from '@/ui/field';
import { loadAuth, withAuth } from '../client/load-auth';
import { currentPasswordError, rejectedCurrentPassword } from '../credentials';
import { ErrorBanner } from '../screens/auth-card';
import { AccountSection, proofOf, ReauthenticationField, type UserProps } from './account-sections';

export function EmailSection({ user }: UserProps) {
  const { email, emailVerified } = user;
  return (
    <AccountSection id="email" title="Email" lead="We send verification and password links to this address.">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {email === '' ? (
          <span>None yet. Add one with a password below.</span>
        ) : (
          <>
            <span translate="no" dir="auto" className="font-medium break-all">
              {email}
            </span>
            <Badge key={String(emailVerified)} tone={emailVerified ? 'success' : 'warn'}>
              {emailVerified ? 'Verified' : 'Not verified'}
            </Badge>
          </>
        )}
      </p>
      {email !== '' && !emailVerified && <Verification email={email} />}
      {email !== '' && <ChangeEmail user={user} />}
    </AccountSection>
  );
}

function Verification({ email }: { email: string }) {
  const resend = useAction();
  const refresh = useAction();

  async function sendLink() {
    await (await loadAuth()).sendVerificationEmail();
    announce(`We sent a link to ${email}. Open it to verify your address.`, 'info');
  }

  return (
    <>
      <ErrorBanner error={resend.error} />
      <p className="text-sm text-fg-muted">
        Open the link we emailed you. Before that, logging in with {listOf(providerNames, 'or')} at the same
        address removes your password; afterward, both work.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={resend.pending} onClick={() => void resend.run(sendLink)}>
          Send the link again
        </Button>
        <Button
          variant="secondary"
          busy={refresh.pending}
          // Both buttons show their errors in one place.
          onClick={() => void refresh.run(() => resend.attempt(checkStatus))}
        >
          I opened the link
        </Button>
      </div>
    </>
  );
}

function ChangeEmail({ user }: UserProps) {
  const { hasPassword, proof } = proofOf(user);
  const { pending, error, errors, formProps } = useForm({
    checks: {
      newEmail: (address) =>
        emailError(address) ??
        (address.toLowerCase() === user.email.toLowerCase() ? 'That’s your current address.' : undefined),
      currentPassword: (password) => currentPasswordError(password, hasPassword),
    },
    send: async ({ newEmail, currentPassword }, form) => {
      await withAuth(async (client) => {
        await client.reauthenticate(proof(currentPassword));
        await client.changeEmail(newEmail);
      });
      form.reset();
      announce(`We sent a link to ${newEmail}. Once you open it, it’s your address here.`, 'info');
    },
    rejectedFields: rejectedCurrentPassword,
  });
  return (
    <details>
      <summary
        id="change-email-title"
        className={buttonClass({ variant: 'secondary' }, 'list-none [&::-webkit-details-marker]:hidden')}
      >
        Change email
      </summary>
      <form {...formProps} aria-labelledby="change-email-title" className="mt-4 space-y-4">
        <ErrorBanner error={error} />
        <TextField
          label="New email"
          name="newEmail"
          type="email"
          required
          autoComplete="email"
          hint="We’ll email a link there. Your old address gets one to undo the change."
          error={errors.newEmail}
        />
        <ReauthenticationField user={user} error={errors.currentPassword} />
        <Button type="submit" variant="secondary" busy={pending}>
          Send the link
        </Button>
      </form>
    </details>
  );
}

async function checkStatus() {
  const isVerified = await (await loadAuth()).refreshUser();
  if (!isVerified) announce('It’s not verified yet. Open the link in the email first.', 'info');
}
