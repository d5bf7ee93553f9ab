import { useEffect, useEffectEvent } from 'react';

/** Calls back at an interval while `running`. */
export function useInterval(callback: () => void, everyMs: number, running: boolean) {
  const tick = useEffectEvent(callback);
  useEffect(() => {
    if (!running) return;
    const timer = window.setInterval(tick, everyMs);
    return () => window.clearInterval(timer);
  }, [everyMs, running]);
}
