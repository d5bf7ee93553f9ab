import { Banner } from '@/ui/banner';
import { TextField } from '@/ui/field';
import type { AuthError } from '../auth-errors';
import { persistedFields, usePersistedField } from '../persisted-fields';

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
