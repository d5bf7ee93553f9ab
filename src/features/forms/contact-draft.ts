import { createAccountValue } from '@/lib/account-values';
import { fieldsOf, readStored } from '@/lib/storage';
import { CONTACT_DRAFT_KEY, SENT_MESSAGE_KEY } from '@/lib/storage-keys';
import { truncate } from '@/lib/text';
import { emailError } from '@/lib/use-form';
import { contactFields, messageField, type ContactField } from '@/site/contact-fields';
import { newIdempotencyKey } from './form-delivery';

const fields: readonly ContactField[] = [messageField, ...contactFields];

export const contactChecks = Object.fromEntries(
  fields.map((field) => [field.name, (value: string) => fieldError(field, value)]),
);

function fieldError({ required, missing, type }: ContactField, value: string): string | undefined {
  if (value === '') return required ? missing : undefined;
  return type === 'email' ? emailError(value) : undefined;
}

export type ContactValues = Readonly<Record<string, string>>;

/** All fields, each cut to its limit, so that a pasted megabyte does not freeze the page. */
export function limitLengths(valueOf: (name: string) => unknown): ContactValues {
  return Object.fromEntries(
    fields.map(({ name, maxLength }) => {
      const value = valueOf(name);
      return [name, typeof value === 'string' ? truncate(value, maxLength) : ''];
    }),
  );
}

interface ContactDraft {
  readonly values: ContactValues;
  /** Made at the first character. A duplicate of the tab has the same. */
  readonly id: string;
}

function isEmpty({ values }: ContactDraft): boolean {
  return Object.values(values).every((value) => value === '');
}

/** The unsent form. */
export const contactDraft = createAccountValue<ContactDraft>({
  key: CONTACT_DRAFT_KEY,
  read: (stored) => {
    const { values, id } = fieldsOf(stored);
    const texts = Object.entries(fieldsOf(values)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    return { values: Object.fromEntries(texts), id: typeof id === 'string' ? id : '' };
  },
  isEmpty,
  join: ({ values, id }, written) => {
    const { [messageField.name]: message = '', ...others } = written.values;
    return { values: withMessage({ ...values, ...others }, message), id: id || written.id };
  },
});

export function writeDraft(owner: string, values: ContactValues) {
  const before = contactDraft.get(owner);
  contactDraft.set(owner, { values, id: isEmpty(before) ? newIdempotencyKey() : before.id });
}

/** Appends a text to the message, unless it is in there. */
export function addToMessage(owner: string, text: string) {
  const { values } = contactDraft.get(owner);
  const changed = withMessage(values, text.trim());
  if (changed !== values) writeDraft(owner, changed);
}

function withMessage(values: ContactValues, text: string): ContactValues {
  const own = values[messageField.name] ?? '';
  if (own.includes(text)) return values;
  const message = own === '' ? text : `${own}\n\n${text}`;
  return { ...values, [messageField.name]: truncate(message, messageField.maxLength) };
}

/** The idempotency key: the same for the same text in every tab and at every try, another one once the text changes. */
export function messageKey({ id }: ContactDraft, sent: ContactValues): string {
  let hash = 0;
  for (const character of JSON.stringify(sent))
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return `${id}-${(hash >>> 0).toString(16)}`;
}

/** Whether this browser has sent the message, in this tab or another. Only the last one is stored. */
export function isSent(key: string): boolean {
  return readStored(SENT_MESSAGE_KEY) === key;
}
