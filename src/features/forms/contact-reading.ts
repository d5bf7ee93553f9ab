import { useSyncExternalStore } from 'react';
import { parseAccountScoped, serializeAccountScoped } from '@/lib/account-scoped-text';
import { parseJson, readSessionItem, writeSessionItem } from '@/lib/storage';
import { CONTACT_READING_KEY } from '@/site/storage-keys';

const MAX_TITLE_LENGTH = 200;
const MAX_TEXT_LENGTH = 4000;

/** The result of a tool or of reading a message, attached to the contact form until it is sent or removed. */
export interface Reading {
  readonly title: string;
  readonly text: string;
}

const listeners = new Set<() => void>();
/** The reading in memory, for browsers that block storage. */
let cached: { owner: string; reading: Reading | null } | null = null;

export function contactReading(owner: string): Reading | null {
  if (cached?.owner !== owner)
    cached = {
      owner,
      reading: parseReading(parseAccountScoped(readSessionItem(CONTACT_READING_KEY), owner)),
    };
  return cached.reading;
}

/** Stores a reading for this visit. It is sent only with the contact form. */
export function attachToContact(owner: string, { title, text }: Reading) {
  saveReading(owner, { title: shorten(title, MAX_TITLE_LENGTH), text: shorten(text, MAX_TEXT_LENGTH) });
}

export function removeContactReading(owner: string) {
  saveReading(owner, null);
}

export function useContactReading(owner: string): Reading | null {
  return useSyncExternalStore(
    watchReading,
    () => contactReading(owner),
    () => null,
  );
}

/** The reading as one field of the delivered form. */
export function readingField({ title, text }: Reading): string {
  return `${title}\n\n${text}`;
}

function saveReading(owner: string, reading: Reading | null) {
  cached = { owner, reading };
  writeSessionItem(CONTACT_READING_KEY, reading && serializeAccountScoped(owner, JSON.stringify(reading)));
  for (const listener of listeners) listener();
}

function watchReading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parseReading(stored: string): Reading | null {
  const value = parseJson(stored);
  if (typeof value !== 'object' || value === null || !('title' in value) || !('text' in value)) return null;
  const { title, text } = value;
  return typeof title === 'string' && typeof text === 'string' ? { title, text } : null;
}

/** Cuts a long text and adds an ellipsis, without splitting a surrogate pair. */
function shorten(text: string, maxLength: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= maxLength) return trimmed;
  return `${trimmed.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
