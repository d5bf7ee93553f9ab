import { useState } from 'react';
import { useUser } from '@/features/auth';
import { readForVisit, readStored, writeForVisit, writeStored } from '@/lib/storage';
import { type AccountScoped, parseAccountScoped } from './account-scoped-text';

const areas = {
  browser: { read: readStored, write: writeStored },
  visit: { read: readForVisit, write: writeForVisit },
} as const;

/**
 * A text that survives reloads until it is cleared, in local or session storage. It is scoped to the
 * account, so that the next account on this computer cannot read it.
 */
export function usePersistedText(
  key: string,
  { keepFor = 'browser', longest = 100_000 }: { keepFor?: keyof typeof areas; longest?: number } = {},
): [string, (text: string) => void] {
  const { id } = useUser();
  const area = areas[keepFor];
  const [text, setText] = useState(() => parseAccountScoped(area.read(key), id));

  function keep(next: string) {
    setText(next);
    const owned: AccountScoped = { owner: id, text: next };
    area.write(key, next === '' || next.length > longest ? null : JSON.stringify(owned));
  }
  return [text, keep];
}
