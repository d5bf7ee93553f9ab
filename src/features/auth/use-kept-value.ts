import { useCallback, type FormEvent } from 'react';
import { readForVisit, writeForVisit } from '@/lib/storage';

/** Keeps what is typed into an uncontrolled field for the visit: over a reload and from one form to the next. */
export function useKeptValue(key: string) {
  const ref = useCallback(
    (field: HTMLInputElement | null) => {
      if (!field) return;
      // What was typed before the form came to life is kept like the rest.
      if (field.value !== '') {
        writeForVisit(key, field.value);
        return;
      }
      field.value = readForVisit(key) ?? '';
      // Whoever is about to type there replaces it instead of adding to it.
      if (field === document.activeElement) field.select();
    },
    [key],
  );
  const onInput = useCallback(
    (event: FormEvent<HTMLInputElement>) => writeForVisit(key, event.currentTarget.value || null),
    [key],
  );
  return { ref, onInput };
}
