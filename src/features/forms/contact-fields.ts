import type { ComponentProps } from 'react';

interface ContactField extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'> {
  readonly name: string;
  readonly label: string;
}

/** All of them are required. The message has a larger control of its own. */
export const contactFields = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { name: 'company', label: 'Company', autoComplete: 'organization' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'email' },
] as const satisfies readonly ContactField[];

export const messageField = { name: 'message', label: 'Message' } as const;

export const fieldNames = [...contactFields, messageField].map(({ name }) => name);

const missing: Readonly<Record<string, string>> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  company: 'Enter your company. If you ask for yourself, write “private”.',
  phone: 'Enter a number under which we can call you back.',
  email: 'Enter your e-mail address.',
  message: 'Write a message.',
} satisfies Record<(typeof fieldNames)[number], string>;

type Control = HTMLInputElement | HTMLTextAreaElement;
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** Our messages for the fields that fail the browser's checks. Spaces alone count as empty. */
export function fieldErrors(form: HTMLFormElement): FieldErrors {
  return Object.fromEntries(
    controlsOf(form).flatMap((control) => {
      const error = errorOf(control);
      return error === undefined ? [] : [[control.name, error]];
    }),
  );
}

/** Focuses the first field with an error. */
export function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  controlsOf(form)
    .find(({ name }) => errors[name] !== undefined)
    ?.focus();
}

function errorOf(control: Control): string | undefined {
  if (!control.required) return undefined;
  if (control.value.trim() === '') return missing[control.name];
  if (!control.validity.valid) {
    return 'This e-mail address is not complete. It should look like name@example.com.';
  }
}

function controlsOf(form: HTMLFormElement): Control[] {
  return Array.from(form.elements).filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
}
