interface SpeechLanguage {
  readonly tag: string;
  readonly name: string;
}

/** By the names that those who speak them use. */
const usual = [
  { tag: 'en-GB', name: 'English (UK)' },
  { tag: 'en-US', name: 'English (US)' },
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

/** The usual ones, and before them the browser's own when it is none of these. */
export function speechLanguages(browserTags: readonly string[]): readonly SpeechLanguage[] {
  const own = browserTags[0] ?? '';
  const name = findUsual(own) ? undefined : ownName(own);
  return name === undefined ? usual : [{ tag: own, name }, ...usual];
}

/** What was chosen before, else what the browser speaks. */
export function preferredLanguage(chosen: string, browserTags: readonly string[]): string {
  const offered = speechLanguages(browserTags);
  if (offered.some(({ tag }) => tag === chosen)) return chosen;
  const own = browserTags[0] ?? '';
  return findUsual(own)?.tag ?? offered[0]?.tag ?? usual[0].tag;
}

function findUsual(browserTag: string): SpeechLanguage | undefined {
  const same = usual.find(({ tag }) => tag.toLowerCase() === browserTag.toLowerCase());
  return same ?? usual.find(({ tag }) => tag.split('-')[0] === browserTag.toLowerCase());
}

function ownName(tag: string): string | undefined {
  try {
    return new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);
  } catch {
    return undefined;
  }
}
