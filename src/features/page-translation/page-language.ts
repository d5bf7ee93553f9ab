import { createStore } from '@/lib/store';
import { PAGE_LANGUAGE } from '@/site/brand';
import type { Language } from '@/site/languages';

export interface PageLanguage {
  readonly status: 'waiting' | 'loading' | 'ready' | 'unavailable';
  /** The language that the page is currently in. */
  readonly language: string;
  /** The names of that language; undefined until the visitor has changed it. */
  readonly details: Language | undefined;
  readonly translating: boolean;
}

export const untranslated: PageLanguage = {
  status: 'waiting',
  language: PAGE_LANGUAGE,
  details: undefined,
  translating: false,
};
export const pageLanguage = createStore(() => untranslated);

export function changePageLanguage(part: Partial<PageLanguage>) {
  pageLanguage.set({ ...pageLanguage.get(), ...part });
}
