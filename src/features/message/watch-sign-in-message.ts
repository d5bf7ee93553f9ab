/**
 * Loads the reader when the visitor uses the messages beside the sign-in form, which are static HTML. The module runs
 * only once; after a failed load, the next input tries again.
 */
export function watchSignInMessage() {
  document
    .getElementById('sign-in-welcome')
    ?.addEventListener('input', () => void import('./sign-in-reader'));
}
