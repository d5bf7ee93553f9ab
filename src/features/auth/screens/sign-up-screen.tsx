import { isPublicSite } from '@/lib/env';
import { listOf } from '@/lib/number-words';
import { emailError, useForm } from '@/lib/use-form';
import { brand } from '@/site/brand';
import { paths, sections } from '@/site/paths';
import { providerNames } from '@/site/providers';
import { announce } from '@/ui/alerts';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { TextLink } from '@/ui/text-link';
import { withAuth } from '../client/load-auth';
import {
  confirmationError,
  nameError,
  newPasswordError,
  NewPasswordFields,
  rejectedFields,
} from '../credentials';
import { ProviderButtons } from '../provider-buttons';
import { keepName } from '../use-user';
import {
  AuthCard,
  Divider,
  EmailField,
  ErrorBanner,
  Lead,
  persistedFields,
  ScreenLink,
  usePersistedField,
  useReturnState,
} from './auth-card';

export default function SignUpScreen() {
  const returnState = useReturnState();
  const persistedName = usePersistedField(persistedFields.name);
  const { pending, error, attempt, errors, formProps } = useForm({
    checks: {
      name: nameError,
      email: emailError,
      password: (password, { email }) => newPasswordError(password, email),
      confirmation: confirmationError,
    },
    send: async ({ name, email, password }) => {
      const account = await withAuth((client) => client.signUp(name, email, password));
      announce(account ? 'Signed up successfully!' : 'Logged in successfully!');
      if (!account) return;
      if (!account.isNameSaved) keepName(account.id, name);
      if (await account.emailSent) {
        announce(`We sent a link to ${email}. Open it to verify your address.`, 'info');
      } else {
        announce('We couldn’t send the verification email. Request it again on your account page.', 'danger');
      }
    },
    rejectedFields,
  });

  return (
    <AuthCard
      title="Sign Up"
      description={`Create a free ${brand.name} account with ${listOf([...providerNames, 'your email address'], 'or')}.`}
    >
      <Lead>{brand.account}</Lead>
      <ErrorBanner error={error} />
      <ProviderButtons label="Sign Up" attempt={attempt} />
      <Divider>or with your email</Divider>
      <form {...formProps} className="space-y-4">
        <TextField
          label="Full Name"
          name="name"
          required
          autoComplete="name"
          error={errors.name}
          {...persistedName}
        />
        <EmailField error={errors.email} />
        <NewPasswordFields label="Password" confirmationLabel="Confirm Password" errors={errors} />
        <Button type="submit" busy={pending} className="w-full">
          Sign Up
        </Button>
      </form>
      <p className="text-sm text-fg-muted">
        We can’t see your password. You can delete your account at any time.
      </p>
      <p className="text-sm text-fg-muted">
        <span>By signing up, you accept the</span>{' '}
        <TextLink to={isPublicSite ? sections.terms : `${paths.privacy}#terms`} state={returnState}>
          Terms of Service
        </TextLink>
      </p>
      <ScreenLink to={paths.login}>Already have an account? Login</ScreenLink>
    </AuthCard>
  );
}
