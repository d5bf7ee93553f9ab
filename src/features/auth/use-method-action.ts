import { useEffect, useState } from 'react';
import { onWindowFocus } from '@/lib/return-to-tab';
import type { Action } from '@/lib/use-action';

/** Runs the action of a sign-in method, which may open a window, and tells the method that is busy. */
export function useMethodAction(attempt: (action: Action) => Promise<unknown>) {
  const [busyMethod, setBusyMethod] = useState<string | null>(null);

  // The SDK takes up to ten seconds to report a closed window; focus returns to this one at once.
  useEffect(() => onWindowFocus(() => setBusyMethod(null)), []);

  async function run(method: string, action: Action) {
    setBusyMethod(method);
    await attempt(action);
    setBusyMethod((current) => (current === method ? null : current));
  }
  return { busyMethod, run };
}
