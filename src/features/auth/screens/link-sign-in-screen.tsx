import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { emailError } from '@/lib/email-error';
import { logError } from '@/lib/log-error';
import { readStored, writeStored } from '@/lib/storage';
import { LINK_EMAIL_KEY } from '@/lib/storage-keys';
import { useAction } from '@/lib/use-action';
import { useForm } from '@/lib/use-form';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { announce } from '@/ui/alerts';
import { Banner } from '@/ui/banner';
import { Button, ButtonLink } from '@/ui/button';
import { toAuthError } from '../auth-errors';
import { firstAuthState, loadAuth, loadedAuth } from '../client/load-auth';
import { setLastMethod } from '../last-method';
import { useReturnState } from '../use-return-after-sign-in';
import { useUser } from '../use-user';
import { AuthCard, EmailField, ErrorBanner } from './auth-card';
import { canSendNewLink, isTransient, oncePerCode } from './email-code';
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
  /** What was thrown. */
  readonly error: unknown;
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
  const { pending, errors, formProps } = useForm({
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
  const { pending, run } = useAction();
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

function Failure({ email, error, onRetry }: FailedStep & { onRetry: () => Promise<void> }) {
  const user = useUser();
  const returnState = useReturnState();
  const { pending, run } = useAction();
  return (
    <>
      <ErrorBanner error={error} />
      <div className="grid gap-3">
        {isTransient(error) ? (
          <Button busy={pending} onClick={() => void run(onRetry)}>
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
  const { pending, error, run } = useAction();

  async function sendNew() {
    await sendLink(email, returnState.from);
    await navigate(paths.login, { state: { ...returnState, linkSentTo: email } });
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

const INCOMPLETE = 'auth/missing-oob-code';

function useSignInLink(code: string) {
  const [step, setStep] = useState<Step>({ name: 'checking' });
  const navigate = useNavigate();
  const { from = paths.home } = useReturnState();

  async function open(): Promise<Step> {
    const email = readStored(LINK_EMAIL_KEY);
    try {
      const client = await loadAuth();
      await firstAuthState();
      if (code === '') throw withCode(new Error('The sign-in link is incomplete.'), INCOMPLETE);
      const current = client.currentEmail();
      if (current !== null && !isSameEmail(current, email)) return { name: 'switch', email, current };
      if (email === null) return { name: 'email', current, refused: null };
    } catch (thrown) {
      logError(thrown);
      return { name: 'failed', email: '', error: thrown };
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
      logError(thrown);
      const { code } = toAuthError(thrown);
      if (code === 'auth/invalid-email') return { name: 'email', current, refused: email };
      const isUsed = code === 'auth/invalid-action-code';
      // Its owner has used it, here or on another device.
      if (isUsed && current !== null && isSameEmail(current, email))
        return { name: 'switch', email: null, current };
      if (isUsed && isRetry) return { name: 'failed', email, error: withCode(thrown, 'auth/lost-sign-in') };
      const isIncomplete = code === 'auth/argument-error';
      return { name: 'failed', email, error: isIncomplete ? withCode(thrown, INCOMPLETE) : thrown };
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

function withCode(thrown: unknown, code: string) {
  return Object.assign(new Error(toAuthError(thrown).detail), { code });
}
