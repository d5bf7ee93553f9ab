import { emailError } from '@/lib/email-error';
import { contactFields, messageField, type ContactField } from '@/site/contact-fields';

const fields: readonly ContactField[] = [...contactFields, messageField];

export const fieldNames = fields.map(({ name }) => name);

const MIN_PHONE_DIGITS = 5;

export const contactChecks = Object.fromEntries(
  fields.map((field) => [field.name, (value: string) => fieldError(field, value)]),
);

/** Cuts a value to the limit of its field, so that a pasted megabyte does not freeze the page. */
export function limitLength(name: string, value: string): string {
  return value.slice(0, fields.find((field) => field.name === name)?.maxLength ?? 0);
}

function fieldError({ required, missing, type }: ContactField, value: string): string | undefined {
  if (value === '') return required ? missing : undefined;
  if (type === 'email') return emailError(value);
  // Digits of any script.
  if (type === 'tel' && (value.match(/\p{Nd}/gu) ?? []).length < MIN_PHONE_DIGITS)
    return `Enter a phone number with at least ${MIN_PHONE_DIGITS} digits.`;
  return undefined;
}
