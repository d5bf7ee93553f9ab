import { useRef } from 'react';
import { LuKeyRound, LuMail } from 'react-icons/lu';
import { listOf } from '@/lib/number-words';
import { useAction } from '@/lib/use-form';
import { providers, type Provider } from '@/site/providers';
import { announce } from '@/ui/alerts';
import { Button } from '@/ui/button';
import { withAuth } from '../client/load-auth';
import { useMethodAction } from '../provider-buttons';
import { ErrorBanner } from '../screens/auth-card';
import { AccountSection, type UserProps } from './account-section';

const emailLink: Provider = { id: 'emailLink', name: 'Email link', Icon: LuMail };
const password: Provider = { id: 'password', name: 'Password', Icon: LuKeyRound };
const methods = [...providers, emailLink, password];
const offered = methods.map(({ id }) => id);

export function MethodsSection({ user }: UserProps) {
  // Without those of a provider that is no longer offered, which open nothing.
  const linked = methods.filter(({ id }) => user.methods.includes(id));
  const list = useRef<HTMLUListElement>(null);
  const { error, attempt } = useAction();
  const { busyMethod, run } = useMethodAction(attempt);
  async function unlink(method: Provider) {
    const stays = linked.filter((other) => other !== method).map(({ name }) => name);
    try {
      await withAuth((client) => client.unlinkMethod(method.id, offered));
      announce(`${method.name} is no longer linked. You still sign in with ${listOf(stays, 'or')}.`);
    } finally {
      // The button of a method that is the last, or can't be linked again, is gone.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) list.current?.focus();
      });
    }
  }

  return (
    <AccountSection
      id="methods"
      title="Sign-in methods"
      lead="Each of these opens the same account. One always stays linked, so you can’t lock yourself out."
    >
      <ErrorBanner error={error} />
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Sign-in methods"
        className="divide-y divide-border rounded-card border border-border bg-surface"
      >
        {methods.map((method) => {
          const { id, name, Icon } = method;
          const isLinked = linked.includes(method);
          const status = statusOf(method, linked);
          const action = isLinked ? 'Unlink' : 'Link';
          return (
            <li key={id} className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
              <Icon aria-hidden className="size-5 shrink-0" />
              <span translate="no" className="font-medium">
                {name}
              </span>
              <span key={status} className="text-sm text-fg-muted">
                {status}
              </span>
              {isLinked && linked.length === 1 ? (
                <span className="ms-auto text-sm text-fg-muted">Your only linked method</span>
              ) : (
                canChange(method, isLinked) && (
                  <Button
                    variant="secondary"
                    size="sm"
                    busy={busyMethod === id}
                    aria-label={`${action} ${name}`}
                    className="ms-auto"
                    // The second click of a double click must not open a second window.
                    onClick={({ detail }) =>
                      detail < 2 && void run(id, () => (isLinked ? unlink(method) : linkProvider(method)))
                    }
                  >
                    {action}
                  </Button>
                )
              )}
            </li>
          );
        })}
      </ul>
    </AccountSection>
  );
}

/** A link opens every account that has an email address. */
function statusOf(method: Provider, linked: readonly Provider[]): string {
  if (linked.includes(method)) return 'Linked';
  if (method !== emailLink) return 'Not linked';
  return linked.includes(password) ? 'Works with your email' : 'Not used yet';
}

/** A password is added in the section below, and Login sends email links. */
function canChange(method: Provider, isLinked: boolean): boolean {
  return isLinked ? method !== emailLink : providers.includes(method);
}

async function linkProvider(provider: Provider) {
  await withAuth((client) => client.linkProvider(provider));
  announce(`${provider.name} is now linked.`);
}
