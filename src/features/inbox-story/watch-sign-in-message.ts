import { loadOnce } from '@/lib/load-chunk';
import { logError } from '@/lib/log-error';

/** Loads the analyzer when the visitor first uses the messages beside the sign-in form, which are static HTML. */
export function watchSignInMessage() {
  const aside = document.getElementById('sign-in-welcome');
  if (!aside) return;
  const start = loadOnce(async () => (await import('./sign-in-analysis')).startSignInAnalysis(aside));
  aside.addEventListener('input', () => void start().catch(logError));
  // The visitor chose another message before this script ran.
  if (aside.querySelector(':checked:not([checked])')) start().catch(logError);
}
