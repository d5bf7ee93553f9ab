import { parseFields } from './storage';

/** Owns what a visitor writes before signing in. */
export const VISITOR = '';

export function serializeAccountScoped(owner: string, text: string): string {
  return JSON.stringify({ owner, text });
}

/** The stored text, or an empty one if it is unreadable or belongs to another account. */
export function parseAccountScoped(stored: string | null, owner: string): string {
  const { owner: storedOwner, text } = parseFields(stored);
  return storedOwner === owner && typeof text === 'string' ? text : '';
}

/** Removes everything stored with this owner from this browser. Call it after the account signed out or was deleted. */
export function forgetAccountTexts(owner: string) {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[area];
      for (const key of Object.keys(storage)) {
        if (parseFields(storage.getItem(key))['owner'] === owner) storage.removeItem(key);
      }
    } catch {
      // Blocked storage holds no texts.
    }
  }
}
