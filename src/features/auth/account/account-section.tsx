import type { ReactNode } from 'react';
import { PasswordField } from '@/ui/field';
import { providers } from '../screens/provider-buttons';
import { useUser } from '../use-user';

interface AccountSectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** Title and explanation in one column, controls in the other. */
export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-12 gap-y-6 border-t border-border py-10 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="text-h4">
          {title}
        </h2>
        <p className="mt-2 max-w-measure text-sm text-fg-muted">{lead}</p>
      </div>
      <div className="min-w-0 space-y-4">{children}</div>
    </section>
  );
}

/** Asks for the current password, or says that the provider's window will open to confirm the user's identity. */
export function ReauthenticationField({ error }: { error: string | undefined }) {
  const { methods } = useUser();
  if (methods.includes('password')) {
    return (
      <PasswordField
        label="Current password"
        name="currentPassword"
        required
        autoComplete="current-password"
        error={error}
      />
    );
  }
  const provider = providers.find(({ id }) => methods.includes(id));
  return (
    <p className="text-sm text-fg-muted">
      A <span translate="no">{provider?.name}</span> window will open first to confirm that it is you.
    </p>
  );
}
