import { useKeptValue } from '../use-kept-value';
import { TextField } from '@/ui/field';
import { keptFields } from '../kept-fields';

/** The address of the account, the same in every form that asks for it. */
export function EmailField({ error }: { error: string | undefined }) {
  const kept = useKeptValue(keptFields.email);
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      required
      autoComplete="username"
      inputMode="email"
      error={error}
      {...kept}
    />
  );
}
