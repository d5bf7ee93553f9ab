import { useEffect, useState } from 'react';

/** The time, again at every full minute while the tab is looked at; null until it is known. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);

  useEffect(() => {
    let timer = 0;
    function tick() {
      window.clearTimeout(timer);
      const time = Date.now();
      setNow(time);
      if (!document.hidden) timer = window.setTimeout(tick, 60_000 - (time % 60_000) + 1);
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
