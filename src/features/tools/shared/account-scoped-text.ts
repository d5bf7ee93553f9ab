import { parseKept } from '@/lib/storage';

/** A stored text and the id of the account it belongs to. */
export interface AccountScoped {
  readonly owner: string;
  readonly text: string;
}

/** The stored text, or an empty one if it is unreadable or belongs to another account. */
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
