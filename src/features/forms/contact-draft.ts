import { limitLength } from './contact-fields';
import { parseJson, readStored, writeStored } from '@/lib/storage';
import { CONTACT_DRAFT_KEY } from '@/site/storage-keys';

export interface ContactDraft {
  readonly values: Readonly<Record<string, string>>;
  /** The text of the last attempt to send and its idempotency key. */
  readonly attempt: { readonly text: string; readonly key: string } | null;
}

export const emptyDraft: ContactDraft = { values: {}, attempt: null };

const listeners = new Set<() => void>();
let cached: { owner: string; draft: ContactDraft } | null = null;

/** The unsent form of an account. Other accounts in this browser do not see it. */
export function contactDraft(owner: string): ContactDraft {
  if (cached?.owner !== owner) cached = { owner, draft: parseDraft(readStored(CONTACT_DRAFT_KEY), owner) };
  return cached.draft;
}

export function saveContactDraft(owner: string, draft: ContactDraft) {
  cached = { owner, draft };
  const isEmpty = Object.values(draft.values).every((value) => value === '');
  writeStored(CONTACT_DRAFT_KEY, isEmpty ? null : JSON.stringify({ owner, ...draft }));
  for (const listener of listeners) listener();
}

/** Ignores changes in other tabs, which would overwrite what the visitor is typing here. */
export function watchContactDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function parseDraft(text: string | null, owner: string): ContactDraft {
  const stored = parseJson(text);
  if (!isStoredDraft(stored) || stored.owner !== owner) return emptyDraft;
  const { attempt } = stored;
  const values = Object.fromEntries(
    Object.entries(stored.values).map(([name, value]) => [name, limitLength(name, value)]),
  );
  if (!isTexts(attempt)) return { values, attempt: null };
  const { text: sent, key } = attempt;
  return { values, attempt: sent === undefined || key === undefined ? null : { text: sent, key } };
}

function isStoredDraft(
  value: unknown,
): value is { owner: unknown; values: Record<string, string>; attempt?: unknown } {
  return isRecord(value) && isTexts(value['values']);
}

function isTexts(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((entry) => typeof entry === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
