import { readStored, writeStored } from './storage';

const KEY = 'newsletter';

/** The addresses that were put on the list from this browser, so that none is put there twice. */
export function isSubscribed(email: string): boolean {
  return addresses().includes(plain(email));
}

export function rememberSubscribed(email: string) {
  writeStored(KEY, [...addresses(), plain(email)].join(' '));
}

function addresses(): string[] {
  return readStored(KEY)?.split(' ') ?? [];
}

function plain(email: string): string {
  return email.trim().toLowerCase();
}
