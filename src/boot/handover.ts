import { useLayoutEffect } from 'react';
import { hadStoredSession } from './stored-session';

/**
 * What index.html shows until the app takes over. `login` is the prerendered sign-in screen or, on a public site, the
 * prerendered page; `loading` is the text `Loading...`.
 */
export type BootScreen = 'login' | 'loading';

const root = typeof document === 'undefined' ? null : document.documentElement;

/**
 * Whether React can hydrate the prerendered sign-in screen. Uses the session as it was when the page opened, so that
 * a sign-in in another tab meanwhile does not change the answer.
 */
export function canHydrateSignIn(): boolean {
  return root?.dataset['boot'] === 'login' && !hadStoredSession;
}

/** Removes the prerendered sign-in screen, its title and its description when another screen is rendered instead. */
export function clearPrerendered(container: HTMLElement) {
  container.replaceChildren();
  document.documentElement.dataset['boot'] = 'loading';
  for (const tag of document.head.querySelectorAll('title, meta[name="description"]')) tag.remove();
}

/** Ends the boot phase: the boot script stops holding back clicks and replays the ones it held. */
export function finishBoot(shown: BootScreen) {
  if (root?.dataset['boot'] !== shown) return;
  document.getElementById('boot-loading')?.remove();
  delete root.dataset['boot'];
}

/** Runs in a layout effect, so that no click is handled by both the boot script and React. */
export function useBootEnd(shown: BootScreen) {
  useLayoutEffect(() => finishBoot(shown), [shown]);
}
