import { useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { useForm, type FormOptions } from '@/lib/use-form';
import { paths } from '@/site/paths';
import { providers, type Provider } from '@/site/providers';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/field';
import { RadioGroup } from '@/ui/radio-group';
import { textLinkClass } from '@/ui/text-link';
import type { User } from '../client/auth-session';
import { withAuth, type AuthClient } from '../client/load-auth';
import { rejectedFields } from '../credentials';
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

type Values<Name extends string> = Readonly<Record<NoInfer<Name>, string>>;

interface ConfirmedForm<Name extends string> extends Pick<FormOptions<Name>, 'checks'> {
  readonly change: (client: AuthClient, values: Values<Name>) => Promise<void>;
  readonly done: (values: Values<Name>) => unknown;
}

/**
 * A form whose change needs proof of the user's identity: the current password, else a provider's window, else a recent
 * login. `confirmation` asks for it, or says what will.
 */
export function useConfirmedForm<Name extends string>(
  { methods }: User,
  { checks, change, done }: ConfirmedForm<Name>,
) {
  const hasPassword = methods.includes('password');
  const linked = providers.filter(({ id }) => methods.includes(id));
  const [chosen, setChosen] = useState<string>();
  const provider = linked.find(({ id }) => id === chosen) ?? linked[0] ?? null;
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
      setChosen(undefined);
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
    <>
      {linked.length > 1 && (
        <RadioGroup
          label="Confirm with"
          options={linked.map(({ id, name }) => ({ value: id, label: name, translate: 'no' }))}
          value={provider?.id}
          onChange={setChosen}
        />
      )}
      <Confirmation provider={provider} />
    </>
  );
  return { form, confirmation };
}

/** How a user without a password will confirm their identity. */
function Confirmation({ provider }: { provider: Provider | null }) {
  const signOut = useSignOut({ from: paths.account });
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
