import { useEffect, useEffectEvent } from 'react';

/** Where the top bar shows all of its links: Tailwind's lg. */
const WIDE = '(min-width: 64rem)';

/** Calls back when the window grows wide, such as a tablet that is turned. */
export function useOnWide(callback: () => void) {
  const grown = useEffectEvent(callback);
  useEffect(() => {
    const query = window.matchMedia(WIDE);
    function changed() {
      if (query.matches) grown();
    }
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, []);
}
