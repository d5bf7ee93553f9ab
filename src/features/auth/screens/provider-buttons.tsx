import { useEffect, useState } from 'react';
import { onFirstInteraction } from '@/lib/first-interaction';
import { onWindowFocus } from '@/lib/return-to-tab';
import type { Action } from '@/lib/use-action';
import { providers, type Provider } from '@/site/providers';
import { announce } from '@/ui/alerts';
import { buttonClass } from '@/ui/button';
import { preparePopups, withAuth } from '../client/load-auth';
import { LastUsed, MethodButton, setLastMethod, useLastMethod } from '../last-method';

/** More than this many would push the form out of sight. */
const MAX_VISIBLE = 3;

interface ProviderButtonsProps {
  readonly label: 'Login' | 'Sign Up';
  /** The beginning of the message after success. */
  readonly success: 'Logged in' | 'Signed up';
  /** Runs a sign-in and shows its error. */
  readonly attempt: (action: Action) => Promise<unknown>;
}

export function ProviderButtons({ label, success, attempt }: ProviderButtonsProps) {
  const { openProvider, open } = usePopupSignIn(attempt);
  const lastMethod = useLastMethod();
  const last = label === 'Login' ? providers.findIndex(({ id }) => id === lastMethod) : -1;
  const button = (provider: Provider) => {
    const { id, name, Icon } = provider;
    return (
      <MethodButton
        key={id}
        variant={provider === providers[0] ? 'primary' : 'secondary'}
        isLast={provider === providers[last]}
        busy={openProvider === id}
        // The second click of a double click must not open a second window.
        onClick={({ detail }) => detail < 2 && void open(provider, `${success} with ${name} successfully!`)}
      >
        <Icon
          aria-hidden
          className={provider === providers[0] ? '-my-1 size-6 rounded-full bg-[white] p-1' : 'size-5'}
        />
        <span>
          {label} with <span translate="no">{name}</span>
        </span>
      </MethodButton>
    );
  };
  return (
    <div className="grid gap-3">
      {providers.slice(0, MAX_VISIBLE).map(button)}
      {providers.length > MAX_VISIBLE && (
        <details>
          <summary
            className={buttonClass(
              { variant: 'ghost' },
              'w-full list-none [&::-webkit-details-marker]:hidden',
            )}
          >
            <span>More ways to sign in</span>
            {last >= MAX_VISIBLE && <LastUsed />}
          </summary>
          <div className="mt-3 grid gap-3">{providers.slice(MAX_VISIBLE).map(button)}</div>
        </details>
      )}
    </div>
  );
}

function usePopupSignIn(attempt: ProviderButtonsProps['attempt']) {
  const [openProvider, setOpenProvider] = useState<string | null>(null);

  useEffect(() => onFirstInteraction(() => void preparePopups()), []);

  // The SDK takes up to ten seconds to report a closed window; focus returns to this one at once.
  useEffect(() => onWindowFocus(() => setOpenProvider(null)), []);

  async function open(provider: Provider, success: string) {
    setOpenProvider(provider.id);
    await attempt(async () => {
      await withAuth((client) => client.signInWithProvider(provider));
      setLastMethod(provider.id);
      announce(success);
    });
    setOpenProvider((current) => (current === provider.id ? null : current));
  }

  return { openProvider, open };
}
