import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { emailError } from '@/lib/email-error';
import { logError } from '@/lib/log-error';
import { readStored, writeStored } from '@/lib/storage';
import { LINK_EMAIL_KEY } from '@/lib/storage-keys';
import { useAction } from '@/lib/use-action';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { announce } from '@/ui/alerts';
import { Banner } from '@/ui/banner';
import { Button, ButtonLink } from '@/ui/button';
import { toAuthError, type AuthError } from '../auth-errors';
import { firstAuthState, loadAuth, loadedAuth } from '../client/load-auth';
import { setLastMethod } from '../last-method';
import { useAuthForm, useLatestError } from '../use-auth-form';
import { useReturnState } from '../use-return-after-sign-in';
import { useUser } from '../use-user';
import { AuthCard, EmailField, ErrorBanner } from './auth-card';
import { canSendNewLink, oncePerCode, transientCodes } from './email-code';
import { sendLink } from './link-sent-screen';

interface EmailStep {
  readonly name: 'email';
  readonly current: string | null;
  /** The address that was entered, if the link was sent to another one. */
  readonly refused: string | null;
}

/** An account is signed in, and the link is for another one or, without an address, for one that is not known. */
interface SwitchStep {
  readonly name: 'switch';
  readonly email: string | null;
  readonly current: string;
}

interface FailedStep {
  readonly name: 'failed';
  /** Empty if the link has not been used yet. */
  readonly email: string;
  readonly error: AuthError;
}

type Step = { readonly name: 'checking' | 'done' } | EmailStep | SwitchStep | FailedStep;

const firstStep = oncePerCode<Step>();

/** Opened by a sign-in link. Signs in at once in the browser that requested the link; others ask for the address. */
export default function LinkSignInScreen({ code }: { code: string }) {
  const { step, logIn, switchAccount, retry } = useSignInLink(code);
  return (
    <AuthCard
      title="Log in with your link"
      description={`Opened by a link in an email from ${brand.name}, which logs you in.`}
    >
      {/* As tall as a result, so that nothing shifts when it arrives. */}
      <div key={step.name} className="min-h-48 space-y-6">
        {step.name === 'checking' && (
          <p role="status" data-loading>
            Logging you in…
          </p>
        )}
        {step.name === 'done' && <Continue />}
        {step.name === 'email' && <EmailForm {...step} onSubmit={logIn} />}
        {step.name === 'switch' && <SwitchAccount {...step} onSwitch={() => switchAccount(step)} />}
        {step.name === 'failed' && (
          <Failure {...step} onRetry={() => (step.email === '' ? retry() : logIn(step.email, true))} />
        )}
      </div>
    </AuthCard>
  );
}

/** For a browser in which this link was not requested. */
function EmailForm({
  current,
  refused,
  onSubmit,
}: EmailStep & { onSubmit: (email: string) => Promise<void> }) {
  const { pending, errors, formProps } = useAuthForm({
    checks: { email: emailError },
    send: ({ email }) => onSubmit(email),
  });
  return (
    <form {...formProps} className="space-y-4">
      {refused === null ? (
        <p className="text-fg-muted">To finish, enter the email address that the link was sent to.</p>
      ) : (
        <Banner
          key={refused}
          role="alert"
          tone="danger"
          title={`This link was not sent to ${refused}. Enter the address that you got it at.`}
        />
      )}
      {current !== null && (
        <p className="text-sm text-fg-muted">
          <span>You’re signed in as</span> <Email>{current}</Email>
          <span>. If you continue with another address, you’ll be signed out of that account.</span>
        </p>
      )}
      <EmailField error={errors.email} />
      <Button type="submit" busy={pending} className="w-full">
        Log in
      </Button>
    </form>
  );
}

function SwitchAccount({ current, email, onSwitch }: SwitchStep & { onSwitch: () => Promise<void> }) {
  const { from = paths.home } = useReturnState();
  const { pending, run } = useAction(onSwitch);
  return (
    <>
      <p className="text-fg-muted">
        <span>You’re signed in as</span> <Email>{current}</Email>
        {email !== null && (
          <>
            <span>. This link is for</span> <Email>{email}</Email>
          </>
        )}
      </p>
      <div className="grid gap-3">
        <Button variant={email === null ? 'secondary' : 'primary'} busy={pending} onClick={() => void run()}>
          {email === null ? 'Use the link for another account' : 'Use the link'}
        </Button>
        <ButtonLink to={from} variant={email === null ? 'primary' : 'secondary'}>
          Stay signed in
        </ButtonLink>
      </div>
    </>
  );
}

function Failure({ email, error, onRetry }: FailedStep & { onRetry: () => Promise<void> }) {
  const user = useUser();
  const returnState = useReturnState();
  const retry = useAction(onRetry);
  return (
    <>
      <ErrorBanner error={error} />
      <div className="grid gap-3">
        {transientCodes.has(error.code) ? (
          <Button busy={retry.pending} onClick={() => void retry.run()}>
            Try again
          </Button>
        ) : (
          user === null && email !== '' && canSendNewLink(error) && <NewLink email={email} />
        )}
        {user === null ? (
          <ButtonLink to={paths.login} state={returnState} variant="secondary">
            Go to the login page
          </ButtonLink>
        ) : (
          <Continue />
        )}
      </div>
    </>
  );
}

function NewLink({ email }: { email: string }) {
  const navigate = useNavigate();
  const returnState = useReturnState();
  const { error, startAttempt } = useLatestError();
  const { pending, run } = useAction(async () => {
    const showError = startAttempt();
    try {
      await sendLink(email, returnState.from);
      await navigate(paths.login, { state: { ...returnState, linkSentTo: email } });
    } catch (thrown) {
      showError(thrown);
    }
  });
  return (
    <>
      <ErrorBanner error={error} />
      <Button busy={pending} onClick={() => void run()}>
        Send a new link
      </Button>
    </>
  );
}

function Continue() {
  const { from = paths.home } = useReturnState();
  return (
    <ButtonLink to={from} className="w-full">
      Continue
    </ButtonLink>
  );
}

function Email({ children }: { children: string }) {
  return (
    <strong translate="no" className="font-medium break-words text-fg">
      {children}
    </strong>
  );
}

const INCOMPLETE = Object.assign(new Error('The sign-in link is incomplete.'), {
  code: 'auth/missing-oob-code',
});
const LOST_REPLY =
  'The connection was lost before we knew that you were logged in, and the link works only once. Send a new one.';

function useSignInLink(code: string) {
  const [step, setStep] = useState<Step>({ name: 'checking' });
  const navigate = useNavigate();
  const { from = paths.home } = useReturnState();

  async function open(): Promise<Step> {
    const email = readStored(LINK_EMAIL_KEY);
    try {
      const client = await loadAuth();
      await firstAuthState();
      if (code === '') throw INCOMPLETE;
      const current = client.currentEmail();
      if (current !== null && !isSameEmail(current, email)) return { name: 'switch', email, current };
      if (email === null) return { name: 'email', current, refused: null };
    } catch (thrown) {
      return failed('', thrown);
    }
    return logIn(email, false);
  }
  const openFirst = useEffectEvent(open);

  async function logIn(email: string, isRetry: boolean): Promise<Step> {
    const current = loadedAuth()?.currentEmail() ?? null;
    try {
      const client = await loadAuth();
      const isNew = await client.signInWithLink(email, window.location.href);
      writeStored(LINK_EMAIL_KEY, null);
      setLastMethod('link');
      announce(isNew ? 'Signed up successfully!' : 'Logged in successfully!');
      if (isNew) announce('Add your name on your account page.', 'info');
      // A visitor who was signed out is taken there by useReturnAfterSignIn.
      if (current !== null) await navigate(from, { replace: true });
      return { name: 'done' };
    } catch (thrown) {
      const step = failed(email, thrown);
      if (step.error.code === 'auth/invalid-email') return { name: 'email', current, refused: email };
      // Its owner has used it, here or on another device.
      if (current !== null && isSameEmail(current, email) && step.error.code === 'auth/invalid-action-code')
        return { name: 'switch', email: null, current };
      const isLost = isRetry && step.error.code === 'auth/invalid-action-code';
      return isLost ? { ...step, error: { ...step.error, message: LOST_REPLY } } : step;
    }
  }

  useEffect(() => {
    void firstStep(code, () => openFirst()).then(setStep);
  }, [code]);

  return {
    step,
    retry: () => open().then(setStep),
    switchAccount: async ({ email, current }: SwitchStep) =>
      setStep(email === null ? { name: 'email', current, refused: null } : await logIn(email, false)),
    logIn: async (email: string, isRetry = false) => setStep(await logIn(email, isRetry)),
  };
}

function isSameEmail(one: string, other: string | null): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}

function failed(email: string, thrown: unknown): FailedStep {
  logError(thrown);
  const error = toAuthError(thrown);
  const isIncomplete = error.code === 'auth/argument-error';
  return {
    name: 'failed',
    email,
    error: isIncomplete ? { ...toAuthError(INCOMPLETE), detail: error.detail } : error,
  };
}
