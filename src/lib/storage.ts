import { SESSION_KEY_PREFIX } from './storage-keys';

/** Storage may be blocked, full or cleared: reads then return null and writes return false. */
type Area = 'localStorage' | 'sessionStorage';

export function readStored(key: string): string | null {
  return read('localStorage', key);
}

/** Returns whether the value was stored. */
export function writeStored(key: string, value: string | null): boolean {
  return write('localStorage', key, value);
}

/** Reads from session storage, which is cleared when the tab closes. */
export function readSessionItem(key: string): string | null {
  return read('sessionStorage', key);
}

export function writeSessionItem(key: string, value: string | null): boolean {
  return write('sessionStorage', key, value);
}

export function sessionKeys(): readonly string[] {
  return keysOf('sessionStorage');
}

/** Whether Firebase has stored a session in this browser. */
export function hasStoredSession(): boolean {
  return sessionKey() !== undefined;
}

/** The user of that session, known before the provider has loaded. */
export function storedUserId(): string | null {
  const key = sessionKey();
  const { uid } = parseFields(key === undefined ? null : readStored(key));
  return typeof uid === 'string' ? uid : null;
}

function sessionKey(): string | undefined {
  return keysOf('localStorage').find((key) => key.startsWith(SESSION_KEY_PREFIX));
}

/** Empty if the browser blocks cookies: then even reading them throws. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

export function writeCookie(cookie: string) {
  try {
    document.cookie = cookie;
  } catch {
    // Blocked cookies are not written.
  }
}

/** Undefined if there is no text or it is malformed. */
export function parseStored(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields of a stored object; none if there is none or the text is malformed. */
export function parseFields(text: string | null): Readonly<Record<string, unknown>> {
  return fieldsOf(parseStored(text));
}

/** The fields of an object; none if it is anything else. The caller checks their types. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Calls back when another tab changes the value. */
export function watchStored(key: string, listener: () => void): () => void {
  function onStorage(event: StorageEvent) {
    if (event.key === key || event.key === null) listener();
  }
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function keysOf(area: Area): readonly string[] {
  try {
    return Object.keys(window[area]);
  } catch {
    return [];
  }
}

function read(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

function write(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
