import { useEffect } from 'react';
import { useUser } from '@/features/auth';
import { usePrivacyChoices } from '@/features/consent';
import { logError } from '@/lib/log-error';
import { nextPaint } from '@/lib/page';
import { readStored } from '@/lib/storage';
import { LANGUAGE_KEY } from '@/lib/storage-keys';
import { useStore } from '@/lib/store';
import { changePageLanguage, pageLanguage, untranslated } from './page-language';

/** The language list and the translator's client, which no first paint needs. */
const importTranslatePage = () => import('./translate-page');

/** Keeps the translator loaded while the visitor allows translation. */
export function usePageTranslator() {
  const { pageTranslation: allowed } = usePrivacyChoices();
  const isSignedIn = useUser() !== null;

  useEffect(() => {
    // Most signed-out visitors never choose a language. Choosing one loads the translator.
    if (!isSignedIn && allowed && readStored(LANGUAGE_KEY) === null) return undefined;
    let isCurrent = true;
    nextPaint()
      .then(importTranslatePage)
      .then(({ startPageTranslation, stopPageTranslation }) => {
        if (!isCurrent) return;
        if (allowed) startPageTranslation();
        else void stopPageTranslation();
      })
      .catch(logError);
    return () => {
      isCurrent = false;
    };
  }, [allowed, isSignedIn]);
}

/** The page's language and how to change it, if the visitor allows translation. */
export function usePageLanguage() {
  const current = useStore(pageLanguage, untranslated);
  const { pageTranslation: allowed, setPageTranslation } = usePrivacyChoices();

  return {
    ...current,
    allowed,
    allow: () => setPageTranslation(true),
    choose,
    retry,
  };
}

/** Returns whether the page is now in that language. */
async function choose(code: string): Promise<boolean> {
  try {
    return await (await importTranslatePage()).chooseLanguage(code);
  } catch (error) {
    logError(error);
    changePageLanguage({ status: 'unavailable' });
    return false;
  }
}

async function retry() {
  try {
    await (await importTranslatePage()).retryPageTranslation();
  } catch (error) {
    logError(error);
  }
}
