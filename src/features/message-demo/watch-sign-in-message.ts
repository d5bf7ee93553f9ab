import { logError } from '@/lib/log-error';

/** Loads the analyzer when the visitor first uses the messages beside the sign-in form, which are static HTML. */
export function watchSignInMessage() {
  const aside = document.getElementById('sign-in-welcome');
  aside?.addEventListener('input', start);
  // The visitor chose another message before this script ran.
  if (aside?.querySelector(':checked:not([checked])')) start();
}

function start() {
  import('./sign-in-analysis').catch(logError);
}
