import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { createStore, useStore } from '@/lib/store';
import type { User } from './client/auth-user';

/** Owns what a visitor writes before signing in. */
export const VISITOR = '';

const UserContext = createContext(createStore<User | null>(() => null));

interface UserProviderProps {
  readonly user: User | null;
  readonly children: ReactNode;
}

/**
 * The context has a store that never changes: a new context value waits for every part of the page that has not hydrated
 * yet, and some wait for the visitor's first interaction.
 */
export function UserProvider({ user, children }: UserProviderProps) {
  const [store] = useState(() => createStore(() => user));
  useLayoutEffect(() => store.set(user), [store, user]);
  return <UserContext value={store}>{children}</UserContext>;
}

/** The signed-in user. Null while a page hydrates, because the user may be known before all of it has hydrated. */
export function useUser(): User | null {
  return useStore(use(UserContext), null);
}

/** The account for which this browser keeps what is written. */
export function useOwnerId(): string {
  return useUser()?.id ?? VISITOR;
}
