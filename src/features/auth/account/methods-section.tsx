import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { LuKeyRound, LuMail } from 'react-icons/lu';
import { logError } from '@/lib/log-error';
import { listOf } from '@/lib/number-words';
import { onWindowFocus } from '@/lib/return-to-tab';
import { useAction } from '@/lib/use-action';
import { providers, type Provider } from '@/site/providers';
import { announce } from '@/ui/alerts';
import { Button } from '@/ui/button';
import type { User } from '../client/auth-user';
import { loadedAuth, withAuth } from '../client/load-auth';
import { ErrorBanner } from '../screens/auth-card';
import { AccountSection, type UserProps } from './account-sections';

const link: Provider = { id: 'link', name: 'Email link', Icon: LuMail };
const password: Provider = { id: 'password', name: 'Password', Icon: LuKeyRound };
const methods = [...providers, link, password];
const offered = methods.map(({ id }) => id);

export function MethodsSection({ user }: UserProps) {
  const linked = linkedMethods(user);
  const section = useRef<HTMLUListElement>(null);
  const { error, changing, change } = useMethodChange(linked, section);

  return (
    <AccountSection
      id="methods"
      title="Sign-in methods"
      lead="Each of these opens the same account. One always stays linked, so you can’t lock yourself out."
    >
      <ErrorBanner error={error} />
      <ul
        ref={section}
        tabIndex={-1}
        aria-label="Sign-in methods"
        className="divide-y divide-border rounded-card border border-border bg-surface"
      >
        {methods.map((method) => {
          const { id, name, Icon } = method;
          const isLinked = linked.includes(method);
          const status = statusOf(method, linked);
          return (
            <li key={id} className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
              <Icon aria-hidden className="size-5 shrink-0" />
              <span translate="no" className="font-medium">
                {name}
              </span>
              <span key={status} className="text-sm text-fg-muted">
                {status}
              </span>
              <span className="ms-auto">
                <MethodAction
                  method={method}
                  linked={isLinked}
                  last={isLinked && linked.length === 1}
                  busy={changing === id}
                  onChange={() => void change(method)}
                />
              </span>
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
  if (method !== link) return 'Not linked';
  return linked.includes(password) ? 'Works with your email' : 'Not used yet';
}

interface MethodActionProps {
  readonly method: Provider;
  readonly linked: boolean;
  readonly last: boolean;
  readonly busy: boolean;
  readonly onChange: () => void;
}

function MethodAction({ method, linked, last, busy, onChange }: MethodActionProps) {
  const { name } = method;
  if (last) return <span className="text-sm text-fg-muted">Your only linked method</span>;
  if (linked && method !== link) {
    return (
      <Button variant="ghost" size="sm" busy={busy} aria-label={`Unlink ${name}`} onClick={onChange}>
        Unlink
      </Button>
    );
  }
  // A password is added in the password section below, a link is sent from Login.
  if (method === password || method === link) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={busy}
      aria-label={`Link ${name}`}
      // The second click of a double click must not open a second window.
      onClick={({ detail }) => detail < 2 && onChange()}
    >
      Link
    </Button>
  );
}

/** Without those of a provider that is no longer offered, which open nothing. */
function linkedMethods(user: User): readonly Provider[] {
  return methods.filter(({ id }) => user.methods.includes(id));
}

/** Links a sign-in method that is not linked and unlinks one that is. */
function useMethodChange(linked: readonly Provider[], list: RefObject<HTMLElement | null>) {
  const { error, attempt } = useAction();
  const [changing, setChanging] = useState<string | null>(null);
  const latest = useRef(0);
  // The SDK takes up to ten seconds to report a closed window; focus returns to this one at once.
  const tellOtherTabs = useOtherTabs(() => setChanging(null));

  async function change(method: Provider) {
    const number = ++latest.current;
    setChanging(method.id);
    await attempt(async () => {
      const stays = linked.filter((other) => other !== method).map(({ name }) => name);
      await withAuth(async (client) => {
        if (stays.length < linked.length) await client.unlinkMethod(method.id, offered);
        else await client.linkProvider(method);
      });
      announce(
        stays.length < linked.length
          ? `${method.name} is no longer linked. You still sign in with ${listOf(stays, 'or')}.`
          : `${method.name} is now linked.`,
      );
    });
    tellOtherTabs();
    if (number !== latest.current) return;
    setChanging(null);
    // The button of a method that can't be linked again is gone.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) list.current?.focus();
    });
  }

  return { error, changing, change };
}

/** Follows changes of the account in other tabs at once, and those on other devices when the visitor comes back. */
function useOtherTabs(onFocus: () => void): () => void {
  const channel = useRef<BroadcastChannel>(null);
  const focus = useEffectEvent(onFocus);
  useEffect(() => {
    const follow = () => void loadedAuth()?.refreshUser().catch(logError);
    const tabs = new BroadcastChannel('account');
    channel.current = tabs;
    tabs.addEventListener('message', follow);
    const stop = onWindowFocus(() => {
      focus();
      follow();
    });
    return () => {
      stop();
      tabs.close();
    };
  }, []);
  return () => channel.current?.postMessage(null);
}
