import { findLanguage, type Language, languages } from '@/site/languages';
import type { Guess } from './browser-translator';

interface TextLanguage extends Omit<Language, 'code'> {}

/** Where the browser's translator writes a language in another way than the page's. */
const otherTags = { zh: 'zh-CN', 'zh-Hant': 'zh-TW' } as const;

/** Those that browsers with a translator of their own are known to offer, as such translators write them. */
const tags =
  'ar bg bn cs da de el en es fi fr he hi hr hu id it ja kn ko lt mr nl no pl pt ro ru sk sl sv ta te th tr uk vi';

const plain = tags.split(' ').flatMap((tag) => languages.filter((language) => language.tag === tag));
const chinese = Object.entries(otherTags).flatMap(([tag, code]) => {
  const language = findLanguage(code);
  return language ? [{ ...language, tag }] : [];
});

export const textLanguages: readonly TextLanguage[] = [...plain, ...chinese].toSorted((one, other) =>
  one.name.localeCompare(other.name, 'en'),
);

/** Also for tags with a country or a script, such as pt-BR or zh-Hant-TW. */
export function textLanguageOf(tag: string): TextLanguage | undefined {
  const wanted = /^zh-(hant|tw|hk|mo)/i.test(tag) ? 'zh-Hant' : (tag.split('-')[0] ?? '');
  return textLanguages.find((language) => language.tag === wanted);
}

/** Another one than that of the text. */
export function firstTarget(browserTags: readonly string[]): string {
  const own = browserTags.flatMap((tag) => textLanguageOf(tag)?.tag ?? []);
  return own.find((tag) => tag !== 'en') ?? 'de';
}

export function englishName(tag: string): string {
  return textLanguageOf(tag)?.english ?? tag;
}

const LEAST_CONFIDENCE = 0.5;

/** The language of a text, as far as it can be told. */
export function readGuesses(guesses: readonly Guess[]): string | undefined {
  const likeliest = guesses.toSorted((one, other) => other.confidence - one.confidence)[0];
  if (!likeliest || likeliest.language === 'und' || likeliest.confidence < LEAST_CONFIDENCE) return undefined;
  return textLanguageOf(likeliest.language)?.tag ?? likeliest.language;
}
