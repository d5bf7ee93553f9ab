import { useRef, useState } from 'react';
import { logError } from '@/lib/log-error';
import { useForm, type FieldErrors } from '@/lib/use-form';
import { isCancellation, toAuthError, type AuthError } from './auth-errors';

type Form<Name extends string> = Parameters<typeof useForm<Name>>[0];

/** Starts an attempt and clears the last error. The returned function shows the error of this attempt. */
export type StartAttempt = () => (error: unknown) => void;

/** Never settles: a form stays busy until the site replaces it, so that another press does not sign in again. */
export const neverSettles = new Promise<never>(() => undefined);

interface AuthForm<Name extends string> {
  readonly checks: Form<Name>['checks'];
  readonly send: (values: Parameters<Form<Name>['send']>[0], form: HTMLFormElement) => Promise<void>;
  /** Maps a provider error to the field it is about; other errors are shown above the form. */
  readonly rejectedFields?: (error: AuthError) => FieldErrors<Name> | null;
}

/** A form of uncontrolled fields, which keep their text after an error of the provider. */
export function useAuthForm<Name extends string>({ checks, send, rejectedFields }: AuthForm<Name>) {
  const { error, startAttempt } = useLatestError();
  const form = useForm<Name>({
    checks,
    onSubmit: startAttempt,
    send: async (values, element) => {
      const showError = startAttempt();
      try {
        await send(values, element);
      } catch (thrown) {
        const rejected = rejectedFields?.(toAuthError(thrown));
        // An account without a password has no field for it.
        if (rejected && Object.keys(rejected).some((name) => element.elements.namedItem(name))) {
          logError(thrown);
          return rejected;
        }
        showError(thrown);
      }
    },
  });
  return { ...form, error, startAttempt };
}

/** Shows only the error of the latest attempt: a superseded pop-up can fail many seconds after a newer attempt. */
export function useLatestError() {
  const [error, setError] = useState<AuthError | null>(null);
  const latest = useRef(0);

  function startAttempt() {
    const attempt = ++latest.current;
    setError(null);
    return (thrown: unknown) => {
      logError(thrown);
      const found = toAuthError(thrown);
      if (attempt === latest.current && !isCancellation(found)) setError(found);
    };
  }
  return { error, startAttempt };
}
