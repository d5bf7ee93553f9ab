import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { ProblemBanner } from '../screens/problem-banner';
import { useAuthForm, type FieldProblems } from '../use-auth-form';
import { useAlerts } from '@/ui/use-alerts';
import { useUser } from '../use-user';
import { loadAuth } from '../client/auth';
import { paths } from '@/site/paths';
import { Button, buttonClass } from '@/ui/button';
import { TextField } from '@/ui/field';
import { AccountRow } from './account-row';
import { currentPasswordProblem, currentPasswordRefusal } from './current-password';
import { IdentityCheck } from './identity-check';

/** Typed by hand, so that nobody loses an account to a slip of the finger. */
const CONFIRMATION = 'delete my account';

interface Deletion {
  readonly currentPassword: string;
  readonly phrase: string;
}

export function DeleteSection() {
  return (
    <AccountRow
      id="delete"
      title="Delete account"
      lead="Your name, e-mail address and ways of signing in are erased at once. This cannot be undone."
    >
      <details>
        <summary
          className={buttonClass({ variant: 'danger' }, 'list-none [&::-webkit-details-marker]:hidden')}
        >
          Delete account
        </summary>
        <DeleteForm />
      </details>
    </AccountRow>
  );
}

function DeleteForm() {
  const { methods } = useUser();
  const { announce } = useAlerts();
  const navigate = useNavigate();
  const hasPassword = methods.includes('password');

  const check = useCallback(
    ({ phrase, currentPassword }: Deletion): FieldProblems<Deletion> => ({
      phrase: phrase.toLowerCase() === CONFIRMATION ? undefined : `Type “${CONFIRMATION}” to go on.`,
      currentPassword: currentPasswordProblem(currentPassword, hasPassword),
    }),
    [hasPassword],
  );
  const erase = useCallback(
    async ({ currentPassword }: Deletion) => {
      const client = await loadAuth();
      await client.confirmIdentity(methods, currentPassword);
      await client.deleteAccount();
      announce('Your account has been deleted.', 'info');
      await navigate(paths.login);
    },
    [methods, announce, navigate],
  );
  const { busy, problem, fieldProblems, formProps } = useAuthForm({
    read,
    check,
    send: erase,
    refusal: currentPasswordRefusal,
  });

  return (
    <form {...formProps} className="mt-4 space-y-4 rounded-card border border-danger/40 bg-surface p-5">
      <ProblemBanner problem={problem} />
      <TextField
        label={`Type “${CONFIRMATION}”`}
        name="phrase"
        required
        autoComplete="off"
        autoCapitalize="off"
        error={fieldProblems.phrase}
      />
      <IdentityCheck error={fieldProblems.currentPassword} />
      <Button type="submit" variant="danger" busy={busy}>
        Delete for good
      </Button>
    </form>
  );
}

function read(text: (name: string) => string): Deletion {
  return { phrase: text('phrase').trim(), currentPassword: text('currentPassword') };
}
