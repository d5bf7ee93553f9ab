import { useState } from 'react';
import { useAccountValue } from '@/features/auth';
import { createAccountValue, type AccountValue } from '@/lib/account-values';
import { TOOL_KEYS } from '@/lib/storage-keys';
import { withCommas } from '@/site/locale';

/** Layout of a longer text makes typing lag: a single unbroken word can block a browser for a minute. */
export const MAX_FIELD_LENGTH = 100_000;
/** A longer text takes minutes to translate. */
export const MAX_TEXT_LENGTH = 20_000;

/** A text that survives reloads until it is cleared. */
export function keptText(key: string): AccountValue<string> {
  return createAccountValue({ key, read: (stored) => (typeof stored === 'string' ? stored : '') });
}

/** The text that is translated, scored, and heard: what one tool keeps, the next one opens with. */
export const sharedText = keptText(TOOL_KEYS.text);

/** The visitor's own text, or a sample, which isn't stored. Any change removes the sample until the tool is opened again. */
export function useSampledText(sample: string) {
  const [own, persist] = useAccountValue(sharedText);
  const [prefill, setPrefill] = useState(own === '' ? sample : null);

  function change(next: string) {
    setPrefill(null);
    persist(next);
  }
  return { text: prefill ?? own, isSample: prefill !== null, change };
}

export type SampledText = ReturnType<typeof useSampledText>;

/** The message under a full field. A text that ends before a surrogate pair is one unit shorter than the limit. */
export function limitMessage({ length }: string): string | undefined {
  if (length < MAX_TEXT_LENGTH - 1) return undefined;
  return `This field holds the first ${withCommas(MAX_TEXT_LENGTH)} characters. Anything after that was left out.`;
}
