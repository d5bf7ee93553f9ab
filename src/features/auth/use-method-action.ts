import { useEffect, useEffectEvent, useState } from 'react';
import type { Action } from '@/lib/use-action';

/** Runs the action of a sign-in method, which may open a window, and tells the method that is busy. */
export function useMethodAction(attempt: (action: Action) => Promise<unknown>) {
  const [busyMethod, setBusyMethod] = useState<string | null>(null);

  // The SDK takes up to ten seconds to report a closed window; focus returns to this one at once.
  useWindowFocus(() => setBusyMethod(null));

  async function run(method: string, action: Action) {
    setBusyMethod(method);
    await attempt(action);
    setBusyMethod((current) => (current === method ? null : current));
  }
  return { busyMethod, run };
}

/** Calls back when the window gets the focus, such as after a pop-up closes. */
export function useWindowFocus(callback: () => void) {
  const focused = useEffectEvent(callback);
  useEffect(() => {
    const listener = () => focused();
    window.addEventListener('focus', listener);
    return () => window.removeEventListener('focus', listener);
  }, []);
}
