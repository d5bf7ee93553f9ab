import { useState } from 'react';
import { useOwnerId } from '@/features/auth';
import { parseAccountScoped, serializeAccountScoped } from '@/lib/account-scoped-text';
import { clip } from '@/lib/clip';
import { withCommas } from '@/lib/numbers';
import { readSessionItem, readStored, writeSessionItem, writeStored } from '@/lib/storage';

/** Layout of a longer text makes typing lag: a single unbroken word can block a browser for a minute. */
export const MAX_FIELD_LENGTH = 100_000;

const areas = {
  local: { read: readStored, write: writeStored },
  session: { read: readSessionItem, write: writeSessionItem },
} as const;

interface PersistedTextOptions {
  readonly storage?: keyof typeof areas;
  /** Longer texts are truncated when they are read, and not stored. */
  readonly maxLength?: number;
}

/**
 * A text that survives reloads until it is cleared, in local or session storage. It is scoped to the
 * account, so that the next account on this computer cannot read it.
 */
export function usePersistedText(
  key: string,
  { storage = 'local', maxLength = MAX_FIELD_LENGTH }: PersistedTextOptions = {},
): [string, (text: string) => void] {
  const owner = useOwnerId();
  const area = areas[storage];
  const [text, setText] = useState(() => truncateText(parseAccountScoped(area.read(key), owner), maxLength));

  function persist(next: string) {
    setText(next);
    area.write(key, next === '' || next.length > maxLength ? null : serializeAccountScoped(owner, next));
  }
  return [text, persist];
}

/**
 * The visitor's own text if there is one, otherwise the message they wrote elsewhere on the site, otherwise a
 * sample. The message and the sample are not stored. Any change, clearing included, removes them until the tool is
 * opened again.
 */
export function useSampledText(key: string, sample: string, message = '') {
  const [own, persist] = usePersistedText(key);
  const [prefill, setPrefill] = useState(own === '' ? message || sample : null);

  function change(next: string) {
    setPrefill(null);
    persist(next);
  }
  return { text: prefill ?? own, isSample: prefill !== null && message === '', change };
}

export type SampledText = ReturnType<typeof useSampledText>;

/** Truncates a text to a field's limit: scripts and old browsers ignore `maxLength`. */
export function truncateText(text: string, limit = MAX_FIELD_LENGTH): string {
  return text.length > limit ? clip(text, 0, limit) : text;
}

/** The message under a full field. A text truncated before a surrogate pair is one unit shorter than the limit. */
export function limitMessage({ length }: string): string | undefined {
  if (length < MAX_FIELD_LENGTH - 1) return undefined;
  return `This field holds the first ${withCommas(MAX_FIELD_LENGTH)} characters. Anything after that was left out.`;
}
