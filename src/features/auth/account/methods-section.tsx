import { useEffect, useRef, useState } from 'react';
import { LuKeyRound } from 'react-icons/lu';
import { onWindowFocus } from '@/lib/page';
import { Button } from '@/ui/button';
import { useAlerts } from '@/ui/use-alerts';
import type { SignInMethod } from '../client/auth-user';
import { withAuth } from '../client/load-auth';
import { ErrorBanner } from '../screens/auth-card';
import { providers } from '../screens/provider-buttons';
import { useLatestError } from '../use-auth-form';
import { useUser } from '../use-user';
import { AccountSection } from './account-sections';

const methods = [...providers, { id: 'password', name: 'Password', Icon: LuKeyRound }] as const;

export function MethodsSection() {
  const { methods: linked } = useUser();
  const { error, changing, change } = useMethodChange();

  return (
    <AccountSection
      id="methods"
      title="Sign-in methods"
      lead="Each of these opens the same account. You always keep at least one, so you can’t lock yourself out."
    >
      <ErrorBanner error={error} />
      <ul className="divide-y divide-border rounded-card border border-border bg-surface">
        {methods.map(({ id, name, Icon }) => {
          const isLinked = linked.includes(id);
          return (
            <li key={id} className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
              <Icon aria-hidden className="size-5 shrink-0" />
              <span translate="no" className="font-medium">
                {name}
              </span>
              <span key={String(isLinked)} className="text-sm text-fg-muted">
                {isLinked ? 'Linked' : 'Not linked'}
              </span>
              <span className="ms-auto">
                <MethodAction
                  id={id}
                  name={name}
                  linked={isLinked}
                  last={isLinked && linked.length === 1}
                  busy={changing === id}
                  onChange={(message) => void change(id, message)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </AccountSection>
  );
}

interface MethodActionProps {
  readonly id: SignInMethod;
  readonly name: string;
  readonly linked: boolean;
  readonly last: boolean;
  readonly busy: boolean;
  readonly onChange: (message: string) => void;
}

function MethodAction({ id, name, linked, last, busy, onChange }: MethodActionProps) {
  if (last) return <span className="text-sm text-fg-muted">Your only method</span>;
  if (linked) {
    return (
      <Button
        variant="ghost"
        size="sm"
        busy={busy}
        aria-label={`Unlink ${name}`}
        onClick={() => onChange(`${name} is no longer linked.`)}
      >
        Unlink
      </Button>
    );
  }
  // A password is added in the password section below.
  if (id === 'password') return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={busy}
      aria-label={`Link ${name}`}
      // The second click of a double click must not open a second window.
      onClick={({ detail }) => detail < 2 && onChange(`${name} is now linked.`)}
    >
      Link
    </Button>
  );
}

/** Links a sign-in method that is not linked and unlinks one that is. */
function useMethodChange() {
  const { methods: linked } = useUser();
  const { error, startAttempt } = useLatestError();
  const [changing, setChanging] = useState<SignInMethod | null>(null);
  const latest = useRef(0);
  const { announce } = useAlerts();

  // The SDK takes up to ten seconds to report a closed window; focus returns to this one at once.
  useEffect(() => onWindowFocus(() => setChanging(null)), []);

  async function change(id: SignInMethod, message: string) {
    const attempt = ++latest.current;
    const showError = startAttempt();
    setChanging(id);
    try {
      await withAuth(async (client) => {
        if (linked.includes(id)) await client.unlinkMethod(id);
        else if (id !== 'password') await client.linkProvider(id);
      });
      announce(message);
    } catch (thrown) {
      showError(thrown);
    } finally {
      if (attempt === latest.current) setChanging(null);
    }
  }

  return { error, changing, change };
}
