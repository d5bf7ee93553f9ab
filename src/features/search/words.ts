import { normalizeWord } from './normalize-word';

const MAX_TERMS = 24;
export const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Words without a topic, in the spellings of chats. */
const fillers = /* @__PURE__ */ wordSet(
  'a about actually all also always am an and any anyone anything are as at be been before both but by can cannot could currently ' +
    'd did do does doesn don done dont each either else even every exactly for from get gets getting give given go going got had has have having ' +
    'he hello help her here hey hi him his how i if im in into is isn isnt it its ive just kind know kinda let like ll lot m many may maybe me ' +
    'might mine more most must my need needed needs no not now of off ok okay on one only or our out over own per perhaps please pls plz ' +
    'possible question quick quite r re really right s say see shall she should so some someone something soon still such t tell than thank thanks thx that thats the ' +
    'their them then there theres these they thing things think this those to too try u under up ur us use used using ve very want wanted wants ' +
    'was way we well were what whats when where which while who whom whose why wich will wish with within without won wonder would wouldnt yes you your yours youre',
);

/** Words that narrow a question without being its topic: common verbs, adjectives and words of time. */
const weakWords = /* @__PURE__ */ wordSet(
  'able above accept active add additional advance afterwards again ahead allow allowed almost already amount answer apart appear arrange around ask asking assume attach ' +
    'automatically available away back bad based basically become become begin believe below best better between big bit bring brought build built business buy care case certain chance ' +
    'check choose chose clear close come comes coming company complete completely concern consider contain correct couple course create currently day days deal decide deliver describe did different ' +
    'difficult directly discuss dont down during early easily easy enable end enough ensure etc event everybody everyone everything exist existing expect experience explain extra fact far feel few ' +
    'figure fill find fine finish first follow found friend full fully future general generally give good great group guess guys half hand handle happen happened happens happy hard head hear heard hold hope idea imagine ' +
    'important include included includes including information inside instead interested issue item join keen keep kept kind know large last late later latest learn least leave left less level life line little live local long longer ' +
    'look looking lot low main mainly make makes making manage matter mean means meant mention method methods mind minute moment month monthly months morning move much name nearly necessary need new next nice night nobody ' +
    'normal normally note nothing number often old once open opinion option order ordinary others otherwise outside part particular past pick piece place planning point present pretty previous probably problem proper properly provide provided purpose ' +
    'put quickly rather reach read ready real reason receive recent recently regarding related relevant remember require required respect rest result return round rule run running said same saw say saying second section see seem seen ' +
    'self send sense separate serious serve set several short shown side sign similar simple simply since single sir sit site situation small somebody somehow sometimes somewhere soon sort special specific standard stand start started state stay still stop ' +
    'strong stuff sub such sum suppose support supported sure take taken takes talk tell term test text thinking thought throughout till time times today together told tomorrow tonight took top total totally towards true trust try trying turn type types typical unable ' +
    'understand unfortunately unless usual usually various version via visitor visitors wait wanna watch way ways website week weekly weeks whatever wherever whether whole willing wonder wondering word words work worked working works world worry worth write wrong year years yesterday yet yo',
);

/** Words that mean the same in any business, so that a page is found whichever of them it uses. */
const synonymGroups = [
  'price cost fee charge much expensive cheap',
  'discount offer coupon voucher promo promotion',
  'refund reimburse reimbursement',
  'cancel cancellation terminate quit',
  'job jobs career careers hiring vacancy employment apply recruiting',
  'team staff employees people colleagues',
  'phone telephone call hotline',
  'email mail e-mail',
  'address location located office headquarters',
  'voice speech spoken dictation audio',
  'translate translation translator',
  'safe security secure safety',
  'privacy gdpr',
  'emotion feeling mood sentiment',
  'picture image photo',
  'delete remove erase',
  'begin start launch',
  'buy purchase order',
  'fast quick quickly speed',
  'human person agent',
  'customer client',
  'picture photo image',
  'store shop',
  'company business firm',
  'transcript transcription transcribe',
  'bot chatbot robot',
  'subtitle caption',
  'error mistake wrong',
];

/** Marked as pure where it is called, so that pages that only load the search on demand leave these lists out. */
function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

export function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

const stems = new Map<string, string>();
const MOST_STEMS = 20_000;

/** The common stem of price, priced and pricing. Compare it only with another stem. */
export function stemOf(word: string): string {
  const seen = stems.get(word);
  if (seen !== undefined) return seen;
  const stem = normalizeWord(word)
    .replace(/(?<=..)(?:ies|ied)$/, 'i')
    .replace(/(?<=...)(?:ings?|ed|es|s|e)$/, '')
    .replace(/(?<=...)y$/, 'i');
  if (stems.size < MOST_STEMS) stems.set(word, stem);
  return stem;
}

export function stemsIn(text: string): string[] {
  return wordsIn(joinDigits(text)).map(stemOf);
}

/** The normalized words of a text. */
export function plainWords(text: string): string[] {
  return wordsIn(joinDigits(text)).map(normalizeWord).filter(Boolean);
}

/** "20,000" is one word, and so is "don't". */
function joinDigits(text: string): string {
  return text.replace(/(?<=\d)[,.](?=\d{3}\b)|['’]/g, '');
}

/** The words that carry the topic, or all words if none does. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  const all = [...new Set(words)];
  const topic = all.filter((word) => !fillers.has(word) && !/^\p{L}$/u.test(word));
  return (topic.length > 0 ? topic : all).slice(0, MAX_TERMS);
}

export function topicWords(text: string): readonly string[] {
  return withoutFillers(plainWords(text));
}

/** Whether a word says little about the topic: common verbs, chat words and numbers. */
export function isWeak(word: string): boolean {
  return weakWords.has(word) || /^\d+$/.test(word);
}

const synonyms = /* @__PURE__ */ indexSynonyms();

function indexSynonyms(): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, readonly string[]>();
  for (const group of synonymGroups) {
    const stems = wordsIn(group).map(stemOf);
    for (const stem of stems) all.set(stem, [...(all.get(stem) ?? []), ...stems]);
  }
  return all;
}

export function synonymsOf(stem: string): readonly string[] {
  return synonyms.get(stem) ?? [];
}

/** Share of common letter pairs, 0 to 1; letters in another order still count. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const pair of one) if (other.has(pair)) common += 1;
  return (2 * common) / (one.size + other.size);
}

export function letterPairs(word: string): ReadonlySet<string> {
  const padded = `^${word}$`;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}
