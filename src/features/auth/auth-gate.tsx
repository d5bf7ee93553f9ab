import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Prerendered } from '@/boot/prerendered-page';
import { isPublicSite } from '@/lib/env';
import { hasStoredSession, writeStored } from '@/lib/storage';
import { EMAIL_LINK_ADDRESS_KEY, NEWSLETTER_KEY, UNSAVED_NAME_KEY } from '@/lib/storage-keys';
import { useDocumentEvent } from '@/lib/use-document-event';
import { isSignInPath, paths } from '@/site/paths';
import { announce, dismissAlert } from '@/ui/alerts';
import type { User } from './client/auth-session';
import { loadedAuth, openedWithSession, watchUser } from './client/load-auth';
import { clearPersistedFields, returnPath } from './screens/auth-card';
import { SignInFlow, type SignInFlowProps } from './screens/sign-in-flow';
import { useKeptName, UserProvider } from './use-user';

type AuthState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  /** The prerendered page of a closed site hydrates before its user is known. */
  | { readonly status: 'signed-in'; readonly user: User | null };

/** The page at the addresses of the sign-in screens and of the account, within the site. */
export const loadAuthPage = () => import('./auth-page');

interface AuthGateProps extends SignInFlowProps {
  readonly prerendered: Prerendered | null;
  readonly children: ReactNode;
}

/** Renders its children for signed-in users and, on a closed site, the sign-in screens for everyone else. */
export function AuthGate({ privacyPage, welcome, prerendered, children }: AuthGateProps) {
  const state = useAuthState(prerendered);
  useStatusChange(state.status);

  const user = state.status === 'signed-in' ? state.user : null;
  useRefreshOnReturn(user);
  useKeptName(user);

  if (!isPublicSite) {
    // index.html shows `Loading...` until a screen is rendered.
    if (state.status === 'unknown') return null;
    if (state.status === 'signed-out') return <SignInFlow privacyPage={privacyPage} welcome={welcome} />;
  }
  return <UserProvider user={user}>{children}</UserProvider>;
}

/**
 * After a sign-in at /login, /signup or /reset-password, goes to the page the visitor first asked for, else Home. After
 * the session's end, forgets the name and addresses that tell who used the browser and, unless the visitor has signed
 * out here, says that it has ended, until the next sign-in.
 */
function useStatusChange(status: AuthState['status']) {
  const location = useLocation();
  const navigate = useNavigate();
  const previous = useRef(status);

  const onSignIn = useEffectEvent(() => {
    if (loadedAuth()?.isSessionKept() === false)
      announce(
        'This browser can’t keep you logged in: you’ll have to log in again at your next visit.',
        'warn',
      );
    if (isSignInPath(location.pathname)) void navigate(returnPath(location) ?? paths.home, { replace: true });
  });

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = status;
    // Set by src/boot first. By it, CSS shows either the sign-in links or the account button.
    document.documentElement.toggleAttribute('data-session', status !== 'signed-out');
    if (from === 'signed-out' && status === 'signed-in') onSignIn();
    if (from === 'signed-out' || status !== 'signed-out') return undefined;
    for (const key of [EMAIL_LINK_ADDRESS_KEY, NEWSLETTER_KEY, UNSAVED_NAME_KEY]) writeStored(key, null);
    if (loadedAuth()?.isSignedOutHere()) return undefined;
    const id = announce('Your session has ended. Sign in again.', 'info');
    return () => dismissAlert(id);
  }, [status]);
}

/** Subscribes to the provider's auth state. */
function useAuthState(prerendered: Prerendered | null): AuthState {
  const [state, setState] = useState<AuthState>(() => stateBeforeAnswer(prerendered));

  useEffect(() => {
    return watchUser((user) => {
      if (!user) {
        setState({ status: 'signed-out' });
        return;
      }
      clearPersistedFields();
      // A transition keeps the page responsive and skips the placeholder of chunks that are already loaded.
      startTransition(() => setState({ status: 'signed-in', user }));
    });
  }, []);

  return state;
}

/** The first render must match the HTML that it hydrates. */
function stateBeforeAnswer(prerendered: Prerendered | null): AuthState {
  if (prerendered === 'sign-in') return { status: 'signed-out' };
  if (prerendered !== null && !isPublicSite) return { status: 'signed-in', user: null };
  return { status: openedWithSession || hasStoredSession() ? 'unknown' : 'signed-out' };
}

/** Follows changes of the account in other tabs and on other devices, such as its deletion, on return to the tab. */
function useRefreshOnReturn(user: User | null) {
  useDocumentEvent(
    'visibilitychange',
    () => {
      if (!document.hidden) void loadedAuth()?.refreshUser().catch(console.error);
    },
    user !== null,
  );
}
