import { useInsertionEffect, useLayoutEffect } from 'react';
import { useHydrated } from '@/lib/use-hydrated';

/** Ends the boot phase: what React has rendered is shown, and its buttons work. */
export function endBoot() {
  document.getElementById('boot-loading')?.remove();
  removeTitleOfBuild();
  delete document.documentElement.dataset['boot'];
}

/** Ends the boot phase once what stands around it shows what the build could not know, such as the query of the address. */
export function EndBoot() {
  const isHydrated = useHydrated();
  // Before layout effects measure the page or move the focus.
  useInsertionEffect(() => {
    if (isHydrated) endBoot();
  }, [isHydrated]);
  // React adds its title after the insertion effects.
  useLayoutEffect(removeTitleOfBuild, []);
  return null;
}

/** React puts its own title before the one of the prerendered HTML. */
function removeTitleOfBuild() {
  for (const title of document.head.querySelectorAll('title ~ title')) title.remove();
}
