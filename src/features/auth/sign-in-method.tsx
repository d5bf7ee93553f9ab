import { useEffect, useState, type ComponentProps } from 'react';
import { onFirstInteraction } from '@/lib/first-interaction';
import { readStored, writeStored } from '@/lib/storage';
import { LAST_METHOD_KEY } from '@/lib/storage-keys';
import type { Action } from '@/lib/use-action';
import { useHydrated } from '@/lib/use-hydrated';
import { Button } from '@/ui/button';
import { withAuth } from './client/load-auth';

const MARK_ID = 'last-used';

/** Remembers in this browser how the visitor signed in: a provider's id, `password`, or `emailLink`. */
export function setLastMethod(method: string | null) {
  writeStored(LAST_METHOD_KEY, method);
}

/** Null while a prerendered screen hydrates. */
export function useLastMethod(): string | null {
  return useHydrated() ? readStored(LAST_METHOD_KEY) : null;
}

interface MethodButtonProps extends ComponentProps<typeof Button> {
  readonly isLast: boolean;
}

/** A button that signs in, marked if this browser's last sign-in was by it. */
export function MethodButton({ isLast, ...rest }: MethodButtonProps) {
  return (
    <div className="relative grid">
      <Button {...rest} aria-describedby={isLast ? MARK_ID : undefined} />
      {isLast && <LastUsed id={MARK_ID} />}
    </div>
  );
}

/** On the border of its parent, which is `relative`, so that nothing moves when it appears. */
export function LastUsed({ id }: { id?: string }) {
  return (
    <span
      id={id}
      className="pointer-events-none absolute end-3 -top-3 z-10 rounded-full border border-border-strong bg-surface px-2 text-xs font-normal text-fg-muted"
    >
      Last used
    </span>
  );
}

/** Runs the action of a sign-in method, which may open a window, and tells the method that is busy. */
export function useMethodAction(attempt: (action: Action) => Promise<unknown>) {
  const [busyMethod, setBusyMethod] = useState<string | null>(null);

  useEffect(() => onFirstInteraction(preparePopups), []);
  useEffect(() => {
    // The SDK takes up to ten seconds to report a closed window; focus returns to this one at once.
    const listener = () => setBusyMethod(null);
    window.addEventListener('focus', listener);
    return () => window.removeEventListener('focus', listener);
  }, []);

  async function run(method: string, action: Action) {
    setBusyMethod(method);
    await attempt(action);
    setBusyMethod((current) => (current === method ? null : current));
  }
  return { busyMethod, run };
}

/** Loads what a provider's window needs before the click. A failure happens again on the click, and is shown then. */
function preparePopups() {
  void withAuth((client) => client.preparePopups()).catch(() => undefined);
}
