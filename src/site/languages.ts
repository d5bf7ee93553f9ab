import { PAGE_LANGUAGE } from './brand';
import { languageNames } from './language-names';

export interface Language {
  /** Google Translate's code. */
  readonly code: string;
  /** The BCP 47 tag, for `lang` attributes. */
  readonly tag: string;
  /** The name in the language itself. */
  readonly name: string;
  readonly english: string;
  readonly direction: 'ltr' | 'rtl';
}

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
/** Google Translate still uses a few outdated codes. */
const tags: ReadonlyMap<string, string> = new Map([
  ['iw', 'he'],
  ['jw', 'jv'],
  ['tl', 'fil'],
]);

/** The languages that the translator offers, sorted by native name. */
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
