import { PAGE_LANGUAGE } from '@/site/languages';

export interface TranslationState {
  readonly status: 'waiting' | 'loading' | 'ready' | 'unavailable';
  /** The language that the page is in now. */
  readonly language: string;
  readonly translating: boolean;
}

let state: TranslationState = { status: 'waiting', language: PAGE_LANGUAGE, translating: false };
const listeners = new Set<() => void>();

export function readTranslation(): TranslationState {
  return state;
}

export function watchTranslation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeTranslation(part: Partial<TranslationState>) {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}
