import { useState, type FormEvent } from 'react';
import { useAction } from './use-action';

type FieldValues<Name extends string> = Readonly<Record<Name, string>>;
export type FieldErrors<Name extends string> = { readonly [Field in Name]?: string | undefined };

interface Form<Name extends string> {
  /** Each returns what is wrong with its field. */
  readonly checks: Readonly<
    Record<Name, (value: string, values: FieldValues<NoInfer<Name>>) => string | undefined>
  >;
  /** Called at each press of the button, to remove what the last one showed. */
  readonly onSubmit?: () => void;
  /** Called if there is no error. It can return errors of its own. */
  readonly send: (values: FieldValues<Name>, form: HTMLFormElement) => Promise<FieldErrors<Name> | void>;
}

/** Reads, checks, and sends the fields of a form, and focuses the first one with an error. */
export function useForm<Name extends string>({ checks, onSubmit, send }: Form<Name>) {
  const [errors, setErrors] = useState<FieldErrors<Name>>({});

  const { pending, run } = useAction(async (form: HTMLFormElement) => {
    onSubmit?.();
    const values = mapFields(checks, (name) => textOf(form.elements.namedItem(name)));
    const found = mapFields(checks, (name) => checks[name](values[name], values));
    setErrors(found);
    if (focusFirst(form, found)) return;
    const rejected = await send(values, form);
    if (!rejected) return;
    setErrors(rejected);
    focusFirst(form, rejected);
  });

  return {
    pending,
    errors,
    clearErrors: () => setErrors({}),
    formProps: {
      noValidate: true,
      // If the form is submitted without script, a GET would put a password into the URL.
      method: 'post',
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void run(event.currentTarget);
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
  return field.autocomplete.endsWith('password') ? field.value : field.value.trim();
}

function mapFields<Name extends string, Value>(
  fields: Readonly<Record<Name, unknown>>,
  map: (name: Name) => Value,
): Record<Name, Value>;
function mapFields(fields: Readonly<Record<string, unknown>>, map: (name: string) => unknown) {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, map(name)]));
}
