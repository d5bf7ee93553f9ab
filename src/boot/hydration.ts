import { useInsertionEffect, useLayoutEffect } from 'react';
import { useHydrated } from '@/lib/use-hydrated';

// `data-boot` on the root says what index.html shows until React takes over: `loading` is the text `Loading...`, `shown`
// is prerendered HTML in #root that is not hydrated yet.

/** What the HTML in #root is: the sign-in screen or the page of this path. */
export type Prerendered = 'sign-in' | { readonly path: string };

/**
 * What React can hydrate, or null if it has to render. The sign-in screen is hydrated only if no session was stored
 * when the document loaded, even if another tab has signed in since.
 */
export function prerenderedIn(container: HTMLElement, hadStoredSession: boolean): Prerendered | null {
  if (document.documentElement.dataset['boot'] !== 'shown' || !container.hasChildNodes()) return null;
  const { path } = container.dataset;
  if (path !== undefined) return { path };
  return hadStoredSession ? null : 'sign-in';
}

/** Ends the boot phase: the boot script replays the clicks that it held, and holds no more. */
export function finishBoot() {
  document.getElementById('boot-loading')?.remove();
  // React has put its own title first in the head.
  for (const title of document.head.querySelectorAll('title ~ title')) title.remove();
  delete document.documentElement.dataset['boot'];
}

/** Ends the boot phase with a screen that React rendered, before layout effects measure it or move the focus. */
export function useFinishLoading() {
  useInsertionEffect(() => {
    if (document.documentElement.dataset['boot'] === 'loading') finishBoot();
  }, []);
  // React adds its title after the insertion effects.
  useLayoutEffect(() => {
    for (const title of document.head.querySelectorAll('title ~ title')) title.remove();
  }, []);
}

/**
 * Ends the boot phase once the HTML around it is hydrated and shows what the build could not know, such as the query of
 * the address.
 */
export function FinishHydration() {
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated) finishBoot();
  }, [isHydrated]);
  return null;
}
