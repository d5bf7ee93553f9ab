import { useEffect, useState, type ReactNode } from 'react';
import { onFirstInteraction } from '@/lib/first-interaction';
import type { Action } from '@/lib/use-form';
import { providers, type Provider } from '@/site/providers';
import { announce } from '@/ui/alerts';
import { Button } from '@/ui/button';
import { withAuth } from './client/load-auth';

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
  /** Above the first button. */
  readonly tag?: ReactNode;
  /** Runs a sign-in and shows its error. */
  readonly attempt: (action: Action) => Promise<unknown>;
}

export function ProviderButtons({ label, tag, attempt }: ProviderButtonsProps) {
  const { busyMethod, run } = useMethodAction(attempt);

  async function signIn(provider: Provider) {
    await withAuth((client) => client.signInWithProvider(provider));
    const success = label === 'Login' ? 'Logged in' : 'Signed up';
    announce(`${success} with ${provider.name} successfully!`);
  }

  return (
    <div className="grid gap-3">
      {tag}
      {providers.map((provider) => (
        <Button
          key={provider.id}
          variant="secondary"
          busy={busyMethod === provider.id}
          // The second click of a double click must not open a second window.
          onClick={({ detail }) => detail < 2 && void run(provider.id, () => signIn(provider))}
        >
          <provider.Icon aria-hidden className="size-5" />
          <span>
            {label} with <span translate="no">{provider.name}</span>
          </span>
        </Button>
      ))}
    </div>
  );
}
