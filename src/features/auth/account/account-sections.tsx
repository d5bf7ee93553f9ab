import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetAccountTexts } from '@/lib/account-scoped-text';
import { paths } from '@/site/paths';
import { Button, buttonClass } from '@/ui/button';
import { PasswordField, TextField } from '@/ui/field';
import { useAlerts } from '@/ui/use-alerts';
import type { AuthError } from '../auth-errors';
import { withAuth } from '../client/load-auth';
import {
  currentPasswordError,
  newPasswordErrors,
  readNewPassword,
  rejectedCurrentPassword,
  rejectedPassword,
  NewPasswordFields,
  type NewPassword,
} from '../credentials';
import { ErrorBanner } from '../screens/auth-card';
import { providers } from '../screens/provider-buttons';
import { type FieldErrors, useAuthForm } from '../use-auth-form';
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

interface PasswordChange extends NewPassword {
  readonly currentPassword: string;
}

export function PasswordSection() {
  const { methods, email } = useUser();
  const { announce } = useAlerts();
  const formRef = useRef<HTMLFormElement>(null);
  const hasPassword = methods.includes('password');
  const { busy, error, fieldErrors, formProps } = useAuthForm({
    read: readPasswordChange,
    check,
    send: save,
    rejectedFields,
  });

  function check({ currentPassword, ...chosen }: PasswordChange): FieldErrors<PasswordChange> {
    return {
      currentPassword: currentPasswordError(currentPassword, hasPassword),
      ...newPasswordErrors(chosen, email),
    };
  }

  async function save({ currentPassword, password }: PasswordChange) {
    await withAuth(async (client) => {
      await client.reauthenticate(methods, currentPassword);
      await client.setPassword(password);
    });
    formRef.current?.reset();
    announce(
      hasPassword ? 'Your password has been changed.' : 'You can now sign in with your email and password.',
    );
  }

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
      <form ref={formRef} {...formProps} className="space-y-4">
        <ReauthenticationField error={fieldErrors.currentPassword} />
        <NewPasswordFields
          label="New password"
          confirmationLabel="Confirm new password"
          errors={fieldErrors}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          Save password
        </Button>
      </form>
    </AccountSection>
  );
}

function readPasswordChange(text: (name: string) => string): PasswordChange {
  return { currentPassword: text('currentPassword'), ...readNewPassword(text) };
}

function rejectedFields(error: AuthError): FieldErrors<PasswordChange> | null {
  return rejectedCurrentPassword(error) ?? rejectedPassword(error);
}

/** Must be typed, so that a misplaced click cannot delete an account. */
const CONFIRMATION = 'delete my account';

interface Deletion {
  readonly currentPassword: string;
  readonly phrase: string;
}

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
  const { busy, error, fieldErrors, formProps } = useAuthForm({
    read: readDeletion,
    check,
    send: deleteAccount,
    rejectedFields: rejectedCurrentPassword,
  });

  function check({ phrase, currentPassword }: Deletion): FieldErrors<Deletion> {
    return {
      phrase: phrase.toLowerCase() === CONFIRMATION ? undefined : `Type “${CONFIRMATION}” to continue.`,
      currentPassword: currentPasswordError(currentPassword, methods.includes('password')),
    };
  }

  async function deleteAccount({ currentPassword }: Deletion) {
    await withAuth(async (client) => {
      await client.reauthenticate(methods, currentPassword);
      await client.deleteAccount();
    });
    forgetAccountTexts(id);
    announce('Your account has been deleted.', 'info');
    await navigate(paths.login);
  }

  return (
    <form {...formProps} className="mt-4 space-y-4 rounded-card border border-danger/40 bg-surface p-5">
      <ErrorBanner error={error} />
      <TextField
        label={`Type “${CONFIRMATION}”`}
        name="phrase"
        required
        autoComplete="off"
        autoCapitalize="off"
        error={fieldErrors.phrase}
      />
      <ReauthenticationField error={fieldErrors.currentPassword} />
      <Button type="submit" variant="danger" busy={busy}>
        Delete permanently
      </Button>
    </form>
  );
}

function readDeletion(text: (name: string) => string): Deletion {
  return { phrase: text('phrase').trim(), currentPassword: text('currentPassword') };
}
