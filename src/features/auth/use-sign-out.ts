import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadAuth } from './client/auth';
import { paths } from '@/site/paths';
import { useAction } from '@/lib/use-action';

/** Ends the session in every tab and leaves the next visitor at the front door, not on this one's page. */
export function useSignOut() {
  const navigate = useNavigate();
  return useAction(
    useCallback(async () => {
      await (await loadAuth()).signOut();
      await navigate(paths.login);
    }, [navigate]),
  );
}
