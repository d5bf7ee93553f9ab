const MAX_WORDS = 12;
const MAX_WORD_LENGTH = 40;
export const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Stop words: they make up a question but say nothing about its topic. */
const stopWords = new Set(
  (
    'a an and any are at be by can could do does for from get have how i if in is it its me my of on or our ' +
    'please tell than that the their them there this to us was we what when where which who why will with would you your'
  ).split(' '),
);

/** A visitor's word, and the words that the pages use for it. */
const synonyms: ReadonlyMap<string, readonly string[]> = new Map([
  ['bot', ['chatbot']],
  ['cost', ['price', 'plan']],
  ['costs', ['price', 'plan']],
  ['cheap', ['price', 'offer']],
  ['discount', ['offer']],
  ['fees', ['price', 'payment']],
  ['gdpr', ['privacy']],
  ['refund', ['guarantee']],
  ['cancel', ['subscription', 'guarantee']],
  ['translate', ['translation', 'language']],
  ['voice', ['speech']],
  ['dictation', ['speech']],
  ['emotion', ['sentiment']],
  ['safe', ['security', 'privacy']],
  ['job', ['team']],
  ['people', ['team']],
  ['phone', ['contact']],
  ['email', ['mail', 'contact']],
]);

/** Lowercase, without accents or ligatures, so that spelling variants compare equal. */
export function normalizeWord(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().slice(0, MAX_WORD_LENGTH);
}

export function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The common stem of price, priced and pricing. Compare it only with another stem. */
export function stem(word: string): string {
  if (word.length < 5) return word;
  return word.replace(/(ings?|ies|ed|es|s|e|y)$/, '');
}

/** A word and its stem. The stem is prefixed so that no typed word can match it. */
export function indexedForms(word: string): string[] {
  const plain = normalizeWord(word);
  return [plain, stemForm(plain)];
}

export function stemForm(word: string): string {
  return `~${stem(word)}`;
}

export function synonymsOf(word: string): readonly string[] {
  return synonyms.get(word) ?? [];
}

/** The query without stop words, unless it has no others. A single trailing letter is left out: it is still being typed. */
export function queryWords(query: string): string[] {
  const words = wordsIn(query).map(normalizeWord).filter(Boolean).slice(0, MAX_WORDS);
  const meaningful = words.filter((word) => !stopWords.has(word));
  const kept = [...new Set(meaningful.length > 0 ? meaningful : words)];
  return kept.length > 1 && kept.at(-1)?.length === 1 ? kept.slice(0, -1) : kept;
}
