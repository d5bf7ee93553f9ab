import { createContext, use } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '@/lib/use-action';
import { paths } from '@/site/paths';
import type { User } from './client/auth-user';
import { loadAuth } from './client/load-auth';

export const UserContext = createContext<User | null>(null);

/** Stands in for the user while a visitor of a public site is signed out. */
const visitor: User = { id: '', name: '', email: '', emailVerified: false, methods: [] };

/** The signed-in user. Without one it throws, except on a public site. */
export function useUser(): User {
  const user = use(UserContext);
  if (__PUBLIC_SITE__ && !user) return visitor;
  if (!user) throw new Error('useUser must be called inside the signed-in part of AuthGate.');
  return user;
}

/** Signs out in every tab and goes to Login. Otherwise the next user's sign-in would return to this user's page. */
export function useSignOut() {
  const navigate = useNavigate();
  return useAction(async () => {
    await (await loadAuth()).signOut();
    await navigate(paths.login);
  });
}
