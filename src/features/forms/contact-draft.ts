import { createAccountValue } from '@/lib/account-values';
import { fieldsOf } from '@/lib/storage';
import { CONTACT_DRAFT_KEY } from '@/lib/storage-keys';
import { messageField } from '@/site/contact-fields';
import { fieldNames, limitLength } from './contact-fields';

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
