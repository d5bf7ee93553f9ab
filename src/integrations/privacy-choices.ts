import { readStored } from './storage';

/** Where the visitor's choices are kept; each is "yes" or absent. */
export const privacyKeys = {
  analytics: 'privacy-analytics',
  map: 'privacy-map',
  noTranslation: 'privacy-no-translation',
} as const;

/** Whether the translator has to wait until a language is asked for. */
export function isTranslationHeldBack(): boolean {
  return readStored(privacyKeys.noTranslation) === 'yes';
}
