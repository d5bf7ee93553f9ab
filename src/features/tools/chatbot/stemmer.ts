import { normalizeWord, wordsIn } from '@/features/search';

const SHORTEST_ROOT = 4;

/** Derivational suffixes, longest first. */
const ENDINGS =
  /^(.{4,}?)(?:abilit(?:y|ies)|ibility|ation|ative|ator|able|ible|ably|ment|ness|ate|ion|ity|ly)$|^(.{5,})y$/;
const COMPARED = /^(.{3,}?)([bdgmnprt]?)\2(?:est|er)$/;

/** Words whose ending looks like a suffix but is not. */
const whole = new Set(
  'engineer founded founder germany instalment mission programming provider recording windows'.split(' '),
);

/** Irregular forms and their stems. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['bought', 'buy'],
  ['paid', 'pay'],
  ['payment', 'pay'],
  ['kept', 'keep'],
  ['sent', 'send'],
  ['spoken', 'speak'],
  ['written', 'writ'],
  ['wrote', 'writ'],
  ['chosen', 'choos'],
  ['began', 'start'],
  ['sold', 'sell'],
  ['held', 'hold'],
  ['built', 'build'],
  ['ran', 'run'],
  ['lost', 'lose'],
  ['taught', 'teach'],
  ['heard', 'hear'],
  ['learnt', 'learn'],
  ['took', 'take'],
  ['taken', 'take'],
  ['left', 'leav'],
  ['forgotten', 'forgot'],
  ['forget', 'forgot'],
  ['stolen', 'steal'],
  ['undone', 'undo'],
  ['analysis', 'analys'],
  ['analyse', 'analys'],
  ['analyze', 'analys'],
  ['used', 'use'],
  ['using', 'use'],
  ['biggest', 'big'],
  ['bigger', 'big'],
  ['daily', 'day'],
  ['noisy', 'nois'],
  ['noise', 'nois'],
  ['availability', 'uptim'],
  ['accessibility', 'accessibil'],
  ['accessible', 'accessibil'],
  ['telephone', 'phone'],
  ['email', 'mail'],
  ['proposal', 'propos'],
  ['recognition', 'recogniz'],
  ['recorded', 'recording'],
  ['subscription', 'subscrib'],
  ['cooky', 'cooki'],
]);

const known = new Map<string, string>();

/**
 * Reduces a word to its stem, so that “customizing” and “customising” match “customize”. Stems are compared, never shown.
 */
export function stemOf(word: string): string {
  const seen = known.get(word);
  if (seen !== undefined) return seen;
  const plain = normalizeWord(word);
  const one = singular(plain);
  const stem =
    exception(plain) ?? exception(one) ?? exception(uninflected(one)) ?? withoutSuffix(uninflected(one));
  known.set(word, stem);
  return stem;
}

function exception(word: string): string | undefined {
  return whole.has(word) ? word : irregular.get(word);
}

export function stemsIn(text: string): string[] {
  return wordsIn(withSymbolWords(text))
    .filter((word) => word.length > 1)
    .map(stemOf);
}

function singular(word: string): string {
  if (word.length < SHORTEST_ROOT) return word;
  if (/..ies$/.test(word)) return word.replace(/ies$/, 'y');
  return word.replace(/(?<=ss|x|ch|sh)es$|(?<=[^siu])s$/, '');
}

function uninflected(word: string): string {
  if (/..ied$|...eed$/.test(word)) return word.replace(/ied$/, 'y').replace(/eed$/, 'ee');
  const [, stem] = /^(.*[aeiouy].*(?<!e))(?:ed|ing)$/.exec(word) ?? [];
  if (stem === undefined || stem.length < 3) return word;
  if (/..([bdfgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return /(?:(?<!e)at|bl|[iy][sz])$|^[^aeiou][aeiouy][^aeiouwxy]$/.test(stem) ? `${stem}e` : stem;
}

function withoutSuffix(word: string): string {
  const here = word.replace(/is(e|er|ation|able)$/, 'iz$1').replace(/(?<=..)our$/, 'or');
  const [, longer, named] = ENDINGS.exec(here) ?? [];
  const [, compared = '', doubled = ''] = COMPARED.exec(here) ?? [];
  const plain = compared + doubled;
  const stem = longer ?? named ?? (plain.length >= SHORTEST_ROOT ? plain : here);
  return stem.replace(/(?<=.{4})e$/, '').replace(/(?<=.{4}([bdfglmnprt]))\1$/, '');
}

/** Adds words for symbols: “$19” also matches “price”, an email address also matches “mail”. */
function withSymbolWords(text: string): string {
  let said = text.replace(/\bper cent\b/gi, 'percent');
  if (/\$\d/.test(text)) said += ' price';
  if (/\d%/.test(text)) said += ' percent';
  if (/\w@\w/.test(text)) said += ' mail address';
  if (/\+\d[\d -]{7}/.test(text)) said += ' phone number';
  if (/\d ?[AP]M\b/.test(text)) said += ' hours';
  if (/\bCtrl\b/.test(text)) said += ' keyboard shortcut';
  return said;
}
