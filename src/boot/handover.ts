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

/**
 * Removes the prerendered sign-in screen and its description when another screen is rendered instead. The title stays
 * until `finishBoot`.
 */
export function clearPrerendered(container: HTMLElement) {
  container.replaceChildren();
  if (root?.dataset['boot'] === 'login') root.dataset['boot'] = 'loading';
  document.head.querySelector('meta[name="description"]')?.remove();
}

export function showsFirstScreen(): boolean {
  return root?.dataset['boot'] === 'page';
}

/**
 * Ends the boot phase if index.html still shows one of these: the boot script stops holding back clicks and replays
 * the ones it held.
 */
export function finishBoot(...shown: BootScreen[]) {
  if (!shown.some((screen) => screen === root?.dataset['boot'])) return;
  document.getElementById('boot-loading')?.remove();
  removeFirstScreen();
  queueMicrotask(removeBootTitle);
  delete root?.dataset['boot'];
}

/** For a prerendered screen. Runs in a layout effect, so that no click is handled by both the boot script and React. */
export function useFinishBootOnHydration() {
  useLayoutEffect(() => finishBoot('login'), []);
}

/** For a screen that React rendered. Runs before layout effects, which may measure the page or move the focus. */
export function useFinishBootOnRender() {
  useInsertionEffect(() => finishBoot('loading', 'page'), []);
}

/** For the shell, in which a page may still be loading: a first screen stays until the page replaces it. */
export function useFinishLoadingOnRender() {
  useInsertionEffect(() => finishBoot('loading'), []);
}

/** React has put its own title first in the head. */
function removeBootTitle() {
  for (const title of document.head.querySelectorAll('title ~ title')) title.remove();
}
