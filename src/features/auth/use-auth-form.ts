import { useRef, useState, type FormEvent } from 'react';
import { logError } from '@/lib/log-error';
import { useAction } from '@/lib/use-action';
import { isCancellation, toAuthError, type AuthError } from './auth-errors';

export type FieldErrors<Values> = { readonly [Field in keyof Values]?: string | undefined };

/** Starts an attempt and clears the last error. The returned function shows the error of this attempt. */
export type StartAttempt = () => (error: unknown) => void;

/** Never settles: a form stays busy until the site replaces it, so that another press does not sign in again. */
export const neverSettles = new Promise<never>(() => undefined);

interface AuthForm<Values> {
  readonly read: (text: (name: string) => string) => Values;
  readonly check: (values: Values) => FieldErrors<Values>;
  readonly send: (values: Values) => Promise<void>;
  /** Maps a provider error to the field it is about; other errors are shown above the form. */
  readonly rejectedFields?: (error: AuthError) => FieldErrors<Values> | null;
}

/** Reads, checks and sends a form of uncontrolled fields, which keep their text after an error. */
export function useAuthForm<Values extends Readonly<Record<keyof Values, string>>>(form: AuthForm<Values>) {
  const { read, check, send, rejectedFields } = form;
  const { error, startAttempt } = useLatestError();
  const [fieldErrors, setFieldErrors] = useState<FieldErrors<Values>>({});

  const { pending, run } = useAction(async (element: HTMLFormElement) => {
    const data = new FormData(element);
    const values = read((name) => textOf(data.get(name)));
    const found = check(values);
    setFieldErrors(found);
    const showError = startAttempt();
    if (focusFirstInvalid(element, found)) return;
    try {
      await send(values);
    } catch (thrown) {
      const rejected = rejectedFields?.(toAuthError(thrown));
      if (rejected && focusFirstInvalid(element, rejected)) {
        logError(thrown);
        setFieldErrors(rejected);
      } else {
        // Includes errors about a field that this form does not have.
        showError(thrown);
      }
    }
  });

  return {
    busy: pending,
    error,
    startAttempt,
    fieldErrors,
    formProps: {
      noValidate: true,
      // If the form is submitted without script, a GET would put the password into the URL.
      method: 'post',
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void run(event.currentTarget);
      },
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (target instanceof HTMLInputElement && target.name in fieldErrors)
          setFieldErrors({ ...fieldErrors, [target.name]: undefined });
      },
    },
  };
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

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

/** Returns whether there is an invalid field. */
function focusFirstInvalid(
  form: HTMLFormElement,
  errors: FieldErrors<Readonly<Record<string, string>>>,
): boolean {
  const invalid = Array.from(form.elements).find(
    (element) => element instanceof HTMLInputElement && errors[element.name] !== undefined,
  );
  if (invalid instanceof HTMLInputElement) invalid.focus();
  return invalid !== undefined;
}
