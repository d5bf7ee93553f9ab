import { useUser } from '../use-user';
import { PasswordField } from '@/ui/password-field';

/** Asks who is there once more: by password, or by a note that the provider's window will ask. */
export function IdentityCheck({ error }: { error: string | undefined }) {
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
  const provider = methods.includes('google.com') ? 'Google' : 'GitHub';
  return (
    <p className="text-sm text-fg-muted">
      A window of <span translate="no">{provider}</span> will open first, to confirm that it is you.
    </p>
  );
}
