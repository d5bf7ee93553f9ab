import { useSyncExternalStore } from 'react';
import { usePrivacyChoices } from '@/features/consent';
import { chooseLanguage, retryTranslation } from './translation';
import { readTranslation, watchTranslation } from './translation-state';

/** The language of the page and how to change it, as far as the visitor allows a translator. */
export function useTranslation() {
  const state = useSyncExternalStore(watchTranslation, readTranslation, readTranslation);
  const { translation: allowed, setTranslation } = usePrivacyChoices();

  return {
    ...state,
    allowed,
    allow: () => setTranslation(true),
    choose: chooseLanguage,
    retry: retryTranslation,
  };
}
