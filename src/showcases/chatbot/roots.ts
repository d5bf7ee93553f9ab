import { normalise, wordsIn } from '@/integrations/search-words';

const ENDINGS =
  /(?:abilit(?:y|ies)|(?:iz|is)ations?|ations?|ators?|ating|ated|ates?|ions?|ingly|ings?|ments?|ities|ity|able|ably|ness|ers?|ors?|ied|ies|eds?|ed|es|ly|s|e|y)$/;
const SHORTEST_ROOT = 4;

/** Written differently enough that no ending explains it. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['bought', 'buy'],
  ['paid', 'pay'],
  ['pays', 'pay'],
  ['paying', 'pay'],
  ['payment', 'pay'],
  ['payments', 'pay'],
  ['kept', 'keep'],
  ['keeps', 'keep'],
  ['sent', 'send'],
  ['spoken', 'speak'],
  ['written', 'write'],
  ['wrote', 'write'],
  ['chosen', 'choos'],
  ['began', 'start'],
  ['sold', 'sell'],
  ['held', 'hold'],
  ['built', 'build'],
  ['ran', 'run'],
  ['lost', 'lose'],
  ['taught', 'teach'],
  ['heard', 'hear'],
  ['took', 'take'],
  ['taken', 'take'],
  ['left', 'leav'],
  ['forgotten', 'forgot'],
  ['forget', 'forgot'],
  ['analysis', 'analys'],
  ['analyse', 'analys'],
  ['analyze', 'analys'],
  ['tested', 'test'],
  ['tests', 'test'],
  ['costs', 'cost'],
  ['uses', 'use'],
  ['used', 'use'],
  ['using', 'use'],
  ['bots', 'bot'],
  ['apps', 'app'],
  ['keys', 'key'],
  ['ai', 'ai'],
  ['cookies', 'cooki'],
  ['telephone', 'phone'],
  ['telephones', 'phone'],
  ['email', 'mail'],
  ['emails', 'mail'],
  ['germany', 'germany'],
  ['founder', 'founder'],
  ['recording', 'recording'],
  ['recordings', 'recording'],
  ['recorded', 'recording'],
  ['founded', 'founded'],
  ['connections', 'connect'],
]);

const known = new Map<string, string>();

/** What is left of a word when its endings are gone, so that “customising” meets “customise”. Compared, never shown. */
export function rootOf(word: string): string {
  const seen = known.get(word);
  if (seen !== undefined) return seen;
  const plain = normalise(word);
  const root = irregular.get(plain) ?? cut(plain);
  known.set(word, root);
  return root;
}

export function rootsIn(text: string): string[] {
  return wordsIn(withSigns(text))
    .filter((word) => word.length > 1)
    .map(rootOf);
}

function cut(word: string): string {
  const british = word.replace(/is(e|ed|es|ing|able|ations?)$/, 'iz$1').replace(/our$/, 'or');
  if (british.length <= SHORTEST_ROOT) return british.replace(/(?<=[a-rt-z]{3})s$/, '');
  const shorter = british.replace(ENDINGS, '');
  if (shorter.length < SHORTEST_ROOT)
    return british.replace(/(?:ing|ed|es|s|e|y)$/, (end) => kept(british, end));
  return shorter.replace(/([bdfglmnprt])\1$/, '$1');
}

function kept(word: string, ending: string): string {
  return word.length - ending.length >= 3 ? '' : ending;
}

/** A sign says what it means: $19 is a price, an address with @ is for mail. */
function withSigns(text: string): string {
  let said = text;
  if (/\$\d/.test(text)) said += ' price';
  if (/\d%/.test(text)) said += ' percent';
  if (/\w@\w/.test(text)) said += ' mail address';
  if (/\+\d[\d -]{7}/.test(text)) said += ' phone number';
  if (/\d ?[AP]M\b/.test(text)) said += ' hours';
  if (/\bCtrl\b/.test(text)) said += ' keyboard shortcut';
  return said;
}
