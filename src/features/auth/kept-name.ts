import { useEffect } from 'react';
import { parseFields, readStored, writeStored } from '@/lib/storage';
import { UNSAVED_NAME_KEY } from '@/lib/storage-keys';
import { announce } from '@/ui/alerts';
import type { User } from './client/auth-session';
import { withAuth } from './client/load-auth';

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
