import { useEffect, useState } from 'react';
import { hasStoredSession, loadAuth } from '@/integrations/auth';
import type { User } from '@/integrations/auth-user';

export type AuthState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: User };

/** Who is there, as the provider says; until it has, a stored session means that we do not know. */
export function useAuthState(): AuthState {
  const [state, setState] = useState<AuthState>(() => ({
    status: hasStoredSession() ? 'unknown' : 'signed-out',
  }));

  useEffect(() => {
    let stop = () => {};
    let gone = false;
    loadAuth().then(
      ({ watchUser }) => {
        if (gone) return;
        stop = watchUser((user) => setState(user ? { status: 'signed-in', user } : { status: 'signed-out' }));
      },
      // Shown where it matters: by the watchdog while we wait, by the form when it is sent.
      () => undefined,
    );
    return () => {
      gone = true;
      stop();
    };
  }, []);

  return state;
}
