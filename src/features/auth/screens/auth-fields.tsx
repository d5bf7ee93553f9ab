import { Banner } from '@/ui/banner';
import { TextField } from '@/ui/field';
import type { AuthError } from '../auth-errors';
import { persistedFields, usePersistedField } from '../persisted-fields';

const MAX_EMAIL_LENGTH = 254;

export function ErrorBanner({ error }: { error: AuthError | null }) {
  return error && <Banner role="alert" tone="danger" title={error.message} detail={error.detail} />;
}

export function EmailField({ error }: { error: string | undefined }) {
  const persisted = usePersistedField(persistedFields.email);
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      required
      // Not "username", which accessibility checkers reject on a field of type "email".
      autoComplete="email"
      inputMode="email"
      error={error}
      {...persisted}
    />
  );
}

/** Requires what the browser's own check does, plus a dot in the domain and a length that mail servers accept. */
export function emailError(email: string): string | undefined {
  if (email === '') return 'Enter your e-mail address.';
  if (email.length > MAX_EMAIL_LENGTH) return `An e-mail address has at most ${MAX_EMAIL_LENGTH} characters.`;
  if (!/^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@.<>()",;:\\[\]]+$/u.test(email)) {
    return 'This e-mail address is not complete. It should look like name@example.com.';
  }
}
