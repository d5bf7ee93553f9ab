import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { readStored, writeStored } from '@/lib/storage';
import { EMAIL_LINK_ADDRESS_KEY } from '@/lib/storage-keys';
import { emailError, useForm } from '@/lib/use-form';
import { paths } from '@/site/paths';
import { announce } from '@/ui/alerts';
import { Button, ButtonLink } from '@/ui/button';
import { toAuthError } from '../auth-errors';
import { firstAuthState, withAuth } from '../client/load-auth';
import { useUser } from '../use-user';
import { Divider, EmailField, ErrorBanner, Lead, ScreenLink, useReturnState, UserText } from './auth-card';

/**
 * The form that logs in with an emailed link. The browser that asked for the link knows the address, and submits the
 * form by itself unless somebody is signed in.
 */
export function EmailLink() {
  const navigate = useNavigate();
  const { from = paths.home } = useReturnState();
  const user = useUser();
  const form = useRef<HTMLFormElement>(null);
  const { pending, error, errors, formProps } = useForm({
    checks: { email: emailError },
    send: async ({ email }) => {
      const isNew = await withAuth((client) => client.signInWithEmailLink(email, window.location.href));
      writeStored(EMAIL_LINK_ADDRESS_KEY, null);
      announce(isNew ? 'Signed up successfully!' : 'Logged in successfully!');
      if (isNew) announce('Add your name on your account page.', 'info');
      // The gate takes a visitor who was signed out to that page.
      if (user) await navigate(from, { replace: true });
    },
    rejectedFields: (thrown) =>
      toAuthError(thrown).code === 'auth/invalid-email'
        ? { email: 'The link was not sent to this address. Enter the one that you got it at.' }
        : null,
  });
  const knownEmail = useSubmitOnOpen(form);

  return (
    <>
      {user ? (
        <>
          <Lead>
            <span>You’re signed in as</span> <UserText>{user.email || user.name}</UserText>
          </Lead>
          <ButtonLink to={from} className="w-full">
            Stay signed in
          </ButtonLink>
          <Divider>or use the link for another account</Divider>
        </>
      ) : (
        <Lead>To finish, enter the email address that the link was sent to.</Lead>
      )}
      <ErrorBanner error={error} />
      <form ref={form} {...formProps} className="space-y-4">
        <EmailField error={errors.email} defaultValue={knownEmail} />
        <Button type="submit" variant={user ? 'secondary' : 'primary'} busy={pending} className="w-full">
          {user ? 'Use the link' : 'Log in'}
        </Button>
      </form>
      {!user && <ScreenLink to={paths.login}>Ask for a new link</ScreenLink>}
    </>
  );
}

/** Returns the address that the last link was sent to from this browser. */
function useSubmitOnOpen(form: { readonly current: HTMLFormElement | null }): string | undefined {
  const email = readStored(EMAIL_LINK_ADDRESS_KEY) ?? undefined;
  const submit = useEffectEvent(async () => {
    if (email !== undefined && (await firstAuthState()) === null) form.current?.requestSubmit();
  });
  useEffect(() => void submit(), []);
  return email;
}
