interface SpeechLanguage {
  readonly tag: string;
  readonly name: string;
}

/** Native language names. */
const commonLanguages = [
  { tag: 'en-US', name: 'English (US)' },
  { tag: 'en-GB', name: 'English (UK)' },
  { tag: 'ar-SA', name: 'العربية' },
  { tag: 'cs-CZ', name: 'Čeština' },
  { tag: 'da-DK', name: 'Dansk' },
  { tag: 'de-DE', name: 'Deutsch' },
  { tag: 'es-ES', name: 'Español (España)' },
  { tag: 'es-MX', name: 'Español (México)' },
  { tag: 'fr-FR', name: 'Français' },
  { tag: 'hi-IN', name: 'हिन्दी' },
  { tag: 'it-IT', name: 'Italiano' },
  { tag: 'ja-JP', name: '日本語' },
  { tag: 'ko-KR', name: '한국어' },
  { tag: 'nl-NL', name: 'Nederlands' },
  { tag: 'pl-PL', name: 'Polski' },
  { tag: 'pt-BR', name: 'Português (Brasil)' },
  { tag: 'pt-PT', name: 'Português (Portugal)' },
  { tag: 'sv-SE', name: 'Svenska' },
  { tag: 'tr-TR', name: 'Türkçe' },
  { tag: 'uk-UA', name: 'Українська' },
  { tag: 'zh-CN', name: '中文（普通话）' },
] as const satisfies readonly SpeechLanguage[];

/** The common languages, preceded by the browser's language if it is not among them. */
export function speechLanguages(browserTags: readonly string[]): readonly SpeechLanguage[] {
  const own = browserTags[0] ?? '';
  const name = findCommon(own) ? undefined : nativeName(own);
  return name === undefined ? commonLanguages : [{ tag: own, name }, ...commonLanguages];
}

/** The saved language if offered, otherwise the browser's. */
export function preferredLanguage(chosen: string, browserTags: readonly string[]): string {
  const offered = speechLanguages(browserTags);
  if (offered.some(({ tag }) => tag === chosen)) return chosen;
  const own = browserTags[0] ?? '';
  return findCommon(own)?.tag ?? offered[0]?.tag ?? commonLanguages[0].tag;
}

function findCommon(browserTag: string): SpeechLanguage | undefined {
  const same = commonLanguages.find(({ tag }) => tag.toLowerCase() === browserTag.toLowerCase());
  return same ?? commonLanguages.find(({ tag }) => tag.split('-')[0] === browserTag.toLowerCase());
}

function nativeName(tag: string): string | undefined {
  try {
    return new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);
  } catch {
    return undefined;
  }
}
