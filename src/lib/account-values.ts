import {
  hasStoredSession,
  parseFields,
  readSessionItem,
  readStored,
  writeSessionItem,
  writeStored,
} from './storage';
import { EMAIL_LINK_ADDRESS_KEY, NEWSLETTER_ATTEMPT_KEY, NEWSLETTER_KEY, SCROLL_KEY } from './storage-keys';
import { createStore, type Store } from './store';

/** Owns what a visitor writes before signing in. */
export const VISITOR = '';
/** Values of every visit that tell who used the browser. */
const personalKeys: ReadonlySet<string> = new Set([
  EMAIL_LINK_ADDRESS_KEY,
  NEWSLETTER_KEY,
  NEWSLETTER_ATTEMPT_KEY,
  SCROLL_KEY,
]);

const areas = {
  local: { read: readStored, write: writeStored },
  session: { read: readSessionItem, write: writeSessionItem },
} as const;

interface AccountValueOptions<Value> {
  readonly key: string;
  /** `session` lasts until the tab is closed. */
  readonly area: keyof typeof areas;
  /** Checks what is stored. It gets undefined if nothing is stored for the account, and returns the empty value. */
  readonly read: (stored: unknown) => Value;
  readonly isEmpty?: (value: Value) => boolean;
  /** Joins what was written before signing in with the account's own. By default, the former replaces the latter. */
  readonly adopt?: (own: Value, written: Value) => Value;
}

/** A value that the browser keeps for each account, and for visitors who are not signed in. */
export interface AccountValue<Value> {
  readonly empty: Value;
  readonly get: (owner: string) => Value;
  readonly set: (owner: string, value: Value) => void;
  readonly storeOf: (owner: string) => Store<Value>;
  /** Moves what was written before the account was known, or before signing in, to the account. */
  readonly moveTo: (owner: string) => void;
}

const forgetInMemory = new Set<() => void>();

/** Calls back after a session ended, to clear what a module holds in memory. */
export function onForgetAccounts(forget: () => void) {
  forgetInMemory.add(forget);
}

/** Changes in other tabs are ignored, because they would overwrite what the visitor is typing here. */
export function createAccountValue<Value>({
  key,
  area,
  read,
  isEmpty,
  adopt,
}: AccountValueOptions<Value>): AccountValue<Value> {
  const storage = areas[area];
  const empty = read(undefined);
  const hasNothing = isEmpty ?? ((value: Value) => value === empty);
  // Memory also holds the value where storage is blocked. Of the accounts, only the last one's is kept there.
  const visitor = createStore(() => readFor(VISITOR));
  let account: { owner: string; store: Store<Value> } | undefined;

  function readFor(owner: string): Value {
    const { owner: storedOwner, value } = parseFields(storage.read(key));
    return read(storedOwner === owner ? value : undefined);
  }

  function storeOf(owner: string): Store<Value> {
    if (owner === VISITOR) return visitor;
    if (account?.owner !== owner) account = { owner, store: createStore(() => readFor(owner)) };
    return account.store;
  }

  function set(owner: string, value: Value) {
    // What the account has stored stays until the account is known.
    if (owner !== VISITOR || !hasStoredSession()) {
      const text = hasNothing(value) ? null : JSON.stringify({ owner, value });
      // A text too long for the storage must not leave an older one there.
      if (!storage.write(key, text)) storage.write(key, null);
    }
    storeOf(owner).set(value);
  }

  function moveTo(owner: string) {
    const written = visitor.get();
    if (owner === VISITOR || hasNothing(written)) return;
    visitor.set(empty);
    set(owner, adopt ? adopt(storeOf(owner).get(), written) : written);
  }

  onForgetAccounts(() => {
    account = undefined;
    visitor.set(empty);
  });
  return { empty, get: (owner) => storeOf(owner).get(), set, storeOf, moveTo };
}

/**
 * Removes everything kept for accounts, and what was written before signing in. Each tab must call it after its session
 * ended: no tab reaches the memory and the session storage of another.
 */
export function forgetAccounts() {
  for (const forget of forgetInMemory) forget();
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[area];
      for (const key of Object.keys(storage))
        if ('owner' in parseFields(storage.getItem(key)) || personalKeys.has(key)) storage.removeItem(key);
    } catch {
      // Blocked storage holds nothing.
    }
  }
}
