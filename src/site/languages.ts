import { languageNames } from './language-names';

export interface Language {
  /** As the translator writes it. */
  readonly code: string;
  /** As a page's lang attribute writes it. */
  readonly tag: string;
  /** What those who speak it call it. */
  readonly name: string;
  readonly english: string;
  readonly direction: 'ltr' | 'rtl';
}

export const PAGE_LANGUAGE = 'en';

const rightToLeft: ReadonlySet<string> = new Set([
  'ar',
  'ckb',
  'dv',
  'fa',
  'iw',
  'ps',
  'sd',
  'ug',
  'ur',
  'yi',
]);
/** The translator keeps a few codes that have been replaced elsewhere. */
const tags: ReadonlyMap<string, string> = new Map([
  ['iw', 'he'],
  ['jw', 'jv'],
  ['tl', 'fil'],
]);

/** Those that the translator offers, in the order of their own names. */
export const languages: readonly Language[] = languageNames
  .map(([code, name, english]) => ({
    code,
    tag: tags.get(code) ?? code,
    name,
    english,
    direction: rightToLeft.has(code) ? ('rtl' as const) : ('ltr' as const),
  }))
  .toSorted((one, other) => one.name.localeCompare(other.name, PAGE_LANGUAGE));

const byCode: ReadonlyMap<string, Language> = new Map(languages.map((language) => [language.code, language]));

export function findLanguage(code: string | null): Language | undefined {
  return code === null ? undefined : byCode.get(code);
}
