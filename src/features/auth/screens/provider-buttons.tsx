import type { ReactNode } from 'react';
import type { Action } from '@/lib/use-action';
import { providers, type Provider } from '@/site/providers';
import { announce } from '@/ui/alerts';
import { SummaryButton } from '@/ui/button';
import { withAuth } from '../client/load-auth';
import { LastUsed, MethodButton, setLastMethod, useLastMethod, useMethodAction } from '../sign-in-method';

/** More than this many would push the form out of sight. */
const MAX_VISIBLE = 3;

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
  const last = label === 'Login' ? providers.findIndex(({ id }) => id === lastMethod) : -1;

  async function signIn(provider: Provider) {
    await withAuth((client) => client.signInWithProvider(provider));
    setLastMethod(provider.id);
    announce(`${success} with ${provider.name} successfully!`);
  }

  const button = (provider: Provider) => {
    const { id, name, Icon } = provider;
    return (
      <MethodButton
        key={id}
        variant="secondary"
        isLast={provider === providers[last]}
        busy={busyMethod === id}
        // The second click of a double click must not open a second window.
        onClick={({ detail }) => detail < 2 && void run(id, () => signIn(provider))}
      >
        <Icon aria-hidden className="size-5" />
        <span>
          {label} with <span translate="no">{name}</span>
        </span>
      </MethodButton>
    );
  };
  return (
    <div className="grid gap-3">
      {tag}
      {providers.slice(0, MAX_VISIBLE).map(button)}
      {providers.length > MAX_VISIBLE && (
        <details>
          <SummaryButton variant="secondary" className="w-full">
            <span>More ways to sign in</span>
            {last >= MAX_VISIBLE && <LastUsed />}
          </SummaryButton>
          <div className="mt-3 grid gap-3">{providers.slice(MAX_VISIBLE).map(button)}</div>
        </details>
      )}
    </div>
  );
}
