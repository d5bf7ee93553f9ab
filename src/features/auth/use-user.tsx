import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { forgetOthers, VISITOR, type AccountValue } from '@/lib/account-values';
import { storedUserId } from '@/lib/storage';
import { createStore, useStore } from '@/lib/store';
import type { User } from './client/auth-session';

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
  useLayoutEffect(() => {
    if (user) forgetOthers(user.id);
    store.set(user);
  }, [store, user]);
  return <UserContext value={store}>{children}</UserContext>;
}

/** The signed-in user. Null while a page hydrates, because the user may be known before all of it has hydrated. */
export function useUser(): User | null {
  return useStore(use(UserContext), null);
}

/** The account for which this tab keeps what is written, also before the provider has confirmed the session. */
export function useOwnerId(): string {
  return useUser()?.id ?? storedUserId() ?? VISITOR;
}

/** The value of the account that is signed in. */
export function useAccountValue<Value>(kept: AccountValue<Value>): [Value, (value: Value) => void] {
  const owner = useOwnerId();
  useLayoutEffect(() => kept.moveTo(owner), [kept, owner]);
  return [useStore(kept.storeOf(owner), kept.empty), (value) => kept.set(owner, value)];
}
