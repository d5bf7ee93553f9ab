import { useState } from 'react';
import { useUser } from '@/features/auth/index';
import { readForVisit, readStored, writeForVisit, writeStored } from '@/lib/storage';
import { type AccountScoped, parseAccountScoped } from './account-scoped-text';

const areas = {
  browser: { read: readStored, write: writeStored },
  visit: { read: readForVisit, write: writeForVisit },
} as const;

/**
 * What somebody entered, kept over reloads until they clear it: in this browser, or only for the visit. It belongs to
 * an account, so that the next one at this computer gets none of it. Longer texts than a browser likes to keep are not.
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
