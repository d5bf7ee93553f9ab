import { createAccountValue } from '@/lib/account-values';
import { emailError } from '@/lib/email-error';
import { fieldsOf } from '@/lib/storage';
import { CONTACT_DRAFT_KEY } from '@/lib/storage-keys';
import { truncate } from '@/lib/text';
import { contactFields, messageField, type ContactField } from '@/site/contact-fields';

const fields: readonly ContactField[] = [messageField, ...contactFields];

export const fieldNames = fields.map(({ name }) => name);

const MIN_PHONE_DIGITS = 5;

export const contactChecks = Object.fromEntries(
  fields.map((field) => [field.name, (value: string) => fieldError(field, value)]),
);

/** Cuts a value to the limit of its field, so that a pasted megabyte does not freeze the page. */
export function limitLength(name: string, value: string): string {
  return truncate(value, fields.find((field) => field.name === name)?.maxLength ?? 0);
}

function fieldError({ required, missing, type }: ContactField, value: string): string | undefined {
  if (value === '') return required ? missing : undefined;
  if (type === 'email') return emailError(value);
  // Digits of any script.
  if (type === 'tel' && (value.match(/\p{Nd}/gu) ?? []).length < MIN_PHONE_DIGITS)
    return `Enter a phone number with at least ${MIN_PHONE_DIGITS} digits.`;
  return undefined;
}

export type ContactValues = Readonly<Record<string, string>>;

export interface ContactDraft {
  readonly values: ContactValues;
  /** The text of the last attempt to send and its idempotency key. */
  readonly attempt: { readonly text: string; readonly key: string } | null;
}

/** The unsent form. */
export const contactDraft = createAccountValue<ContactDraft>({
  key: CONTACT_DRAFT_KEY,
  area: 'local',
  read: (stored) => {
    const draft = fieldsOf(stored);
    const values = fieldsOf(draft['values']);
    const { text, key } = fieldsOf(draft['attempt']);
    return {
      values: Object.fromEntries(
        fieldNames.flatMap((name) => {
          const value = values[name];
          return typeof value === 'string' ? [[name, limitLength(name, value)]] : [];
        }),
      ),
      attempt: typeof text === 'string' && typeof key === 'string' ? { text, key } : null,
    };
  },
  isEmpty: ({ values }) => Object.values(values).every((value) => value === ''),
  adopt: ({ values, attempt }, written) => {
    const { [messageField.name]: message = '', ...others } = written.values;
    return { values: withMessage({ ...values, ...others }, message), attempt };
  },
});

/** Appends a text to the message, unless it is empty. */
export function withMessage(values: ContactValues, text: string): ContactValues {
  const own = values[messageField.name] ?? '';
  if (text === '') return values;
  return {
    ...values,
    [messageField.name]: limitLength(messageField.name, own === '' ? text : `${own}\n\n${text}`),
  };
}
