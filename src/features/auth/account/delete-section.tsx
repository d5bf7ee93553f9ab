import { useNavigate } from 'react-router-dom';
import { forgetAccountTexts } from '@/lib/account-scoped-text';
import { paths } from '@/site/paths';
import { Button, buttonClass } from '@/ui/button';
import { TextField } from '@/ui/field';
import { useAlerts } from '@/ui/use-alerts';
import { loadAuth } from '../client/load-auth';
import { currentPasswordError, rejectedCurrentPassword } from '../credentials';
import { ErrorBanner } from '../screens/auth-fields';
import { type FieldErrors, useAuthForm } from '../use-auth-form';
import { useUser } from '../use-user';
import { AccountSection, ReauthenticationField } from './account-section';

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
      lead="Your name, email address and sign-in methods are erased at once. This cannot be undone."
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
    read,
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
    const client = await loadAuth();
    await client.reauthenticate(methods, currentPassword);
    await client.deleteAccount();
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

function read(text: (name: string) => string): Deletion {
  return { phrase: text('phrase').trim(), currentPassword: text('currentPassword') };
}
