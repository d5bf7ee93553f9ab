import { useEffect } from 'react';
import { listOf } from '@/lib/number-words';
import { whenIdle } from '@/lib/schedule';
import { useForm } from '@/lib/use-form';
import { brand } from '@/site/brand';
import { providerNames } from '@/site/providers';
import { announce } from '@/ui/alerts';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { loadAuth, preparePopups } from '../client/load-auth';
import { nameError } from '../credentials';
import { ErrorBanner } from '../screens/auth-card';
import { useSignOut } from '../use-sign-out';
import { useUser } from '../use-user';
import { UserPicture } from '../user-picture';
import { AccountSection, DeleteSection, PasswordSection, type UserProps } from './account-sections';
import { EmailSection } from './email-section';
import { MethodsSection } from './methods-section';

export default function AccountPage() {
  const user = useUser();
  const signOut = useSignOut();
  usePopupPreparation();
  if (!user) return null;
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

/** Linking a provider, or confirming one's identity with it, opens its window. */
function usePopupPreparation() {
  useEffect(() => whenIdle(() => void preparePopups()), []);
}

function NameSection({ user: { name } }: UserProps) {
  const lead = 'Shown at the top of every page, and only to you.';
  const { pending, error, errors, formProps } = useForm({
    checks: { name: nameError },
    send: async (fields) => {
      await (await loadAuth()).renameUser(fields.name);
      announce('Your name has been saved.');
    },
  });

  return (
    <AccountSection
      id="name"
      title={name === '' ? 'What’s your name?' : 'Name'}
      lead={name === '' ? `You signed up without one. ${lead}` : lead}
    >
      <ErrorBanner error={error} />
      <form {...formProps} aria-labelledby="name-title" className="space-y-4">
        <TextField
          label="Full name"
          name="name"
          required
          autoComplete="name"
          translate="no"
          defaultValue={name}
          error={errors.name}
        />
        <Button type="submit" variant="secondary" busy={pending}>
          Save name
        </Button>
      </form>
    </AccountSection>
  );
}
