import { useNavigate } from 'react-router-dom';
import { useAction } from '@/lib/use-action';
import { paths } from '@/site/paths';
import { loadAuth } from './client/load-auth';
import { forgetAccount } from './kept';
import type { ReturnState } from './use-return-after-sign-in';
import { useUser } from './use-user';

/**
 * Signs out in every tab, deletes what the account has stored in this browser, and goes to Login. Otherwise the next
 * user's sign-in would return to this user's page, unless `state` names one.
 */
export function useSignOut(state?: ReturnState) {
  const navigate = useNavigate();
  const id = useUser()?.id;
  const { pending, run } = useAction();

  async function signOut() {
    await (await loadAuth()).signOut();
    if (id !== undefined) forgetAccount(id);
    await navigate(paths.login, { state });
  }
  return { pending, run: () => run(signOut) };
}
