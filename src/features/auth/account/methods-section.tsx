import { LuKeyRound } from 'react-icons/lu';
import { ProblemBanner } from '../screens/problem-banner';
import { providerDetails } from '../provider-details';
import { useUser } from '../use-user';
import type { SignInMethod } from '../client/auth-user';
import { Button } from '@/ui/button';
import { AccountRow } from './account-row';
import { useMethodChange } from './use-method-change';

const methods = [...providerDetails, { id: 'password', name: 'Password', Icon: LuKeyRound }] as const;

export function MethodsSection() {
  const { methods: linked } = useUser();
  const { problem, changing, change } = useMethodChange();

  return (
    <AccountRow
      id="methods"
      title="Ways of signing in"
      lead="Any of these opens the same account. One always stays, so that you cannot lock yourself out."
    >
      <ProblemBanner problem={problem} />
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
                  onChange={(done) => void change(id, done)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </AccountRow>
  );
}

interface MethodActionProps {
  readonly id: SignInMethod;
  readonly name: string;
  readonly linked: boolean;
  readonly last: boolean;
  readonly busy: boolean;
  readonly onChange: (done: string) => void;
}

function MethodAction({ id, name, linked, last, busy, onChange }: MethodActionProps) {
  if (last) return <span className="text-sm text-fg-muted">Your only one</span>;
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
  // A password is linked by choosing one, in the form below.
  if (id === 'password') return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={busy}
      aria-label={`Link ${name}`}
      // The rest of a double click would open a second window.
      onClick={({ detail }) => detail < 2 && onChange(`${name} is now linked.`)}
    >
      Link
    </Button>
  );
}
