import { useEffect, useState } from 'react';
import { logError } from '@/lib/log-error';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { Banner } from '@/ui/banner';
import { Button, ButtonLink } from '@/ui/button';
import { toAuthError, type AuthError } from '../auth-errors';
import { loadAuth } from '../client/load-auth';
import { AuthCard } from './auth-card';
import { ErrorBanner } from './auth-fields';

const modes: Readonly<Record<string, { title: string; done: string }>> = {
  verifyEmail: { title: 'Verify your email', done: 'Your email address is verified.' },
  recoverEmail: { title: 'Restore your email', done: 'Your email address has been changed back.' },
  verifyAndChangeEmail: { title: 'Change your email', done: 'Your email address has been changed.' },
};

const UNKNOWN_MODE = { title: 'Email link', done: 'Done.' };

/** Errors that do not use up the code, so that a retry can succeed. */
const transientCodes: ReadonlySet<string> = new Set([
  'auth/network-request-failed',
  'auth/timeout',
  'auth/internal-error',
  'auth/too-many-requests',
  'auth/quota-exceeded',
]);

/** Applies the code of an email link that needs no further input. */
export function EmailLinkScreen({ code, mode }: { code: string; mode: string }) {
  const { title, done } = Object.hasOwn(modes, mode) ? (modes[mode] ?? UNKNOWN_MODE) : UNKNOWN_MODE;
  const { status, error, retry } = useEmailCode(code);
  return (
    <AuthCard title={title} description={`The result of the link you opened in an email from ${brand.name}.`}>
      {/* As tall as a result, so that nothing shifts when it arrives. */}
      <div className="min-h-48 space-y-6">
        {status === 'checking' && <p role="status">Checking the link…</p>}
        {status === 'done' && <Banner role="status" tone="success" title={done} />}
        <ErrorBanner error={error} />
        {error && transientCodes.has(error.code) && (
          <Button variant="secondary" onClick={retry} className="w-full">
            Try again
          </Button>
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

type Outcome =
  | { readonly status: 'checking' | 'done'; readonly error: null }
  | { readonly status: 'failed'; readonly error: AuthError };

const CHECKING: Outcome = { status: 'checking', error: null };

/** Requests by code. A code works only once, so a remount must reuse the first request. */
const requests = new Map<string, Promise<Outcome>>();

/** The screen has the code as its key, so the code never changes here. */
function useEmailCode(code: string) {
  const [outcome, setOutcome] = useState(CHECKING);

  useEffect(() => {
    void applyOnce(code).then(setOutcome);
  }, [code]);

  function retry() {
    requests.delete(code);
    setOutcome(CHECKING);
    void applyOnce(code).then(setOutcome);
  }
  return { ...outcome, retry };
}

function applyOnce(code: string): Promise<Outcome> {
  const request = requests.get(code) ?? applyCode(code);
  requests.set(code, request);
  return request;
}

async function applyCode(code: string): Promise<Outcome> {
  try {
    await (await loadAuth()).applyEmailCode(code);
    return { status: 'done', error: null };
  } catch (error) {
    logError(error);
    return { status: 'failed', error: toAuthError(error) };
  }
}
