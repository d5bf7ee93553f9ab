import { words } from '@/lib/text';
import { languages, type Language } from '@/site/languages';

interface TextLanguage extends Omit<Language, 'code'> {}

/** Languages known to be supported by built-in translators. */
const tags = words(
  'ar bg bn cs da de el en es fi fr he hi hr hu id it ja kn ko lt mr nl no pl pt ro ru sk sl sv ta te th tr uk vi zh zh-Hant',
);

/** Tags of the Translator API that differ from the page translator's. */
const otherTags = new Map([
  ['zh-CN', 'zh'],
  ['zh-TW', 'zh-Hant'],
]);

export const textLanguages: readonly TextLanguage[] = languages
  .map(({ code, tag, name, english, direction }) => ({
    tag: otherTags.get(code) ?? tag,
    name,
    english,
    direction,
  }))
  .filter(({ tag }) => tags.includes(tag))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** Also matches tags with a region or script, such as pt-BR or zh-Hant-TW. */
export function textLanguageOf(tag: string): TextLanguage | undefined {
  const baseTag = /^zh-(hant|tw|hk|mo)/i.test(tag) ? 'zh-Hant' : (tag.split('-')[0] ?? '');
  return textLanguages.find((language) => language.tag === baseTag);
}

/** The first preferred language other than English. */
export function defaultTarget(browserTags: readonly string[]): string {
  const own = browserTags.flatMap((tag) => textLanguageOf(tag)?.tag ?? []);
  return own.find((tag) => tag !== 'en') ?? 'de';
}

export function englishName(tag: string): string {
  return textLanguageOf(tag)?.english ?? tag;
}

/** A made-up notice with translations by hand, shown until the visitor enters a text. */
export const sample = {
  source: 'en',
  text: 'Your package ships on Thursday. If no one is home, we leave it next door.',
  translations: {
    de: 'Ihr Paket geht am Donnerstag raus. Ist niemand zu Hause, wartet es bei den Nachbarn.',
    es: 'Su paquete sale el jueves. Si no hay nadie en casa, lo dejamos con los vecinos.',
    fr: 'Votre colis part jeudi. Si personne n’est là, il vous attend chez les voisins.',
    it: 'Il suo pacco parte giovedì. Se non c’è nessuno in casa, lo lasciamo ai vicini.',
    ja: 'お荷物は木曜日に発送します。ご不在の場合は、お隣にお預けします。',
    pt: 'A sua encomenda sai na quinta-feira. Se não estiver ninguém em casa, fica com os vizinhos.',
  },
} as const;

const translations = new Map<string, string>(Object.entries(sample.translations));

/** The sample in a language, or in German if there is no translation into it. */
export function sampleIn(tag: string) {
  const target = translations.has(tag) ? tag : 'de';
  return { text: translations.get(target) ?? '', source: sample.source, target };
}
