import { newIdempotencyKey } from '../form-delivery';
import { readForVisit, readStored, writeForVisit, writeStored } from '@/lib/storage';

const KEY = 'newsletter';
const ATTEMPT_KEY = 'newsletter-attempt';

let attempt: string | null = null;

/** The addresses that were put on the list from this browser, so that none is put there twice. */
export function isSubscribed(email: string): boolean {
  return addresses().includes(plain(email));
}

export function rememberSubscribed(email: string) {
  writeStored(KEY, [...addresses(), plain(email)].join(' '));
}

/** One key for each address, kept over a reload, so that a try whose answer got lost subscribes nobody twice. */
export function subscriptionKey(email: string): string {
  const [address, known] = (attempt ?? readForVisit(ATTEMPT_KEY))?.split(' ') ?? [];
  if (address === plain(email) && known) return known;
  const key = newIdempotencyKey();
  attempt = `${plain(email)} ${key}`;
  writeForVisit(ATTEMPT_KEY, attempt);
  return key;
}

function addresses(): string[] {
  return readStored(KEY)?.split(' ') ?? [];
}

function plain(email: string): string {
  return email.trim().toLowerCase();
}
