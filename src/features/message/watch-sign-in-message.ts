import { useEffect } from 'react';

/** Loads the reader when the visitor first uses the messages beside the sign-in form, which are static HTML. */
export function useSignInMessage() {
  useEffect(() => {
    const aside = document.getElementById('sign-in-welcome');
    const start = () => void import('./sign-in-reader').then(({ startReader }) => startReader());
    aside?.addEventListener('focusin', start, { once: true });
    // Safari does not focus a radio button on click.
    aside?.addEventListener('change', start, { once: true });
  }, []);
}
