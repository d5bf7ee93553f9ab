import { createStore } from '@/lib/store';
import { PAGE_LANGUAGE } from '@/site/brand';
import type { Language } from '@/site/languages';

export interface TranslationState {
  readonly status: 'waiting' | 'loading' | 'ready' | 'unavailable';
  /** The language that the page is currently in. */
  readonly language: string;
  /** The names of that language; undefined until the visitor has changed it. */
  readonly details: Language | undefined;
  readonly translating: boolean;
}

export const untranslated: TranslationState = {
  status: 'waiting',
  language: PAGE_LANGUAGE,
  details: undefined,
  translating: false,
};
export const translation = createStore(() => untranslated);

export function readTranslation(): TranslationState {
  return translation.get();
}

export function changeTranslation(part: Partial<TranslationState>) {
  translation.set({ ...translation.get(), ...part });
}
