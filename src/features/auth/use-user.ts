import { createContext, use } from 'react';
import { useHydrated } from '@/lib/use-hydrated';
import type { User } from './client/auth-user';

/** Owns what a visitor writes before signing in. */
export const VISITOR = '';

export const UserContext = createContext<User | null>(null);

/** The signed-in user. Null while a page hydrates, because the user may be known before all of it has hydrated. */
export function useUser(): User | null {
  const user = use(UserContext);
  return useHydrated() ? user : null;
}

/** The account for which this browser keeps what is written. */
export function useOwnerId(): string {
  return useUser()?.id ?? VISITOR;
}
