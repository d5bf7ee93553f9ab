import type { ComponentType } from 'react';
import { useHydratedLocation } from '@/lib/use-hydrated';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { Banner } from '@/ui/banner';
import { ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { toAuthError } from '../auth-errors';
import { useUser } from '../use-user';
import { AuthCard } from './auth-card';
import {
  Checking,
  EmailActionFailure,
  isTransient,
  oncePerCode,
  outcomeOf,
  useAnswer,
  type Outcome,
} from './email-action';
import { EmailLink } from './email-link';
import { NewPassword, RequestReset } from './reset-password';

interface EmailAction {
  readonly title: string;
  readonly description?: string;
  /** What an action has done that needs no further input. */
  readonly done?: string;
  readonly Content?: ComponentType<{ code: string }>;
}

const UNKNOWN: EmailAction = { title: 'Email link' };

/** What a link in an email of the provider is for, by its mode. Without one, the visitor asks for such an email. */
const actions: ReadonlyMap<string, EmailAction> = new Map(
  Object.entries({
    '': {
      title: 'Reset password',
      description:
        'Forgot your password? Enter your email address, and we’ll send a link to choose a new one.',
      Content: () => <RequestReset />,
    },
    resetPassword: {
      title: 'New password',
      description: 'Choose a new password for your account and confirm it.',
      Content: NewPassword,
    },
    signIn: {
      title: 'Log in with your link',
      description: `Opened by a link in an email from ${brand.name}, which logs you in.`,
      Content: EmailLink,
    },
    verifyEmail: { title: 'Verify your email', done: 'Your email address is verified.' },
    recoverEmail: { title: 'Restore your email', done: 'Your account has its former email address again.' },
    verifyAndChangeEmail: { title: 'Change your email', done: 'Your account has its new email address.' },
  }),
);

/** Where the links in all emails of the provider lead, with a mode and a code. */
export default function EmailActionScreen() {
  const search = new URLSearchParams(useHydratedLocation().search);
  const mode = search.get('mode') ?? '';
  const code = search.get('oobCode') ?? '';
  const {
    title,
    description = `The result of the link you opened in an email from ${brand.name}.`,
    done = 'Done.',
    Content,
  } = actions.get(mode) ?? UNKNOWN;
  return (
    <AuthCard title={title} description={description}>
      {Content ? <Content key={code} code={code} /> : <AppliedCode key={code} {...{ code, mode, done }} />}
    </AuthCard>
  );
}

interface AppliedCodeProps {
  readonly code: string;
  readonly mode: string;
  readonly done: string;
}

function AppliedCode({ code, mode, done }: AppliedCodeProps) {
  const apply = () => appliedOnce(code, () => outcomeOf(code, (client) => client.applyEmailCode(code)));
  const [outcome, setOutcome] = useAnswer(apply);
  const isVerified = useUser()?.emailVerified === true && mode === 'verifyEmail';
  if (outcome === null) return <Checking />;
  const { error, email } = outcome;
  // The link works once, and its owner may open it again.
  const isUsed = isVerified && toAuthError(error).code === 'auth/invalid-action-code';
  const isFailed = error !== null && !isUsed;
  const success = isUsed ? 'This link was used. Your email address is verified.' : done;
  const wayOn = (
    <ButtonLink to={paths.home} variant={isFailed ? 'secondary' : 'primary'} className="w-full">
      Continue
    </ButtonLink>
  );
  if (isFailed) {
    return (
      <EmailActionFailure
        error={error}
        onRetry={async () => setOutcome(await apply())}
        renewal={mode === 'verifyEmail' && <ButtonLink to={paths.account}>Request a new link</ButtonLink>}
      >
        {wayOn}
      </EmailActionFailure>
    );
  }
  return (
    <>
      <Banner role="status" tone="success" title={success} detail={email} />
      {mode === 'recoverEmail' && (
        <p>
          Didn’t you change it? Someone may know your password.{' '}
          <TextLink to={paths.resetPassword}>Choose a new one</TextLink>
        </p>
      )}
      {wayOn}
    </>
  );
}

const appliedOnce = oncePerCode<Outcome>(({ error }) => !isTransient(error));
