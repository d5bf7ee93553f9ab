import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import type { useForm } from '@/lib/use-form';
import { paths } from '@/site/paths';
import { providers } from '@/site/providers';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/field';
import { textLinkClass } from '@/ui/text-link';
import { toAuthError } from '../auth-errors';
import type { User } from '../client/auth-user';
import { withAuth, type AuthClient } from '../client/load-auth';
import { ErrorBanner } from '../screens/auth-card';
import { useSignOut } from '../use-sign-out';

export interface UserProps {
  readonly user: User;
}

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

interface AccountFormProps extends ComponentProps<'form'> {
  readonly form: Pick<ReturnType<typeof useForm>, 'error' | 'pending' | 'formProps'>;
  readonly button: string;
  readonly variant?: 'danger';
}

export function AccountForm({ form, button, variant, className, children, ...rest }: AccountFormProps) {
  const { error, pending, formProps } = form;
  return (
    <form {...formProps} {...rest} className={classNames('space-y-4', className)}>
      <ErrorBanner error={error} />
      {children}
      <Button type="submit" variant={variant ?? 'secondary'} busy={pending}>
        {button}
      </Button>
    </form>
  );
}

/**
 * Confirms the user's identity before a change: by the current password, else by a provider's window, else by a recent
 * login.
 */
export function confirmationOf({ methods }: User) {
  const hasPassword = methods.includes('password');
  const provider = providers.find(({ id }) => methods.includes(id)) ?? null;
  return {
    hasPassword,
    provider,
    checkPassword: (password: string) =>
      hasPassword && password === '' ? 'Enter your current password.' : undefined,
    change: (password: string, change: (client: AuthClient) => Promise<void>) =>
      withAuth(async (client) => {
        await client.reauthenticate(hasPassword ? password : provider);
        await change(client);
      }),
  };
}

/** For the forms that ask for the current password. */
export function rejectedCurrentPassword(thrown: unknown) {
  const { code } = toAuthError(thrown);
  const isWrong = code === 'auth/invalid-credential' || code === 'auth/wrong-password';
  return isWrong ? { currentPassword: 'That’s not your current password.' } : null;
}

/** Asks for the current password, or says how else the user's identity will be confirmed. */
export function ConfirmationField({ user, error }: UserProps & { readonly error: string | undefined }) {
  const { hasPassword, provider } = confirmationOf(user);
  const signOut = useSignOut({ from: paths.account });
  if (hasPassword) {
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
  return (
    <p className="text-sm text-fg-muted">
      {provider ? (
        <>
          A <span translate="no">{provider.name}</span> window will open first to confirm that it’s you.
        </>
      ) : (
        <>
          If you logged in a while ago,{' '}
          <button
            type="button"
            onClick={() => void signOut.run()}
            className={classNames(textLinkClass, 'cursor-pointer')}
          >
            log in again
          </button>{' '}
          first.
        </>
      )}
    </p>
  );
}
