import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetAccountTexts } from '@/lib/account-scoped-text';
import { paths } from '@/site/paths';
import { Button, buttonClass } from '@/ui/button';
import { PasswordField, TextField } from '@/ui/field';
import { useAlerts } from '@/ui/use-alerts';
import { withAuth } from '../client/load-auth';
import {
  confirmationError,
  currentPasswordError,
  newPasswordError,
  NewPasswordFields,
  rejectedCurrentPassword,
  rejectedPassword,
} from '../credentials';
import { ErrorBanner } from '../screens/auth-card';
import { providers } from '../screens/provider-buttons';
import { useAuthForm } from '../use-auth-form';
import { useUser } from '../use-user';

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

/** Asks for the current password, or says that the provider's window will open to confirm the user's identity. */
function ReauthenticationField({ error }: { error: string | undefined }) {
  const { methods } = useUser();
  if (methods.includes('password')) {
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
  const provider = providers.find(({ id }) => methods.includes(id));
  return (
    <p className="text-sm text-fg-muted">
      A <span translate="no">{provider?.name}</span> window will open first to confirm that it’s you.
    </p>
  );
}

export function PasswordSection() {
  const { methods, email } = useUser();
  const { announce } = useAlerts();
  const hasPassword = methods.includes('password');
  const { pending, error, errors, formProps } = useAuthForm({
    checks: {
      currentPassword: (password) => currentPasswordError(password, hasPassword),
      password: (password) => newPasswordError(password, email),
      confirmation: confirmationError,
    },
    send: async ({ currentPassword, password }, form) => {
      await withAuth(async (client) => {
        await client.reauthenticate(methods, currentPassword);
        await client.setPassword(password);
      });
      form.reset();
      announce(
        hasPassword ? 'Your password has been changed.' : 'You can now sign in with your email and password.',
      );
    },
    rejectedFields: (rejection) => rejectedCurrentPassword(rejection) ?? rejectedPassword(rejection),
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
      <form {...formProps} className="space-y-4">
        <ReauthenticationField error={errors.currentPassword} />
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

export function DeleteSection() {
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
        <DeleteForm />
      </details>
    </AccountSection>
  );
}

function DeleteForm() {
  const { id, methods } = useUser();
  const { announce } = useAlerts();
  const navigate = useNavigate();
  const { pending, error, errors, formProps } = useAuthForm({
    checks: {
      phrase: (phrase) =>
        phrase.toLowerCase() === CONFIRMATION ? undefined : `Type “${CONFIRMATION}” to continue.`,
      currentPassword: (password) => currentPasswordError(password, methods.includes('password')),
    },
    send: async ({ currentPassword }) => {
      await withAuth(async (client) => {
        await client.reauthenticate(methods, currentPassword);
        await client.deleteAccount();
      });
      forgetAccountTexts(id);
      announce('Your account has been deleted.', 'info');
      await navigate(paths.login);
    },
    rejectedFields: rejectedCurrentPassword,
  });

  return (
    <form {...formProps} className="mt-4 space-y-4 rounded-card border border-danger/40 bg-surface p-5">
      <ErrorBanner error={error} />
      <TextField
        label={`Type “${CONFIRMATION}”`}
        name="phrase"
        required
        autoComplete="off"
        autoCapitalize="off"
        error={errors.phrase}
      />
      <ReauthenticationField error={errors.currentPassword} />
      <Button type="submit" variant="danger" busy={pending}>
        Delete permanently
      </Button>
    </form>
  );
}
