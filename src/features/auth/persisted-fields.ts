import { useCallback, type FormEvent } from 'react';
import { readSessionItem, writeSessionItem } from '@/lib/storage';
import { SIGN_IN_EMAIL_KEY, SIGN_UP_NAME_KEY } from '@/lib/storage-keys';

/** Storage keys of the fields that the sign-in forms share and that survive a reload. */
export const persistedFields = { email: SIGN_IN_EMAIL_KEY, name: SIGN_UP_NAME_KEY } as const;

/** Cleared after sign-in, so that the next user of this browser does not see them. */
export function clearPersistedFields() {
  for (const key of Object.values(persistedFields)) writeSessionItem(key, null);
}

/** Persists an uncontrolled field in session storage. */
export function usePersistedField(key: string) {
  const ref = useCallback(
    (field: HTMLInputElement | null) => {
      if (!field) return;
      // Text typed into the prerendered form before hydration wins over the stored text.
      if (field.value !== '') {
        writeSessionItem(key, field.value);
        return;
      }
      field.value = readSessionItem(key) ?? '';
      // If the field already has focus, typing must replace the restored text instead of appending to it.
      if (field === document.activeElement) field.select();
    },
    [key],
  );

  function onInput({ currentTarget }: FormEvent<HTMLInputElement>) {
    writeSessionItem(key, currentTarget.value || null);
  }
  return { ref, onInput };
}
