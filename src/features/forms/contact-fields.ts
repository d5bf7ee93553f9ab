import type { ComponentProps } from 'react';
import { emailError } from '@/lib/email-error';

interface ContactField extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'> {
  readonly name: string;
  readonly label: string;
  readonly maxLength: number;
}

/** The required single-line fields. */
export const contactFields = [
  { name: 'firstName', label: 'First name', maxLength: 100, autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', maxLength: 100, autoComplete: 'family-name' },
  { name: 'company', label: 'Company', maxLength: 200, autoComplete: 'organization' },
  { name: 'phone', label: 'Phone', maxLength: 50, type: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'Email', maxLength: 254, type: 'email', inputMode: 'email', autoComplete: 'email' },
] as const satisfies readonly ContactField[];

export const messageField = { name: 'message', label: 'Message', maxLength: 5000 } as const;

const fields = [...contactFields, messageField];

export const fieldNames = fields.map(({ name }) => name);

const MIN_PHONE_DIGITS = 5;

const missing: Readonly<Record<string, string>> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  company: 'Enter your company, or “private” if you don’t have one.',
  phone: 'Enter a number where we can call you back.',
  email: 'Enter your email address.',
  message: 'Write a message.',
} satisfies Record<(typeof fieldNames)[number], string>;

type Control = HTMLInputElement | HTMLTextAreaElement;
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** Cuts a value to the limit of its field, so that a pasted megabyte does not freeze the page. */
export function limitLength(name: string, value: string): string {
  return value.slice(0, fields.find((field) => field.name === name)?.maxLength ?? 0);
}

/** The error of each invalid field, by its name. Spaces alone count as empty. */
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
  if (control.name === 'email') return emailError(control.value.trim()) ?? nativeError(control);
  if (control.name === 'phone' && control.value.replace(/\D/g, '').length < MIN_PHONE_DIGITS)
    return `Enter a phone number with at least ${MIN_PHONE_DIGITS} digits.`;
  return nativeError(control);
}

function nativeError({ validity, validationMessage }: Control): string | undefined {
  return validity.valid ? undefined : validationMessage;
}

function controlsOf(form: HTMLFormElement): Control[] {
  return Array.from(form.elements).filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
}
