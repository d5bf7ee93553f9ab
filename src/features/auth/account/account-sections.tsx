import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetAccount } from '@/lib/account-values';
import { classNames } from '@/lib/class-names';
import { emailError } from '@/lib/email-error';
import { useForm } from '@/lib/use-form';
import { paths } from '@/site/paths';
import { providers } from '@/site/providers';
import { announce } from '@/ui/alerts';
import { Button, buttonClass } from '@/ui/button';
import { PasswordField, TextField } from '@/ui/field';
import { textLinkClass } from '@/ui/text-link';
import type { User } from '../client/auth-user';
import { withAuth } from '../client/load-auth';
import {
  confirmationError,
  currentPasswordError,
  newPasswordError,
  NewPasswordFields,
  rejectedCurrentPassword,
  rejectedPassword,
} from '../credentials';
import { setLastMethod } from '../last-method';
import { ErrorBanner } from '../screens/auth-card';
import { useSignOut } from '../use-sign-out';

export interface UserProps {
  readonly user: User;
}

interface AccountSectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** Title and explanation in one column, controls in the other. */
export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-12 gap-y-6 border-t border-border py-10 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="text-h4">
          {title}
        </h2>
        <p className="mt-2 max-w-measure text-sm text-fg-muted">{lead}</p>
      </div>
      <div className="min-w-0 space-y-4">{children}</div>
    </section>
  );
}

/** What confirms the user's identity: a password, else the window of a provider, else a recent login. */
export function proofOf({ methods }: User) {
  const hasPassword = methods.includes('password');
  const provider = providers.find(({ id }) => methods.includes(id)) ?? null;
  return {
    hasPassword,
    provider,
    proof: (password: string) => (hasPassword ? password : provider),
  };
}

/** Asks for the current password, or says how else the user's identity will be confirmed. */
export function ReauthenticationField({ user, error }: UserProps & { readonly error: string | undefined }) {
  const { hasPassword, provider } = proofOf(user);
  if (hasPassword) {
    return (
      <PasswordField
        label="Current password"
        name="currentPassword"
        required
        autoComplete="current-password"
        error={error}
      />
    );
  }
  if (provider === null) return <LogInAgain />;
  return (
    <p className="text-sm text-fg-muted">
      A <span translate="no">{provider.name}</span> window will open first to confirm that it’s you.
    </p>
  );
}

/** For accounts that log in only by links: a recent login is their proof. */
function LogInAgain() {
  const signOut = useSignOut({ from: paths.account });
  return (
    <p className="text-sm text-fg-muted">
      If you logged in a while ago,{' '}
      <button
        type="button"
        onClick={() => void signOut.run()}
        className={classNames(textLinkClass, 'cursor-pointer')}
      >
        log in again
      </button>{' '}
      first.
    </p>
  );
}

export function PasswordSection({ user }: UserProps) {
  const { hasPassword, proof } = proofOf(user);
  const needsEmail = user.email === '';
  const { pending, error, errors, formProps } = useForm({
    checks: {
      currentPassword: (password) => currentPasswordError(password, hasPassword),
      email: (email) => (needsEmail ? emailError(email) : undefined),
      password: (password) => newPasswordError(password, user.email),
      confirmation: confirmationError,
    },
    send: async ({ currentPassword, email, password }, form) => {
      await withAuth(async (client) => {
        await client.reauthenticate(proof(currentPassword));
        await client.setPassword(password, email);
      });
      form.reset();
      announce(
        hasPassword ? 'Your password has been changed.' : 'You can now sign in with your email and password.',
      );
    },
    rejectedFields: (thrown) => rejectedCurrentPassword(thrown) ?? rejectedPassword(thrown),
  });

  return (
    <AccountSection
      id="password"
      title={hasPassword ? 'Change password' : 'Add a password'}
      lead={
        hasPassword
          ? 'Other devices stay signed in until their session ends.'
          : 'A second way in, if you lose access to your other account.'
      }
    >
      <ErrorBanner error={error} />
      <form {...formProps} aria-labelledby="password-title" className="space-y-4">
        <ReauthenticationField user={user} error={errors.currentPassword} />
        {needsEmail && (
          <TextField
            label="Email"
            name="email"
            type="email"
            required
            autoComplete="email"
            hint="Your account has none yet. We’ll send a link to verify it."
            error={errors.email}
          />
        )}
        <NewPasswordFields label="New password" confirmationLabel="Confirm new password" errors={errors} />
        <Button type="submit" variant="secondary" busy={pending}>
          Save password
        </Button>
      </form>
    </AccountSection>
  );
}

/** Must be typed, so that a misplaced click cannot delete an account. */
const CONFIRMATION = 'delete my account';

export function DeleteSection({ user }: UserProps) {
  return (
    <AccountSection
      id="delete"
      title="Delete account"
      lead="Erases your name, email address, and sign-in methods right away. You can’t undo this."
    >
      <details>
        <summary
          className={buttonClass({ variant: 'danger' }, 'list-none [&::-webkit-details-marker]:hidden')}
        >
          Delete account
        </summary>
        <DeleteForm user={user} />
      </details>
    </AccountSection>
  );
}

function DeleteForm({ user }: UserProps) {
  const { hasPassword, proof } = proofOf(user);
  const navigate = useNavigate();
  const { pending, error, errors, formProps } = useForm({
    checks: {
      phrase: (phrase) =>
        phrase.toLowerCase() === CONFIRMATION ? undefined : `Type “${CONFIRMATION}” to continue.`,
      currentPassword: (password) => currentPasswordError(password, hasPassword),
    },
    send: async ({ currentPassword }) => {
      await withAuth(async (client) => {
        await client.reauthenticate(proof(currentPassword));
        await client.deleteAccount();
      });
      forgetAccount(user.id);
      setLastMethod(null);
      announce('Your account has been deleted.', 'info');
      await navigate(paths.login);
    },
    rejectedFields: rejectedCurrentPassword,
  });

  return (
    <form
      {...formProps}
      aria-labelledby="delete-title"
      className="mt-4 space-y-4 rounded-card border border-danger/40 bg-surface p-5"
    >
      <ErrorBanner error={error} />
      <TextField
        label={`Type “${CONFIRMATION}”`}
        name="phrase"
        required
        autoComplete="off"
        autoCapitalize="off"
        error={errors.phrase}
      />
      <ReauthenticationField user={user} error={errors.currentPassword} />
      <Button type="submit" variant="danger" busy={pending}>
        Delete permanently
      </Button>
    </form>
  );
}
