const MOST_WORDS = 12;
const LONGEST_WORD = 40;
export const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Words that a question is made of, which say nothing about what it is about. */
const filler = new Set(
  (
    'a an and any are at be by can could do does for from get have how i if in is it its me my of on or our ' +
    'please tell than that the their them there this to us was we what when where which who why will with would you your'
  ).split(' '),
);

/** What visitors say, and what the pages call it. */
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

/** The same word however it is written: no case, no accents, no ligatures. */
export function normalise(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().slice(0, LONGEST_WORD);
}

export function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** What prices, priced and pricing have in common: only ever compared with another stem. */
export function stem(word: string): string {
  if (word.length < 5) return word;
  return word.replace(/(ings?|ies|ed|es|s|e|y)$/, '');
}

/** A word and its stem, which is marked so that nobody finds it by typing it. */
export function indexedForms(word: string): string[] {
  const plain = normalise(word);
  return [plain, stemForm(plain)];
}

export function stemForm(word: string): string {
  return `~${stem(word)}`;
}

export function synonymsOf(word: string): readonly string[] {
  return synonyms.get(word) ?? [];
}

/** The words of a query that carry meaning; all of them if none does. The first letter of a next one can wait. */
export function queryWords(query: string): string[] {
  const words = wordsIn(query).map(normalise).filter(Boolean).slice(0, MOST_WORDS);
  const telling = words.filter((word) => !filler.has(word));
  const kept = [...new Set(telling.length > 0 ? telling : words)];
  return kept.length > 1 && kept.at(-1)?.length === 1 ? kept.slice(0, -1) : kept;
}
