import { useEffect } from 'react';
import { useUser } from '@/features/auth';
import { usePrivacyChoices } from '@/features/consent';
import { nextPaint } from '@/lib/page';
import { logError } from '@/lib/log-error';
import { readStored } from '@/lib/storage';
import { useStore } from '@/lib/store';
import { LANGUAGE_KEY } from '@/lib/storage-keys';
import { changeTranslation, translation, untranslated } from './translation-state';

/** The language list and the translator's client, which no first paint needs. */
const loadTranslation = () => import('./translation');

/** Keeps the translator loaded while the visitor allows translation. */
export function useTranslator() {
  const { translation: allowed } = usePrivacyChoices();
  const isSignedIn = useUser() !== null;

  useEffect(() => {
    // Most signed-out visitors never choose a language. Choosing one loads the translator.
    if (!isSignedIn && allowed && readStored(LANGUAGE_KEY) === null) return undefined;
    let isCurrent = true;
    nextPaint()
      .then(loadTranslation)
      .then(({ startTranslation, stopTranslation }) => {
        if (!isCurrent) return;
        if (allowed) startTranslation();
        else void stopTranslation();
      })
      .catch(logError);
    return () => {
      isCurrent = false;
    };
  }, [allowed, isSignedIn]);
}

/** The page's language and how to change it, if the visitor allows translation. */
export function useTranslation() {
  const current = useStore(translation, untranslated);
  const { translation: allowed, setTranslation } = usePrivacyChoices();

  return {
    ...current,
    allowed,
    allow: () => setTranslation(true),
    choose,
    retry,
  };
}

/** Returns whether the page is now in that language. */
async function choose(code: string): Promise<boolean> {
  try {
    return await (await loadTranslation()).chooseLanguage(code);
  } catch (error) {
    logError(error);
    changeTranslation({ status: 'unavailable' });
    return false;
  }
}

async function retry() {
  try {
    await (await loadTranslation()).retryTranslation();
  } catch (error) {
    logError(error);
  }
}
