import { useLocation, type Location } from 'react-router-dom';
import { isPublicSite } from '@/lib/env';
import { fieldsOf } from '@/lib/storage';
import { isSamePath, isSignInPath, paths, safeReturnPath } from '@/site/paths';

/** The parameter of a sign-in link with the page that the visitor asked for. */
export const RETURN_PARAMETER = 'from';

export interface ReturnState {
  readonly from?: string;
}

/** Link state that carries the page the visitor asked for from one sign-in screen to the next. */
export function useReturnState(): ReturnState {
  const location = useLocation();
  const { pathname, search, hash } = location;
  // On a closed site, it is what one reads before signing up.
  const isBeforeSignUp = !isPublicSite && isSamePath(pathname, paths.privacy);
  const here = isBeforeSignUp ? null : pathname + search + hash;
  const from = returnPath(location) ?? safeReturnPath(here);
  return from === null ? {} : { from };
}

/** The page that the visitor asked for before signing in. */
export function returnPath({ state, pathname, search }: Location): string | null {
  const { from } = fieldsOf(state);
  return safeReturnPath(from ?? (isSignInPath(pathname) ? mailedReturnPath(search) : null));
}

/** A sign-in link has it in its own query or, if the provider's mail leads here directly, in that of `continueUrl`. */
function mailedReturnPath(search: string): string | null {
  const query = new URLSearchParams(search);
  const continueQuery = query.get('continueUrl')?.split('?')[1];
  return query.get(RETURN_PARAMETER) ?? new URLSearchParams(continueQuery).get(RETURN_PARAMETER);
}
