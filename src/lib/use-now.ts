import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The current time, updated every full minute while the tab is visible; null on the first render. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);

  useEffect(() => {
    let timer = 0;
    function tick() {
      window.clearTimeout(timer);
      const time = Date.now();
      setNow(time);
      if (!document.hidden) timer = window.setTimeout(tick, MINUTE_MS - (time % MINUTE_MS) + 1);
    }
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);

  return now;
}
