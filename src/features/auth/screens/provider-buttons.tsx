import { useEffect, useState } from 'react';
import { BsGithub } from 'react-icons/bs';
import { FcGoogle } from 'react-icons/fc';
import { onFirstInteraction, onWindowFocus } from '@/lib/page';
import { Button } from '@/ui/button';
import { useAlerts } from '@/ui/use-alerts';
import type { ProviderId } from '../client/auth-popup';
import { withAuth } from '../client/load-auth';
import { preparePopups } from '../prepare-popups';
import type { StartAttempt } from '../use-auth-form';

/** The identity providers, in the order in which they are offered. */
export const providers = [
  { id: 'google.com', name: 'Google', Icon: FcGoogle },
  { id: 'github.com', name: 'GitHub', Icon: BsGithub },
] as const satisfies readonly { id: ProviderId; name: string; Icon: unknown }[];

const verbs = {
  login: { label: 'Login', success: 'Logged in' },
  signUp: { label: 'Sign Up', success: 'Signed up' },
} as const;

interface ProviderButtonsProps {
  readonly verb: keyof typeof verbs;
  readonly startAttempt: StartAttempt;
}

export function ProviderButtons({ verb, startAttempt }: ProviderButtonsProps) {
  const { label, success } = verbs[verb];
  const { openProvider, open } = usePopupSignIn(startAttempt);
  return (
    <div className="grid gap-3">
      {providers.map(({ id, name, Icon }) => (
        <Button
          key={id}
          variant="secondary"
          busy={openProvider === id}
          // The second click of a double click must not open a second window.
          onClick={({ detail }) => detail < 2 && open(id, `${success} with ${name} successfully!`)}
        >
          <Icon aria-hidden className="size-5" />
          <span>
            {label} with <span translate="no">{name}</span>
          </span>
        </Button>
      ))}
    </div>
  );
}

function usePopupSignIn(startAttempt: StartAttempt) {
  const [openProvider, setOpenProvider] = useState<ProviderId | null>(null);
  const { announce } = useAlerts();

  useEffect(() => onFirstInteraction(() => void preparePopups()), []);

  // The SDK takes up to ten seconds to report a closed window; focus returns to this one at once.
  useEffect(() => onWindowFocus(() => setOpenProvider(null)), []);

  function open(id: ProviderId, success: string) {
    const showError = startAttempt();
    setOpenProvider(id);
    withAuth((client) => client.signInWithProvider(id))
      .then(() => announce(success))
      .catch(showError)
      .finally(() => setOpenProvider((current) => (current === id ? null : current)));
  }

  return { openProvider, open };
}
