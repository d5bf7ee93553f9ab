import { createAccountValue } from '@/lib/account-values';
import { fieldsOf } from '@/lib/storage';
import { ATTACHED_RESULT_KEY } from '@/lib/storage-keys';
import { truncate } from '@/lib/text';

const MAX_TITLE_LENGTH = 200;
/** Holds a help page of about 3,000 words with its questions. */
const MAX_TEXT_LENGTH = 20_000;

/** The result of a tool or of analyzing a message, attached to the contact form until it is sent or removed. */
export interface AttachedResult {
  readonly title: string;
  readonly text: string;
}

export const attachedResult = createAccountValue<AttachedResult | null>({
  key: ATTACHED_RESULT_KEY,
  area: 'session',
  read: (stored) => {
    const { title, text } = fieldsOf(stored);
    return typeof title === 'string' && typeof text === 'string' ? { title, text } : null;
  },
});

/** Stores a result for this visit. It is sent only with the contact form. */
export function attachToContact(owner: string, { title, text }: AttachedResult) {
  attachedResult.set(owner, {
    title: shorten(title, MAX_TITLE_LENGTH),
    text: shorten(text, MAX_TEXT_LENGTH),
  });
}

/** The result as one field of the delivered form. */
export function resultField({ title, text }: AttachedResult): string {
  return `${title}\n\n${text}`;
}

/** Cuts a long text and adds an ellipsis. */
function shorten(text: string, maxLength: number): string {
  const trimmed = text.trim();
  return trimmed.length <= maxLength ? trimmed : `${truncate(trimmed, maxLength - 1)}…`;
}
