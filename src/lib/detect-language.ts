/** Writing systems, each with the language that is most likely written in it. The first match counts. */
const scripts: readonly (readonly [tag: string, script: RegExp])[] = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ['ko', /\p{sc=Hangul}/u],
  ['zh', /\p{sc=Han}/u],
  ['ru', /\p{sc=Cyrillic}/u],
  ['el', /\p{sc=Greek}/u],
  ['ar', /\p{sc=Arabic}/u],
  ['he', /\p{sc=Hebrew}/u],
  ['hi', /\p{sc=Devanagari}/u],
  ['th', /\p{sc=Thai}/u],
];

/** Frequent words. A word that two languages share counts for both. */
const frequentWords: Readonly<Record<string, string>> = {
  en: 'the and is are was were it this that you your my we i to of for in on with not but have has had be can could would please thank thanks me at from as so very all been there they call order what when where how why do does did will an if or no',
  es: 'el la los las un una y es son que de en por para con no pero mi me te se lo su muy gracias favor pueden puede hola pedido estoy está ha han fue otra otro cuando donde cómo qué ustedes quiero necesito bien todo',
  fr: 'le la les un une et est sont que de des en pour avec ne pas mais mon ma me vous nous je il elle ce cette très merci bonjour pouvez puis-je où quand comment été avez ai suis dans sur du au votre une rembourser',
  de: 'der die das ein eine und ist sind dass von in für mit nicht aber mein meine mich sie wir ich es zu sehr danke bitte hallo können kann wann wo wie war habe hat auf bis den dem noch schon auch ihr euch haben',
  it: 'il lo la i gli le un una e è sono che di in per con non ma mio mia mi vi noi io molto grazie buongiorno potete può quando dove come ho ha stato questo questa ciao anche del della',
  pt: 'o a os as um uma e é são que de em por para com não mas meu minha me você nós eu muito obrigado obrigada olá pode podem quando onde como foi tem está isso este esta do da no na',
  nl: 'de het een en is zijn dat van in voor met niet maar mijn ik je jij u wij we zeer erg bedankt dank alstublieft hallo kunt kan kunnen wanneer waar hoe was heb heeft op tot nog ook graag',
};

const wordLists = Object.entries(frequentWords).map(
  ([tag, words]) => [tag, new Set(words.split(' '))] as const,
);

const ADDRESS = /\S+[@.]\S+/gu;

/** The language tag of a text, or null if it has too few known words. */
export function detectLanguage(text: string): string | null {
  const script = scripts.find(([, pattern]) => pattern.test(text));
  if (script) return script[0];
  // Parts of an address, such as “com” and “de”, are words of other languages.
  const words =
    text
      .replace(ADDRESS, ' ')
      .toLowerCase()
      .match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? [];
  let best: string | null = null;
  let most = 0;
  for (const [tag, list] of wordLists) {
    const count = words.filter((word) => list.has(word)).length;
    if (count > most) [best, most] = [tag, count];
  }
  return most >= Math.max(1, words.length * 0.15) ? best : null;
}
