import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { useForm, type FormOptions } from '@/lib/use-form';
import { providers } from '@/site/providers';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/field';
import type { User } from '../client/auth-session';
import { withAuth, type AuthClient } from '../client/load-auth';
import { rejectedFields } from '../credentials';
import { ErrorBanner } from '../screens/auth-card';

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

type Values<Name extends string> = Readonly<Record<NoInfer<Name>, string>>;

interface ConfirmedForm<Name extends string> extends Pick<FormOptions<Name>, 'checks'> {
  readonly change: (client: AuthClient, values: Values<Name>) => Promise<void>;
  readonly done: (values: Values<Name>) => unknown;
}

/**
 * A form whose change needs proof of the user's identity: the current password, else a provider's window, else a recent
 * login, which the provider's answer asks for. `confirmation` is what asks before.
 */
export function useConfirmedForm<Name extends string>(
  { methods }: User,
  { checks, change, done }: ConfirmedForm<Name>,
) {
  const hasPassword = methods.includes('password');
  const provider = providers.find(({ id }) => methods.includes(id)) ?? null;
  const form = useForm<Name | 'currentPassword'>({
    checks: {
      ...checks,
      currentPassword: (password: string) =>
        hasPassword && password === '' ? 'Enter your current password.' : undefined,
    },
    send: async (values, element) => {
      await withAuth(async (client) => {
        await client.reauthenticate(hasPassword ? values.currentPassword : provider);
        await change(client, values);
      });
      element.reset();
      await done(values);
    },
    rejectedFields,
  });
  const confirmation = hasPassword ? (
    <PasswordField
      label="Current password"
      name="currentPassword"
      required
      autoComplete="current-password"
      error={form.errors.currentPassword}
    />
  ) : (
    provider && (
      <p className="text-sm text-fg-muted">
        A <span translate="no">{provider.name}</span> window will open first to confirm that it’s you.
      </p>
    )
  );
  return { form, confirmation };
}
