import { parseKept, readStored, writeStored } from '@/lib/storage';

const KEY = 'contact-draft';

export interface ContactDraft {
  readonly values: Readonly<Record<string, string>>;
  /** The last try to send it and the key it went under. */
  readonly attempt: { readonly text: string; readonly key: string } | null;
}

export const emptyDraft: ContactDraft = { values: {}, attempt: null };

const listeners = new Set<() => void>();
let held: { owner: string; draft: ContactDraft } | null = null;

/** What this person typed and has not sent yet. It belongs to an account: the next one at this computer gets none of it. */
export function contactDraft(owner: string): ContactDraft {
  if (held?.owner !== owner) held = { owner, draft: parseDraft(readStored(KEY), owner) };
  return held.draft;
}

export function keepContactDraft(owner: string, draft: ContactDraft) {
  held = { owner, draft };
  const isEmpty = Object.values(draft.values).every((value) => value === '');
  writeStored(KEY, isEmpty ? null : JSON.stringify({ owner, ...draft }));
  for (const listener of listeners) listener();
}

/** Changes in other tabs are left alone, so that nothing moves under somebody's hands. */
export function watchContactDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function parseDraft(text: string | null, owner: string): ContactDraft {
  const stored = parseKept(text);
  if (!isStoredDraft(stored) || stored.owner !== owner) return emptyDraft;
  const { values, attempt } = stored;
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
