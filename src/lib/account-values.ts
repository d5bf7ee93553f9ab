import { parseStored, readSessionItem, sessionKeys, writeSessionItem } from './storage';
import { TYPED_KEY_PREFIX } from './storage-keys';
import { createStore, type Store } from './store';

/** Owns what a visitor writes before signing in. */
export const VISITOR = '';

interface AccountValueOptions<Value> {
  readonly key: string;
  /** Checks what is stored. It gets undefined if nothing is stored for the account, and returns the empty value. */
  readonly read: (stored: unknown) => Value;
  readonly isEmpty?: (value: Value) => boolean;
  /** Joins what was written before signing in with the account's own. By default, the former replaces the latter. */
  readonly join?: (own: Value, written: Value) => Value;
}

/** A value that the tab keeps for each account, and for visitors who are not signed in, until it closes. */
export interface AccountValue<Value> {
  readonly empty: Value;
  readonly get: (owner: string) => Value;
  readonly set: (owner: string, value: Value) => void;
  readonly storeOf: (owner: string) => Store<Value>;
  /** Moves what was written before signing in to the account. */
  readonly moveTo: (owner: string) => void;
}

/** The stores of each value by owner. They also hold it where storage is blocked or full. */
const memory: Map<string, unknown>[] = [];

export function createAccountValue<Value>(options: AccountValueOptions<Value>): AccountValue<Value> {
  const { key, read, isEmpty, join } = options;
  const empty = read(undefined);
  const hasNothing = isEmpty ?? ((value: Value) => value === empty);
  const stores = new Map<string, Store<Value>>();
  memory.push(stores);

  function storeOf(owner: string): Store<Value> {
    const store =
      stores.get(owner) ?? createStore(() => read(parseStored(readSessionItem(storageKey(owner, key)))));
    stores.set(owner, store);
    return store;
  }

  function set(owner: string, value: Value) {
    const text = hasNothing(value) ? null : JSON.stringify(value);
    // A text too long for the storage must not leave an older one there.
    if (!writeSessionItem(storageKey(owner, key), text)) writeSessionItem(storageKey(owner, key), null);
    storeOf(owner).set(value);
  }

  function moveTo(owner: string) {
    const written = storeOf(VISITOR).get();
    if (owner === VISITOR || hasNothing(written)) return;
    set(VISITOR, empty);
    set(owner, join ? join(storeOf(owner).get(), written) : written);
  }

  return { empty, get: (owner) => storeOf(owner).get(), set, storeOf, moveTo };
}

/** Whether the tab keeps a value for the account. */
export function isKept(owner: string, key: string): boolean {
  return readSessionItem(storageKey(owner, key)) !== null;
}

/** Removes what this tab keeps for other accounts. */
export function forgetOthers(owner: string) {
  for (const stores of memory)
    for (const other of stores.keys()) if (other !== owner && other !== VISITOR) stores.delete(other);
  const own = [owner, VISITOR].map((id) => storageKey(id, ''));
  for (const key of sessionKeys())
    if (key.startsWith(TYPED_KEY_PREFIX) && !own.some((start) => key.startsWith(start)))
      writeSessionItem(key, null);
}

function storageKey(owner: string, key: string): string {
  return `${TYPED_KEY_PREFIX}${owner}:${key}`;
}
