import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isSamePath, isSignInPath, paths, safeReturnPath } from '@/site/paths';
import type { AuthState } from './use-auth-state';

interface ReturnState {
  readonly from?: string;
}

/** Whoever signs in on one of the sign-in pages goes on to where they were headed. */
export function useReturnAfterSignIn(status: AuthState['status']) {
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

/** What links between the sign-in pages carry along: the page that the visitor wanted to see. */
export function useReturnState(): ReturnState {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const here = isSamePath(pathname, paths.dataPrivacy) ? null : pathname + search + hash;
  const from = returnPath(location.state) ?? safeReturnPath(here);
  return from === null ? {} : { from };
}

function returnPath(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'from' in state ? safeReturnPath(state.from) : null;
}
