import { useState } from 'react';
import { useUser } from '@/features/auth';
import { parseAccountScoped, serializeAccountScoped } from '@/lib/account-scoped-text';
import { readForVisit, readStored, writeForVisit, writeStored } from '@/lib/storage';
import { limitText, MAX_TEXT_LENGTH } from './text-limit';

const areas = {
  browser: { read: readStored, write: writeStored },
  visit: { read: readForVisit, write: writeForVisit },
} as const;

interface PersistedTextOptions {
  readonly keepFor?: keyof typeof areas;
  /** Longer texts are shortened when read and not stored when written. */
  readonly longest?: number;
}

/**
 * A text that survives reloads until it is cleared, in local or session storage. It is scoped to the
 * account, so that the next account on this computer cannot read it.
 */
export function usePersistedText(
  key: string,
  { keepFor = 'browser', longest = MAX_TEXT_LENGTH }: PersistedTextOptions = {},
): [string, (text: string) => void] {
  const { id } = useUser();
  const area = areas[keepFor];
  const [text, setText] = useState(() => limitText(parseAccountScoped(area.read(key), id), longest));

  function persist(next: string) {
    setText(next);
    area.write(key, next === '' || next.length > longest ? null : serializeAccountScoped(id, next));
  }
  return [text, persist];
}

/**
 * The visitor's own text if there is one, otherwise a sample, which is never stored. Any change, clearing
 * included, ends the sample until the tool is opened again.
 */
export function useSampledText(key: string, sample: string) {
  const [own, persist] = usePersistedText(key);
  const [isSample, setIsSample] = useState(own === '');

  function change(next: string) {
    setIsSample(false);
    persist(next);
  }
  return { text: isSample ? sample : own, isSample, change };
}
