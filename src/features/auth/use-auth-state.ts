import { startTransition, useEffect, useState } from 'react';
import { watchUser } from './client/auth';
import type { User } from './client/auth-user';
import { canHydrateSignIn } from '@/boot/handover';
import { hadStoredSession, hasStoredSession } from '@/boot/stored-session';
import { forgetKeptFields } from './kept-fields';

export type AuthState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: User };

/**
 * Who is there, as the provider says; until it has, a stored session means that we do not know, unless the sign-in
 * screen is on the page: the first thing rendered there has to be the same.
 */
export function useAuthState(): AuthState {
  const [state, setState] = useState<AuthState>(() => {
    const wasThere = hadStoredSession || hasStoredSession();
    return { status: wasThere && !canHydrateSignIn() ? 'unknown' : 'signed-out' };
  });

  useEffect(
    () =>
      watchUser((user) => {
        if (!user) {
          setState({ status: 'signed-out' });
          return;
        }
        forgetKeptFields();
        // In steps that leave room for a frame, and without a placeholder for what is loaded already.
        startTransition(() => setState({ status: 'signed-in', user }));
      }),
    [],
  );

  return state;
}
