import { useNavigate } from 'react-router-dom';
import { emailError } from '@/lib/email-error';
import { readStored, writeStored } from '@/lib/storage';
import { EMAIL_LINK_ADDRESS_KEY } from '@/lib/storage-keys';
import { useAction } from '@/lib/use-action';
import { useForm } from '@/lib/use-form';
import { paths } from '@/site/paths';
import { announce } from '@/ui/alerts';
import { Banner } from '@/ui/banner';
import { Button, ButtonLink } from '@/ui/button';
import { toAuthError } from '../auth-errors';
import { firstAuthState, loadAuth, loadedAuth, withAuth } from '../client/load-auth';
import { setLastMethod } from '../sign-in-method';
import { useReturnState } from '../use-return-after-sign-in';
import { useUser } from '../use-user';
import { EmailField, ErrorBanner, Lead, UserText } from './auth-card';
import {
  Checking,
  EmailActionFailure,
  INCOMPLETE,
  isTransient,
  oncePerCode,
  useAnswer,
} from './email-action';
import { sendEmailLink } from './email-link-sent-screen';

type Step =
  | { readonly name: 'done' }
  /** The visitor enters the address. `refused` is one that the link was not sent to. */
  | { readonly name: 'email'; readonly refused: string | null }
  /** Another account is signed in. `email` is whose link it is, if that is known. */
  | { readonly name: 'switch'; readonly email: string | null }
  /** `email` is null if the link has not been used yet. */
  | { readonly name: 'failed'; readonly email: string | null; readonly error: unknown };

const stepOnce = oncePerCode<Step>(
  (step) => step.name === 'done' || (step.name === 'failed' && !isTransient(step.error)),
);

/** Logs in at once in the browser that requested the link; others ask for the address. */
export function EmailLink({ code }: { code: string }) {
  const navigate = useNavigate();
  const returnState = useReturnState();
  const { from = paths.home } = returnState;
  const isSignedIn = useUser() !== null;
  const [step, setStep] = useAnswer(() => stepOnce(code, open));

  async function goTo(next: () => Promise<Step>) {
    setStep(await stepOnce(code, next));
  }

  async function open(): Promise<Step> {
    if (code === '') return { name: 'failed', email: null, error: INCOMPLETE };
    const email = readStored(EMAIL_LINK_ADDRESS_KEY);
    try {
      const client = await loadAuth();
      await firstAuthState();
      const current = client.currentEmail();
      if (current !== null && !isSameEmail(current, email)) return { name: 'switch', email };
      if (email === null) return { name: 'email', refused: null };
    } catch (thrown) {
      console.error(thrown);
      return { name: 'failed', email: null, error: thrown };
    }
    return logIn(email);
  }

  async function logIn(email: string, isRetry = false): Promise<Step> {
    const current = loadedAuth()?.currentEmail() ?? null;
    try {
      const isNew = await withAuth((client) => client.signInWithEmailLink(email, window.location.href));
      writeStored(EMAIL_LINK_ADDRESS_KEY, null);
      setLastMethod('emailLink');
      announce(isNew ? 'Signed up successfully!' : 'Logged in successfully!');
      if (isNew) announce('Add your name on your account page.', 'info');
      // A visitor who was signed out is taken there by useReturnAfterSignIn.
      if (current !== null) await navigate(from, { replace: true });
      return { name: 'done' };
    } catch (thrown) {
      console.error(thrown);
      const { code: errorCode } = toAuthError(thrown);
      if (errorCode === 'auth/invalid-email') return { name: 'email', refused: email };
      const isUsed = errorCode === 'auth/invalid-action-code';
      // Its owner has used it, here or on another device.
      if (isUsed && current !== null && isSameEmail(current, email)) return { name: 'switch', email: null };
      if (isUsed && isRetry) return { name: 'failed', email, error: { code: 'auth/lost-sign-in' } };
      return { name: 'failed', email, error: thrown };
    }
  }

  const goOn = (
    <ButtonLink to={from} variant={step?.name === 'failed' ? 'secondary' : 'primary'} className="w-full">
      Continue
    </ButtonLink>
  );
  switch (step?.name) {
    case undefined:
      return <Checking />;
    case 'done':
      return goOn;
    case 'email':
      return <EmailForm refused={step.refused} onSubmit={(email) => goTo(() => logIn(email))} />;
    case 'switch':
      return (
        <SwitchAccount
          email={step.email}
          onSwitch={() =>
            goTo(async () => (step.email === null ? { name: 'email', refused: null } : logIn(step.email)))
          }
        />
      );
    case 'failed':
      return (
        <EmailActionFailure
          error={step.error}
          onRetry={() => goTo(() => (step.email === null ? open() : logIn(step.email, true)))}
          renewal={!isSignedIn && step.email !== null && <NewEmailLink email={step.email} />}
        >
          {isSignedIn ? (
            goOn
          ) : (
            <ButtonLink to={paths.login} state={returnState} variant="secondary">
              Go to the login page
            </ButtonLink>
          )}
        </EmailActionFailure>
      );
  }
}

interface EmailFormProps {
  readonly refused: string | null;
  readonly onSubmit: (email: string) => Promise<void>;
}

/** For a browser in which this link was not requested. */
function EmailForm({ refused, onSubmit }: EmailFormProps) {
  const { pending, errors, formProps } = useForm({
    checks: { email: emailError },
    send: ({ email }) => onSubmit(email),
  });
  return (
    <form {...formProps} className="space-y-4">
      {refused === null ? (
        <Lead>To finish, enter the email address that the link was sent to.</Lead>
      ) : (
        <Banner
          key={refused}
          role="alert"
          tone="danger"
          title={`This link was not sent to ${refused}. Enter the address that you got it at.`}
        />
      )}
      <EmailField error={errors.email} />
      <Button type="submit" busy={pending} className="w-full">
        Log in
      </Button>
    </form>
  );
}

interface SwitchAccountProps {
  readonly email: string | null;
  readonly onSwitch: () => Promise<void>;
}

function SwitchAccount({ email, onSwitch }: SwitchAccountProps) {
  const { from = paths.home } = useReturnState();
  const user = useUser();
  const { pending, run } = useAction();
  return (
    <>
      <Lead>
        <span>You’re signed in as</span> <UserText>{user?.email || user?.name || ''}</UserText>
        {email !== null && (
          <>
            <span>. This link is for</span> <UserText>{email}</UserText>
          </>
        )}
      </Lead>
      <div className="grid gap-3">
        <Button
          variant={email === null ? 'secondary' : 'primary'}
          busy={pending}
          onClick={() => void run(onSwitch)}
        >
          {email === null ? 'Use the link for another account' : 'Use the link'}
        </Button>
        <ButtonLink to={from} variant={email === null ? 'primary' : 'secondary'}>
          Stay signed in
        </ButtonLink>
      </div>
    </>
  );
}

function NewEmailLink({ email }: { email: string }) {
  const navigate = useNavigate();
  const returnState = useReturnState();
  const { pending, error, run } = useAction();

  async function sendNew() {
    await sendEmailLink(email, returnState.from);
    await navigate(paths.login, { state: { ...returnState, emailLinkSentTo: email } });
  }
  return (
    <>
      <ErrorBanner error={error} />
      <Button busy={pending} onClick={() => void run(sendNew)}>
        Send a new link
      </Button>
    </>
  );
}

function isSameEmail(one: string, other: string | null): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}
