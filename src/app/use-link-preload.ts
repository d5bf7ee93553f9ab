import { useEffect } from 'react';

const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Tells which page a visitor is about to open: the pointer or the focus has come to a link to it. */
export function useLinkPreload(preload: (pathname: string) => void) {
  useEffect(() => {
    const controller = new AbortController();
    function notice({ target }: Event) {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link instanceof HTMLAnchorElement && link.origin === window.location.origin && link.target === '')
        preload(link.pathname);
    }
    for (const sign of SIGNS)
      document.addEventListener(sign, notice, { signal: controller.signal, passive: true });
    return () => controller.abort();
  }, [preload]);
}
