/** Loads the reader when the visitor first uses the messages beside the sign-in form, which are static HTML. */
export function watchSignInMessage() {
  document
    .getElementById('sign-in-welcome')
    ?.addEventListener('input', () => void import('./sign-in-reader'), { once: true });
}
