import { useEffect, useState } from 'react';
import { hasStoredSession, watchUser } from '@/integrations/auth';
import type { User } from '@/integrations/auth-user';
import { forgetKeptFields } from './kept-fields';

export type AuthState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: User };

/** Who is there, as the provider says; until it has, a stored session means that we do not know. */
export function useAuthState(): AuthState {
  const [state, setState] = useState<AuthState>(() => ({
    status: hasStoredSession() ? 'unknown' : 'signed-out',
  }));

  useEffect(
    () =>
      watchUser((user) => {
        if (user) forgetKeptFields();
        setState(user ? { status: 'signed-in', user } : { status: 'signed-out' });
      }),
    [],
  );

  return state;
}
