import { useInsertionEffect, useLayoutEffect } from 'react';
import { removeFirstScreen } from './first-screen';
import { hadStoredSession } from './stored-session';

/**
 * What index.html shows until the app takes over. `login` is the prerendered sign-in screen or, on a public site, the
 * prerendered page; `loading` is the text `Loading...`; `page` is the first screen of the page, see first-screen.ts.
 */
export type BootScreen = 'login' | 'loading' | 'page';

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
  if (root?.dataset['boot'] === 'login') root.dataset['boot'] = 'loading';
  for (const tag of document.head.querySelectorAll('title, meta[name="description"]')) tag.remove();
}

/** Ends the boot phase: the boot script stops holding back clicks and replays the ones it held. */
export function finishBoot(shown: BootScreen) {
  if (root?.dataset['boot'] !== shown) return;
  document.getElementById('boot-loading')?.remove();
  removeFirstScreen();
  delete root.dataset['boot'];
}

/** Runs in a layout effect, so that no click is handled by both the boot script and React. */
export function useBootEnd(shown: BootScreen) {
  useLayoutEffect(() => finishBoot(shown), [shown]);
}

/** Runs before layout effects, which may measure the page or move the focus. */
export function usePageBootEnd() {
  useInsertionEffect(() => finishBoot('page'), []);
}
