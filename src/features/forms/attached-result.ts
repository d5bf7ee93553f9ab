import { parseAccountScoped, serializeAccountScoped } from '@/lib/account-scoped-text';
import { parseFields, readSessionItem, writeSessionItem } from '@/lib/storage';
import { ATTACHED_RESULT_KEY } from '@/lib/storage-keys';
import { createAccountStore, useStore } from '@/lib/store';

const MAX_TITLE_LENGTH = 200;
const MAX_TEXT_LENGTH = 4000;

/** The result of a tool or of analyzing a message, attached to the contact form until it is sent or removed. */
export interface AttachedResult {
  readonly title: string;
  readonly text: string;
}

/** Holds the result in memory too, for browsers that block storage. */
const results = createAccountStore((owner) =>
  parseResult(parseAccountScoped(readSessionItem(ATTACHED_RESULT_KEY), owner)),
);

export function attachedResult(owner: string): AttachedResult | null {
  return results(owner).get();
}

/** Stores a result for this visit. It is sent only with the contact form. */
export function attachToContact(owner: string, { title, text }: AttachedResult) {
  saveResult(owner, { title: shorten(title, MAX_TITLE_LENGTH), text: shorten(text, MAX_TEXT_LENGTH) });
}

export function removeAttachedResult(owner: string) {
  saveResult(owner, null);
}

export function useAttachedResult(owner: string): AttachedResult | null {
  return useStore(results(owner), null);
}

/** The result as one field of the delivered form. */
export function resultField({ title, text }: AttachedResult): string {
  return `${title}\n\n${text}`;
}

function saveResult(owner: string, result: AttachedResult | null) {
  writeSessionItem(ATTACHED_RESULT_KEY, result && serializeAccountScoped(owner, JSON.stringify(result)));
  results(owner).set(result);
}

function parseResult(stored: string): AttachedResult | null {
  const { title, text } = parseFields(stored);
  return typeof title === 'string' && typeof text === 'string' ? { title, text } : null;
}

/** Cuts a long text and adds an ellipsis, without splitting a surrogate pair. */
function shorten(text: string, maxLength: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= maxLength) return trimmed;
  return `${trimmed.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
