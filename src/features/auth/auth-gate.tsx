import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { canHydrateSignIn } from '@/boot/handover';
import { hadStoredSession, hasStoredSession } from '@/boot/stored-session';
import { onTabReturn, reloadPage } from '@/lib/page';
import { reportQuietly } from '@/lib/report';
import { ErrorBoundary } from '@/ui/error-boundary';
import { LoadingScreen } from '@/ui/loading-screen';
import { useAlerts } from '@/ui/use-alerts';
import type { User } from './client/auth-user';
import { loadAuth, loadedAuth, watchUser, watchUserWhenNeeded } from './client/load-auth';
import { clearPersistedFields } from './persisted-fields';
import { SignInFlow, type PublicPage } from './screens/sign-in-flow';
import { useReturnAfterSignIn } from './use-return-after-sign-in';
import { UserContext } from './use-user';

type AuthState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: User };

interface AuthGateProps {
  readonly publicPages: readonly PublicPage[];
  readonly children: ReactNode;
}

/** A signed-out visitor of a public site needs the identity provider's client only to sign in. */
const watch = __PUBLIC_SITE__ ? watchUserWhenNeeded : watchUser;
const MIN_CHECK_INTERVAL_MS = 5 * 60_000;

const LinkDialog = lazy(() => import('./screens/link-dialog'));

/** Renders its children for signed-in users and the sign-in screens for everyone else. */
export function AuthGate({ publicPages, children }: AuthGateProps) {
  const state = useAuthState();
  useReturnAfterSignIn(state.status);
  useSessionCheck(state.status);
  useSessionEndAlert(state.status);

  switch (state.status) {
    case 'unknown':
      return <LoadingScreen onRetry={reloadPage} />;
    case 'signed-out':
      return <SignInFlow publicPages={publicPages} />;
    case 'signed-in':
      return (
        <UserContext value={state.user}>
          {children}
          <LinkOffer />
        </UserContext>
      );
  }
}

/** For a public site: renders its children for every visitor. */
export function PublicGate({ children }: { children: ReactNode }) {
  const state = useAuthState();
  useReturnAfterSignIn(state.status);
  useSessionCheck(state.status);
  useSessionEndAlert(state.status);
  useSessionMark(state.status);
  return (
    <UserContext value={state.status === 'signed-in' ? state.user : null}>
      {children}
      {state.status === 'signed-in' && <LinkOffer />}
    </UserContext>
  );
}

/** Corrects the mark of src/boot, by which the bar shows either the sign-in links or the account button's place. */
function useSessionMark(status: AuthState['status']) {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-session', status !== 'signed-out');
  }, [status]);
}

/**
 * Follows the provider's auth state. Before its first answer, a stored session means "unknown", unless the prerendered
 * sign-in screen is on the page: the first render must match it.
 */
function useAuthState(): AuthState {
  const [state, setState] = useState<AuthState>(() => {
    const mayBeSignedIn = hadStoredSession || hasStoredSession();
    return { status: mayBeSignedIn && !canHydrateSignIn() ? 'unknown' : 'signed-out' };
  });

  useEffect(
    () =>
      watch((user) => {
        if (!user) {
          setState({ status: 'signed-out' });
          return;
        }
        clearPersistedFields();
        // A transition keeps the page responsive and skips the placeholder of chunks that are already loaded.
        startTransition(() => setState({ status: 'signed-in', user }));
      }),
    [],
  );

  return state;
}

/** Checks on return to the tab, at most every five minutes, whether the account still exists. */
function useSessionCheck(status: AuthState['status']) {
  useEffect(() => {
    if (status !== 'signed-in') return undefined;
    let checkedAt = Date.now();
    return onTabReturn(() => {
      if (Date.now() - checkedAt < MIN_CHECK_INTERVAL_MS) return;
      checkedAt = Date.now();
      loadAuth()
        .then(({ refreshUser }) => refreshUser())
        .catch(reportQuietly);
    });
  }, [status]);
}

/** Says that the session has ended if the visitor did not sign out here. The next sign-in removes the alert. */
function useSessionEndAlert(status: AuthState['status']) {
  const { announce, dismiss } = useAlerts();
  const previous = useRef(status);

  useEffect(() => {
    const hasEnded = previous.current !== 'signed-out' && status === 'signed-out';
    previous.current = status;
    if (!hasEnded || loadedAuth()?.isSignedOutHere()) return undefined;
    const id = announce('Your session has ended. Sign in again.', 'info');
    return () => dismiss(id);
  }, [status, announce, dismiss]);
}

/** Asks after sign-in whether to link the account of a pop-up that was refused just before. */
function LinkOffer() {
  const [provider, setProvider] = useState(() => loadedAuth()?.offeredLink() ?? null);
  if (provider === null) return null;
  return (
    <ErrorBoundary fallback={null} onError={reportQuietly}>
      <Suspense fallback={null}>
        <LinkDialog provider={provider} onClose={() => setProvider(null)} />
      </Suspense>
    </ErrorBoundary>
  );
}
