import { createContext, use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { forgetOthers, VISITOR, type AccountValue } from '@/lib/account-values';
import { parseFields, readStored, storedUserId, writeStored } from '@/lib/storage';
import { UNSAVED_NAME_KEY } from '@/lib/storage-keys';
import { createStore, useStore } from '@/lib/store';
import { announce } from '@/ui/alerts';
import type { User } from './client/auth-session';
import { withAuth } from './client/load-auth';

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

/** Keeps a name that the provider did not save at sign-up. Leaves this browser with the session. */
export function keepName(owner: string, name: string) {
  writeStored(UNSAVED_NAME_KEY, JSON.stringify({ owner, value: name }));
}

/** Saves the name at each load until that works. */
export function useKeptName(user: User | null) {
  const id = user?.name === '' ? user.id : null;
  useEffect(() => {
    const { owner, value } = parseFields(readStored(UNSAVED_NAME_KEY));
    if (id === null || owner !== id || typeof value !== 'string') return;
    withAuth((client) => client.renameUser(value)).then(
      () => writeStored(UNSAVED_NAME_KEY, null),
      () => announce('We couldn’t save your name. Add it on your account page.', 'danger'),
    );
  }, [id]);
}
