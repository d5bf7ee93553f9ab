import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { onFirstInteraction } from '@/lib/first-interaction';
import { readStored, writeStored } from '@/lib/storage';
import { LAST_METHOD_KEY } from '@/lib/storage-keys';
import type { Action } from '@/lib/use-form';
import { useHydrated } from '@/lib/use-hydrated';
import { providers, type Provider } from '@/site/providers';
import { announce } from '@/ui/alerts';
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

/** A button that signs in, marked on its border if this browser's last sign-in was by it, so that nothing moves. */
export function MethodButton({ isLast, ...rest }: MethodButtonProps) {
  return (
    <div className="relative grid">
      <Button {...rest} aria-describedby={isLast ? MARK_ID : undefined} />
      {isLast && (
        <span
          id={MARK_ID}
          className="pointer-events-none absolute end-3 -top-3 z-10 rounded-full border border-border-strong bg-surface px-2 text-xs font-normal text-fg-muted"
        >
          Last used
        </span>
      )}
    </div>
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

interface ProviderButtonsProps {
  readonly label: 'Login' | 'Sign Up';
  /** The beginning of the message after success. */
  readonly success: 'Logged in' | 'Signed up';
  /** Above the first button. */
  readonly tag?: ReactNode;
  /** Runs a sign-in and shows its error. */
  readonly attempt: (action: Action) => Promise<unknown>;
}

export function ProviderButtons({ label, success, tag, attempt }: ProviderButtonsProps) {
  const { busyMethod, run } = useMethodAction(attempt);
  const lastMethod = useLastMethod();

  async function signIn(provider: Provider) {
    await withAuth((client) => client.signInWithProvider(provider));
    setLastMethod(provider.id);
    announce(`${success} with ${provider.name} successfully!`);
  }

  return (
    <div className="grid gap-3">
      {tag}
      {providers.map((provider) => (
        <MethodButton
          key={provider.id}
          variant="secondary"
          isLast={label === 'Login' && provider.id === lastMethod}
          busy={busyMethod === provider.id}
          // The second click of a double click must not open a second window.
          onClick={({ detail }) => detail < 2 && void run(provider.id, () => signIn(provider))}
        >
          <provider.Icon aria-hidden className="size-5" />
          <span>
            {label} with <span translate="no">{provider.name}</span>
          </span>
        </MethodButton>
      ))}
    </div>
  );
}
