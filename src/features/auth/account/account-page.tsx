import { startTransition, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listOf } from '@/lib/number-words';
import { emailError, useForm } from '@/lib/use-form';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { providerNames } from '@/site/providers';
import { announce } from '@/ui/alerts';
import { Button, SummaryButton } from '@/ui/button';
import { TextField } from '@/ui/field';
import { withAuth } from '../client/load-auth';
import { confirmationError, nameError, newPasswordError, NewPasswordFields } from '../credentials';
import { useSignOut } from '../use-sign-out';
import { UserPicture } from '../user-picture';
import { AccountForm, AccountSection, useConfirmedForm, type UserProps } from './account-section';
import { EmailSection } from './email-section';
import { MethodsSection } from './methods-section';

export function AccountPage({ user }: UserProps) {
  const signOut = useSignOut();
  return (
    <div className="px-gutter pt-14 pb-section sm:pt-16">
      <div className="mx-auto max-w-220">
        <title>{`Account · ${brand.name}`}</title>
        <meta
          name="description"
          content={`Change your name and password, verify your email address, link ${listOf(providerNames, 'or')}, or delete your account.`}
        />
        <header className="mb-10 flex flex-wrap items-start justify-between gap-4">
          <div className="flex items-center gap-4">
            <UserPicture user={user} className="size-14 text-lg" />
            <h1 className="text-h1">Account</h1>
          </div>
          <Button variant="secondary" busy={signOut.pending} onClick={() => void signOut.run()}>
            Sign out
          </Button>
        </header>
        <NameSection user={user} />
        <EmailSection user={user} />
        <MethodsSection user={user} />
        <PasswordSection user={user} />
        <DeleteSection user={user} />
      </div>
    </div>
  );
}

function NameSection({ user: { name } }: UserProps) {
  // Null follows the account, which can change in another tab.
  const [typed, setTyped] = useState<string | null>(null);
  const form = useForm({
    checks: { name: nameError },
    send: async (fields) => {
      await withAuth((client) => client.renameUser(fields.name));
      // Together with the account's new name, which comes in a transition.
      startTransition(() => setTyped(null));
      announce('Your name has been saved.');
    },
  });

  return (
    <AccountSection id="name" title="Name" lead="Shown at the top of every page, and only to you.">
      <AccountForm form={form} aria-labelledby="name-title" button="Save name">
        <TextField
          label="Full name"
          name="name"
          required
          autoComplete="name"
          translate="no"
          value={typed ?? name}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          error={form.errors.name}
        />
      </AccountForm>
    </AccountSection>
  );
}

function PasswordSection({ user }: UserProps) {
  const hasPassword = user.methods.includes('password');
  const needsEmail = user.email === '';
  const { form, confirmation } = useConfirmedForm(user, {
    checks: {
      email: (email) => (needsEmail ? emailError(email) : undefined),
      password: (password) => newPasswordError(password, user.email),
      confirmation: confirmationError,
    },
    change: (client, { password, email }) => client.setPassword(password, email),
    done: () =>
      announce(
        hasPassword ? 'Your password has been changed.' : 'You can now sign in with your email and password.',
      ),
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
      <AccountForm form={form} aria-labelledby="password-title" button="Save password">
        {confirmation}
        {needsEmail && (
          <TextField
            label="Email"
            name="email"
            type="email"
            required
            autoComplete="email"
            hint="Your account has none yet. We’ll send a link to verify it."
            error={form.errors.email}
          />
        )}
        <NewPasswordFields
          label="New password"
          confirmationLabel="Confirm new password"
          errors={form.errors}
        />
      </AccountForm>
    </AccountSection>
  );
}

/** Must be typed, so that a misplaced click cannot delete an account. */
const PHRASE = 'delete my account';

function DeleteSection({ user }: UserProps) {
  const navigate = useNavigate();
  const { form, confirmation } = useConfirmedForm(user, {
    checks: {
      phrase: (phrase) => (phrase.toLowerCase() === PHRASE ? undefined : `Type “${PHRASE}” to continue.`),
    },
    change: (client) => client.deleteAccount(),
    done: () => {
      announce('Your account has been deleted.', 'info');
      return navigate(paths.login);
    },
  });

  return (
    <AccountSection
      id="delete"
      title="Delete account"
      lead="Erases your name, email address, and sign-in methods right away. You can’t undo this."
    >
      <details>
        <SummaryButton variant="danger">Delete account</SummaryButton>
        <AccountForm
          form={form}
          aria-labelledby="delete-title"
          button="Delete permanently"
          variant="danger"
          className="mt-4 rounded-card border border-danger/40 bg-surface p-5"
        >
          <TextField
            label={`Type “${PHRASE}”`}
            name="phrase"
            required
            autoComplete="off"
            autoCapitalize="off"
            error={form.errors.phrase}
          />
          {confirmation}
        </AccountForm>
      </details>
    </AccountSection>
  );
}
