import { useInsertionEffect, useLayoutEffect } from 'react';
import { useHydrated } from '@/lib/use-hydrated';

/** Ends the boot phase: the clicks that the boot script held are replayed. */
export function endBoot() {
  document.getElementById('boot-loading')?.remove();
  removeTitleOfBuild();
  delete document.documentElement.dataset['boot'];
}

/** Ends the boot phase with a screen that React rendered, before layout effects measure it or move the focus. */
export function useEndBootWhenRendered() {
  useInsertionEffect(() => {
    if (document.documentElement.dataset['boot'] === 'loading') endBoot();
  }, []);
  // React adds its title after the insertion effects.
  useLayoutEffect(removeTitleOfBuild, []);
}

/**
 * Ends the boot phase once the HTML around it is hydrated and shows what the build could not know, such as the query of
 * the address.
 */
export function EndBootWhenHydrated() {
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated) endBoot();
  }, [isHydrated]);
  return null;
}

/** React puts its own title before the one of the prerendered HTML. */
function removeTitleOfBuild() {
  for (const title of document.head.querySelectorAll('title ~ title')) title.remove();
}
