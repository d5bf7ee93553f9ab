import { createContext, use } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetAccountTexts, VISITOR } from '@/lib/account-scoped-text';
import { useAction } from '@/lib/use-action';
import { useHydrated } from '@/lib/use-hydrated';
import { paths } from '@/site/paths';
import type { User } from './client/auth-user';
import { loadAuth } from './client/load-auth';
import type { ReturnState } from './use-return-after-sign-in';

export const UserContext = createContext<User | null>(null);

/** The signed-in user. Null while a page hydrates, because the user may be known before all of it has hydrated. */
export function useUser(): User | null {
  const user = use(UserContext);
  return useHydrated() ? user : null;
}

/** Whose texts this browser shows and stores. */
export function useOwnerId(): string {
  return useUser()?.id ?? VISITOR;
}

/**
 * Signs out in every tab, deletes what the account has stored in this browser, and goes to Login. Otherwise the next
 * user's sign-in would return to this user's page, unless `state` names one.
 */
export function useSignOut(state?: ReturnState) {
  const navigate = useNavigate();
  const id = useUser()?.id;
  return useAction(async () => {
    await (await loadAuth()).signOut();
    if (id !== undefined) forgetAccountTexts(id);
    await navigate(paths.login, { state });
  });
}
