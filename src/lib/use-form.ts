import { useRef, useState, type FormEvent, type SubmitEvent } from 'react';
import { reportError } from './report-error';

type FieldValues<Name extends string> = Readonly<Record<Name, string>>;
export type FieldErrors<Name extends string> = { readonly [Field in Name]?: string | undefined };

export interface FormOptions<Name extends string> {
  /** Each returns what is wrong with its field. */
  readonly checks: Readonly<
    Record<Name, (value: string, values: FieldValues<NoInfer<Name>>) => string | undefined>
  >;
  /** Called at each press of the button, to remove what the last one showed. */
  readonly onSubmit?: () => void;
  /** Called if there is no error. */
  readonly send: (values: FieldValues<Name>, form: HTMLFormElement) => ReturnType<Action>;
  /** Maps what `send` has thrown to the field it is about, which the form may not have. */
  readonly rejectedFields?: (thrown: unknown) => FieldErrors<string> | null;
}

/**
 * Reads, checks, and sends the fields of a form, and focuses the first one with an error. As in FormData, the pressed
 * button is a field. Fields are uncontrolled, and keep their text after an error.
 */
export function useForm<Name extends string>({ checks, onSubmit, send, rejectedFields }: FormOptions<Name>) {
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const { run, ...action } = useAction();

  async function submit(form: HTMLFormElement, submitter: HTMLElement | null) {
    onSubmit?.();
    const values = mapFields(checks, (name) =>
      submitter instanceof HTMLButtonElement && submitter.name === name
        ? submitter.value
        : textOf(form.elements.namedItem(name)),
    );
    const found = mapFields(checks, (name) => checks[name](values[name], values));
    setErrors(found);
    if (focusFirst(form, found)) return;
    try {
      await send(values, form);
    } catch (thrown) {
      const rejected = rejectedFields?.(thrown);
      if (!rejected || !focusFirst(form, rejected)) throw thrown;
      console.error(thrown);
      setErrors(mapFields(checks, (name) => rejected[name]));
    }
  }

  return {
    ...action,
    errors,
    clearErrors: () => setErrors({}),
    formProps: {
      noValidate: true,
      // If the form is submitted without script, a GET would put a password into the URL.
      method: 'post',
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const { currentTarget, nativeEvent } = event;
        void run(() => submit(currentTarget, nativeEvent.submitter));
      },
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (isField(target) && target.name in errors) setErrors({ ...errors, [target.name]: undefined });
      },
    },
  };
}

/** Focuses the first field with an error. Returns whether there is one. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors<string>): boolean {
  const invalid = Array.from(form.elements)
    .filter(isField)
    .find(({ name }) => errors[name] !== undefined);
  invalid?.focus();
  return invalid !== undefined;
}

function isField(target: unknown): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Spaces count only in a password. */
function textOf(field: unknown): string {
  if (!isField(field)) return '';
  return field.autocomplete.endsWith('password') ? field.value : cleanText(field.value);
}

function mapFields<Name extends string, Value>(
  fields: Readonly<Record<Name, unknown>>,
  map: (name: Name) => Value,
): Record<Name, Value>;
function mapFields(fields: Readonly<Record<string, unknown>>, map: (name: string) => unknown) {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, map(name)]));
}

/** Control characters except tabs and line breaks, characters that turn the direction of text, and invisible spaces. */
const UNWANTED = /[^\P{Cc}\t\n\r]|[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** A text without invisible characters. Joiners stay, which emoji and Persian need, unless there is nothing else. */
export function cleanText(text: string): string {
  const cleaned = text.replace(UNWANTED, '').trim();
  return /[^\s\p{C}\p{M}]/u.test(cleaned) ? cleaned : '';
}

export type Action = () => Promise<void>;

/** Runs the actions of a control and keeps the error of the latest. */
export function useAction() {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const running = useRef(false);
  const latest = useRef(0);

  /** Also runs beside another action, whose error is not shown then: a superseded pop-up can fail many seconds later. */
  async function attempt(action: Action) {
    const number = ++latest.current;
    setError(null);
    try {
      await action();
    } catch (thrown) {
      if (isAnswer(thrown)) console.error(thrown);
      else reportError(thrown);
      if (number === latest.current) setError(thrown);
    }
  }

  /** Runs one action at a time: calls made while one is pending are ignored. */
  async function run(action: Action) {
    if (running.current) return;
    running.current = true;
    setPending(true);
    await attempt(action);
    running.current = false;
    setPending(false);
  }

  return { pending, error, attempt, run };
}

/** A service answers with a code, as for a wrong password. Any other error is a fault of the site. */
function isAnswer(thrown: unknown): boolean {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && typeof thrown.code === 'string';
}

const MAX_EMAIL_LENGTH = 254;

/** Checks what the browser checks, and also for a dot in the domain and a length that mail servers accept. */
export function emailError(email: string): string | undefined {
  if (email === '') return 'Enter your email address.';
  if (email.length > MAX_EMAIL_LENGTH) return `An email address has at most ${MAX_EMAIL_LENGTH} characters.`;
  if (!/^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@.<>()",;:\\[\]]+$/u.test(email)) {
    return 'Enter a complete email address, such as name@example.com.';
  }
}
