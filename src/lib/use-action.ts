import { useCallback, useRef, useState } from 'react';

/** Runs one thing at a time: a second press while the first is under way does nothing. */
export function useAction<Args extends readonly unknown[]>(action: (...args: Args) => Promise<void>) {
  const [pending, setPending] = useState(false);
  const running = useRef(false);

  const run = useCallback(
    async (...args: Args) => {
      if (running.current) return;
      running.current = true;
      setPending(true);
      try {
        await action(...args);
      } finally {
        running.current = false;
        setPending(false);
      }
    },
    [action],
  );

  return { pending, run };
}
