import { useLocation, useNavigate } from 'react-router-dom';
import { forgetAccount } from '@/lib/account-values';
import { isPublicSite } from '@/lib/env';
import { useAction } from '@/lib/use-action';
import { isSamePath, paths } from '@/site/paths';
import { announce } from '@/ui/alerts';
import { withAuth } from './client/load-auth';
import type { ReturnState } from './use-return-after-sign-in';
import { useUser } from './use-user';

/**
 * Signs out in every tab and deletes what the account has stored in this browser. A page that is open to everyone stays.
 * Others go to Login: the next user's sign-in must not return to this user's page, unless `state` names one.
 */
export function useSignOut(state?: ReturnState) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const id = useUser()?.id;
  const { pending, run } = useAction();

  async function signOut() {
    await withAuth((client) => client.signOut());
    if (id !== undefined) forgetAccount(id);
    if (isPublicSite && !state && !isSamePath(pathname, paths.account))
      announce('You’re signed out.', 'info');
    else await navigate(paths.login, { state });
  }
  return { pending, run: () => run(signOut) };
}
