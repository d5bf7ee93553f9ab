import { parseKept } from '@/lib/storage';

/** A text in the browser's storage, and whose it is. */
export interface AccountScoped {
  readonly owner: string;
  readonly text: string;
}

/** The text, or none when it is unreadable or somebody else's. */
export function parseAccountScoped(stored: string | null, owner: string): string {
  const value = parseKept(stored);
  return isAccountScoped(value) && value.owner === owner ? value.text : '';
}

function isAccountScoped(value: unknown): value is AccountScoped {
  return (
    typeof value === 'object' &&
    value !== null &&
    'owner' in value &&
    'text' in value &&
    typeof value.text === 'string'
  );
}
