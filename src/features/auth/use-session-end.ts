import { useEffect, useRef } from 'react';
import { useAlerts } from '@/ui/use-alerts';
import { loadedAuth } from './client/auth';
import type { AuthState } from './use-auth-state';

/** Whoever finds themselves signed out without having asked for it is told so, until they are in again. */
export function useSessionEnd(status: AuthState['status']) {
  const { announce, dismiss } = useAlerts();
  const previous = useRef(status);

  useEffect(() => {
    const hasEnded = previous.current !== 'signed-out' && status === 'signed-out';
    previous.current = status;
    if (!hasEnded || loadedAuth()?.isSessionEndedHere()) return undefined;
    const id = announce('Your session has ended. Sign in again to go on.', 'info');
    return () => dismiss(id);
  }, [status, announce, dismiss]);
}
