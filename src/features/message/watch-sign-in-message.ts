import { useEffect } from 'react';

/** Loads the reader when the visitor first uses the messages beside the sign-in form, which are static HTML. */
export function useSignInMessage() {
  useEffect(() => {
    const aside = document.getElementById('sign-in-welcome');
    aside?.addEventListener('input', () => void import('./sign-in-reader'), { once: true });
  }, []);
}
