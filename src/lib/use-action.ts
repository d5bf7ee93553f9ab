import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Runs one action at a time: calls made while one is pending are ignored. `run` keeps its identity. */
export function useAction<Args extends readonly unknown[]>(action: (...args: Args) => Promise<void>) {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const latest = useRef(action);

  useLayoutEffect(() => {
    latest.current = action;
  });

  const run = useCallback(async (...args: Args) => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    try {
      await latest.current(...args);
    } finally {
      running.current = false;
      setPending(false);
    }
  }, []);

  return { pending, run };
}
