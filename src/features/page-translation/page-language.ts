import { useEffect } from 'react';
import { useUser } from '@/features/auth';
import { usePrivacyChoices } from '@/features/consent';
import { whenIdle } from '@/lib/schedule';
import { readStored } from '@/lib/storage';
import { LANGUAGE_KEY } from '@/lib/storage-keys';
import { createStore, useStore } from '@/lib/store';
import { brand } from '@/site/brand';
import type { Language } from '@/site/languages';

interface PageLanguage {
  readonly busy: 'loading' | 'translating' | null;
  /** From a failure until the next success. */
  readonly hasFailed: boolean;
  /** What the visitor wants to read; null for English. */
  readonly chosen: Language | null;
  /** What the page is translated to; null for English. */
  readonly shown: Language | null;
}

const untranslated: PageLanguage = { busy: null, hasFailed: false, chosen: null, shown: null };
export const pageLanguage = createStore(() => untranslated);

export function changePageLanguage(part: Partial<PageLanguage>) {
  pageLanguage.set({ ...pageLanguage.get(), ...part });
}

/** The language list and the translator's client, which no first paint needs. */
const importTranslatePage = () => import('./translate-page');

/** Loads the translator once the page is idle, while the visitor allows translation. */
export function usePageTranslator() {
  const { pageTranslation: allowed } = usePrivacyChoices();
  const isSignedIn = useUser() !== null;

  useEffect(() => {
    if (!brand.translation) return undefined;
    // Most signed-out visitors never choose a language. Choosing one loads the translator.
    if (!isSignedIn && allowed && readStored(LANGUAGE_KEY) === null) return undefined;
    let isCurrent = true;
    whenIdle(() => {
      if (!isCurrent) return;
      importTranslatePage()
        .then(async ({ startPageTranslation, chooseLanguage }) => {
          if (allowed) await startPageTranslation();
          else await chooseLanguage(null);
        })
        .catch(console.error);
    });
    return () => {
      isCurrent = false;
    };
  }, [allowed, isSignedIn]);
}

/** The page's language and how to change it, if the visitor allows translation. */
export function usePageLanguage() {
  const current = useStore(pageLanguage, untranslated);
  const { pageTranslation: allowed, setPageTranslation } = usePrivacyChoices();
  return { ...current, allowed, allow: () => setPageTranslation(true), choose, retry };
}

/** Returns whether the page is now in that language. */
function choose(language: Language | null): Promise<boolean> {
  return importTranslatePage()
    .then(({ chooseLanguage }) => chooseLanguage(language))
    .catch(fail);
}

function retry(): Promise<boolean> {
  return importTranslatePage()
    .then(({ retryPageTranslation }) => retryPageTranslation())
    .catch(fail);
}

function fail(error: unknown) {
  console.error(error);
  changePageLanguage({ busy: null, hasFailed: true });
  return false;
}
