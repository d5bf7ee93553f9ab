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

export const contactChecks = {
  firstName: required('Enter your first name.'),
  lastName: required('Enter your last name.'),
  company: required('Enter your company, or “private” if you don’t have one.'),
  phone: phoneError,
  email: emailError,
  message: required('Write a message.'),
} satisfies Record<(typeof fieldNames)[number], (value: string) => string | undefined>;

/** Cuts a value to the limit of its field, so that a pasted megabyte does not freeze the page. */
export function limitLength(name: string, value: string): string {
  return value.slice(0, fields.find((field) => field.name === name)?.maxLength ?? 0);
}

function required(error: string) {
  return (value: string) => (value === '' ? error : undefined);
}

function phoneError(phone: string): string | undefined {
  if (phone === '') return 'Enter a number where we can call you back.';
  if (phone.replace(/\D/g, '').length < MIN_PHONE_DIGITS)
    return `Enter a phone number with at least ${MIN_PHONE_DIGITS} digits.`;
}
