import { useEffect } from 'react';
import { loadAuth } from './client/auth';
import { onTabReturn } from '@/lib/page';
import { reportQuietly } from '@/lib/report';
import type { AuthState } from './use-auth-state';

const LEAST_BETWEEN_MS = 5 * 60_000;

/** Asks on coming back, at most every five minutes, whether the account is still there: nothing else would notice. */
export function useSessionCheck(status: AuthState['status']) {
  useEffect(() => {
    if (status !== 'signed-in') return undefined;
    let checkedAt = Date.now();
    return onTabReturn(() => {
      if (Date.now() - checkedAt < LEAST_BETWEEN_MS) return;
      checkedAt = Date.now();
      // Unable to ask, nothing changes.
      loadAuth()
        .then(({ refreshUser }) => refreshUser())
        .catch(reportQuietly);
    });
  }, [status]);
}
