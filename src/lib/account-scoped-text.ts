import { parseJson } from './storage';

interface AccountScoped {
  readonly owner: string;
  readonly text: string;
}

export function serializeAccountScoped(owner: string, text: string): string {
  return JSON.stringify({ owner, text } satisfies AccountScoped);
}

/** The stored text, or an empty one if it is unreadable or belongs to another account. */
export function parseAccountScoped(stored: string | null, owner: string): string {
  const value = parseJson(stored);
  return isAccountScoped(value) && value.owner === owner ? value.text : '';
}

/** Removes everything stored with this owner from this browser. Call it after the account is deleted. */
export function forgetAccountTexts(owner: string) {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[area];
      for (const key of Object.keys(storage)) {
        const value = parseJson(storage.getItem(key));
        if (isOwned(value) && value.owner === owner) storage.removeItem(key);
      }
    } catch {
      // Blocked storage holds no texts.
    }
  }
}

function isAccountScoped(value: unknown): value is AccountScoped {
  return isOwned(value) && 'text' in value && typeof value.text === 'string';
}

function isOwned(value: unknown): value is { owner: unknown } {
  return typeof value === 'object' && value !== null && 'owner' in value;
}
