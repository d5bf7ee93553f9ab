import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { Banner } from '@/ui/banner';
import { Button, ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { toAuthError } from '../auth-errors';
import { useUser } from '../use-user';
import { AuthCard, ErrorBanner } from './auth-card';
import {
  applyCode,
  canSendNewLink,
  isTransient,
  oncePerCode,
  useEmailCode,
  type Outcome,
} from './email-code';

const modes: Readonly<Record<string, { title: string; done: string }>> = {
  verifyEmail: { title: 'Verify your email', done: 'Your email address is verified.' },
  recoverEmail: { title: 'Restore your email', done: 'Your account has its former email address again.' },
  verifyAndChangeEmail: { title: 'Change your email', done: 'Your account has its new email address.' },
};

const USED = 'auth/invalid-action-code';
const UNKNOWN_MODE = { title: 'Email link', done: 'Done.' };

/** Applies the code of an email link that needs no further input. */
export function EmailLinkScreen({ code, mode }: { code: string; mode: string }) {
  const { title, done } = Object.hasOwn(modes, mode) ? (modes[mode] ?? UNKNOWN_MODE) : UNKNOWN_MODE;
  const { status, error, email, retry } = useEmailCode(code, applyCode, applyOnce);
  const canRetry = error !== null && isTransient(error);
  // The link works once, and its owner may open it again.
  const isVerified =
    useUser()?.emailVerified === true && mode === 'verifyEmail' && toAuthError(error).code === USED;
  return (
    <AuthCard title={title} description={`The result of the link you opened in an email from ${brand.name}.`}>
      {/* As tall as a result, so that nothing shifts when it arrives. */}
      <div className="min-h-64 space-y-6">
        {status === 'checking' && <p role="status">Checking the link…</p>}
        {status === 'done' && <Banner role="status" tone="success" title={done} detail={email} />}
        {status === 'done' && mode === 'recoverEmail' && (
          <p>
            Didn’t you change it? Someone may know your password.{' '}
            <TextLink to={paths.resetPassword}>Choose a new one</TextLink>
          </p>
        )}
        {isVerified ? (
          <Banner role="status" tone="success" title="This link was used. Your email address is verified." />
        ) : (
          <ErrorBanner error={error} />
        )}
        {canRetry && (
          <Button variant="secondary" onClick={retry} className="w-full">
            Try again
          </Button>
        )}
        {error !== null && !isVerified && canSendNewLink(error) && mode === 'verifyEmail' && (
          <ButtonLink to={paths.account} className="w-full">
            Request a new link
          </ButtonLink>
        )}
        {status !== 'checking' && (
          <ButtonLink to={paths.home} className="w-full">
            Continue
          </ButtonLink>
        )}
      </div>
    </AuthCard>
  );
}

const firstAnswer = oncePerCode<Outcome>();

function applyOnce(code: string): Promise<Outcome> {
  return firstAnswer(code, () => applyCode(code));
}
