import { listOf } from '@/lib/number-words';
import { emailError, useAction } from '@/lib/use-form';
import { providerNames } from '@/site/providers';
import { announce } from '@/ui/alerts';
import { Badge } from '@/ui/badge';
import { Button, SummaryButton } from '@/ui/button';
import { TextField } from '@/ui/field';
import { withAuth } from '../client/load-auth';
import { ErrorBanner } from '../screens/auth-card';
import { AccountForm, AccountSection, useConfirmedForm, type UserProps } from './account-section';

export function EmailSection({ user }: UserProps) {
  const { email, emailVerified } = user;
  return (
    <AccountSection id="email" title="Email" lead="We send verification and password links to this address.">
      {email === '' ? (
        <p>None yet. Add one with a password below.</p>
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span translate="no" dir="auto" className="font-medium break-all">
              {email}
            </span>
            <Badge key={String(emailVerified)} tone={emailVerified ? 'success' : 'warn'}>
              {emailVerified ? 'Verified' : 'Not verified'}
            </Badge>
          </p>
          {!emailVerified && <Verification user={user} />}
          <ChangeEmail user={user} />
        </>
      )}
    </AccountSection>
  );
}

function Verification({ user: { email } }: UserProps) {
  const { pending, error, run } = useAction();

  async function sendLink() {
    await withAuth((client) => client.sendVerificationEmail());
    announce(`We sent a link to ${email}. Open it to verify your address.`, 'info');
  }

  return (
    <>
      <ErrorBanner error={error} />
      <p className="text-sm text-fg-muted">
        Verify it with a link that we email you. Before that, logging in with {listOf(providerNames, 'or')} at
        the same address removes your password; afterward, both work.
      </p>
      <Button variant="secondary" busy={pending} onClick={() => void run(sendLink)}>
        Email me a link
      </Button>
    </>
  );
}

function ChangeEmail({ user }: UserProps) {
  const { form, confirmation } = useConfirmedForm(user, {
    checks: {
      email: (address) =>
        emailError(address) ??
        (address.toLowerCase() === user.email.toLowerCase() ? 'That’s your current address.' : undefined),
    },
    change: (client, { email }) => client.changeEmail(email),
    done: ({ email }) =>
      announce(`We sent a link to ${email}. Once you open it, it’s your address here.`, 'info'),
  });
  return (
    <details>
      <SummaryButton id="change-email-title" variant="secondary">
        Change email
      </SummaryButton>
      <AccountForm form={form} aria-labelledby="change-email-title" button="Send the link" className="mt-4">
        <TextField
          label="New email"
          name="email"
          type="email"
          required
          autoComplete="email"
          hint="We’ll email a link there. Your old address gets one to undo the change."
          error={form.errors.email}
        />
        {confirmation}
      </AccountForm>
    </details>
  );
}
