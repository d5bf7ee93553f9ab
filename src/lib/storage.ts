/** Browser storage that may be blocked, full or cleared at any moment: reads answer null, writes are best effort. */
type Area = 'localStorage' | 'sessionStorage';

export function readStored(key: string): string | null {
  return read('localStorage', key);
}

/** Answers whether the value was really kept. */
export function writeStored(key: string, value: string | null): boolean {
  return write('localStorage', key, value);
}

/** For the visit only: gone when the tab closes. */
export function readForVisit(key: string): string | null {
  return read('sessionStorage', key);
}

export function writeForVisit(key: string, value: string | null): boolean {
  return write('sessionStorage', key, value);
}

/** What was kept as JSON, to be looked at before it is believed; null when there is nothing readable. */
export function parseKept(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Tells of changes made in other tabs. */
export function watchStored(key: string, listener: () => void): () => void {
  function onStorage(event: StorageEvent) {
    if (event.key === key || event.key === null) listener();
  }
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
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
