import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isSamePath, isSignInPath, paths, safeReturnPath } from '@/site/paths';
import { policy } from './gate-policy';

interface ReturnState {
  readonly from?: string;
}

/** After a sign-in at /login, /signup or /reset-password, goes to the page the visitor first asked for, else Home. */
export function useReturnAfterSignIn(status: 'unknown' | 'signed-out' | 'signed-in') {
  const location = useLocation();
  const navigate = useNavigate();
  const previous = useRef(status);

  useLayoutEffect(() => {
    const hasJustSignedIn = previous.current === 'signed-out' && status === 'signed-in';
    previous.current = status;
    if (hasJustSignedIn && isSignInPath(location.pathname)) {
      void navigate(returnPath(location.state) ?? paths.home, { replace: true });
    }
  }, [status, location, navigate]);
}

/** Link state that carries the page the visitor asked for from one sign-in screen to the next. */
export function useReturnState(): ReturnState {
  const location = useLocation();
  const { pathname, search, hash } = location;
  // On a closed site, it is what one reads before signing up.
  const isBeforeSignUp = policy === 'closed' && isSamePath(pathname, paths.dataPrivacy);
  const here = isBeforeSignUp ? null : pathname + search + hash;
  const from = returnPath(location.state) ?? safeReturnPath(here);
  return from === null ? {} : { from };
}

function returnPath(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'from' in state ? safeReturnPath(state.from) : null;
}
