import { brand } from '@/site/brand';
import { plans } from '@/site/plans';
import { normalizeWord } from './normalize-word';

const MAX_TERMS = 24;
const NAME = normalizeWord(brand.name);
const [smallest, middle, largest] = plans;
const INNER = /(?<=\d)[,.](?=\d{3}\b)|['’]|(?<=\b[a-z])\.(?=[a-z]\b)/gi;
export const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Stop words, including chat spellings. */
const fillers = /* @__PURE__ */ wordSet(
  'a about actually all also always am an and any anyone anything are as at be been before both but by can cannot could currently ' +
    'd did do does doesn don done dont each either else even every exactly for from get gets getting give given go going got had has have having ' +
    'he hello help her here hey hi him his how i if im in into is isn isnt it its ive just kind know kinda let like ll lot m many may maybe me ' +
    'might mine more most must my need needed needs no not now of off ok okay on one only or our out over own per perhaps please pls plz ' +
    'possible question quick quite r re really right s say see shall she should so some someone something soon still such t tell than thank thanks thx that thats the ' +
    'their them then there theres these they thing things think this those to too try u under up ur us use used using ve very want wanted wants ' +
    'was way we well were what whats when where which while who whom whose why wich will wish with within without won wonder would wouldnt yes you your yours youre ' +
    'ain alright anyways aren b4 bc btw cant cause couldn couldnt cos cuz damn dear dude dunno folks gimme gonna gotta guy guys haha hadn hasn haven hm hmm hola honestly idk imo isnt lmao lol ma mate maybe nah ' +
    'nope oh omg ones ours ourselves bitte danke salut bonjour por favor pretty rly shouldn smth somehow sth tbh that thats theyre thru til tho till toward tryna um ur wanna wasn weren whats wheres whos wht wont wouldn wud xd ya yall yeah yep yo yup yourself youve',
);

/** Words that are ignored in comparisons, because they occur in questions on any topic. */
const comparisonStopWords = /* @__PURE__ */ wordSet(
  'a an the is are am be do does did my our your you i we it its to of for and or me us in on at that this there have has had with will would can could should',
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
    'understand unfortunately unless usual usually various version via visitor visitors wait wanna watch way ways website week weekly weeks whatever wherever whether whole willing wonder wondering word words work worked working works world worry worth write wrong year years yesterday yet yo ' +
    'across adult afraid aint annoying anybody anymore anyplace anyway anywhere awesome awful badly basic bear beat behave believe blah bother bunch bye calm carry catch cheers chill choice comfy cool crazy dad damage dare daughter deep definitely ' +
    'depend desk double dream drop dull eat effort else exact exactly fair fall fancy fast fed feels figure fit flat fly folk forever fresh funny gave goes gone gotten grown grew happening haven heavy hell hit hop husband ' +
    'ideally instant instead jump kid kinda knew laid lately lay let lift loads loud lovely lucky mad maam made massive maybe mention mess mine miss mom mother mum nasty neat never nicely none obviously odd ok onto ought ouch pain perfect plain play plenty poor possibly ' +
    'potentially probably pull push quite rarely regularly respectively roughly safely scared seriously shit shout silly simply sit slightly smart smooth somewhat somewhere sorry spot stick straight stupid sudden suddenly super supposed surely swear sweet terrible thinks throw ' +
    'tie tiny tired told took total touch tough tricky turned twice ugly unhappy usual utterly walk wasnt weird whenever whoever wife wild wise wish wonderful yeah young alive anymore beyond buddy bummer curious definite desperate disaster eventually exciting fantastic freak fuck god handy heck luck mister nightmare oops shame stuck suck sucks suppose surprise ugh whoa whoops wow yay yikes',
);

/** Groups of synonyms: a query with one word also finds pages that use another. */
const synonymGroups = [
  'price cost fee charge expensive cheap pricey bucks dollars quid euros tariff costly wallet fortune ballpark affordable afford',
  'pay payment paid spend shell',
  'discount offer coupon voucher promo promotion deal bargain cheaper rebate',
  'refund reimburse reimbursement regret',
  'cancel cancellation terminate quit stop leave end drop ditch unsubscribe bail',
  'job jobs career careers hiring vacancy employment apply recruiting',
  'team staff employee employees people colleagues crew coworkers worker workers personnel',
  'people ppl folks persons visitors users',
  'phone telephone call hotline ring dial',
  'email mail',
  'address location located office headquarters',
  'country region location place soil territory',
  'europe european eu germany frankfurt',
  'america american us usa states virginia',
  'asia asian singapore',
  'voice speech spoken dictation audio sound dictate',
  'recording recordings taped tape recorded',
  'translate translation translator translated interpreter interpret',
  'language languages tongue tongues lingo multilingual bilingual',
  'safe security secure safety protected protect',
  'encrypt encryption encrypted scrambled scramble ciphered',
  'hack hacker hacked hackers breach attack intruder attacker',
  'privacy gdpr dsgvo ccpa',
  'emotion feeling mood sentiment feelings vibe',
  'sarcasm irony sarcastic ironic',
  'angry annoyed upset furious mad pissed irate frustrated rude impatient',
  'picture image photo pic pics screenshot snapshot',
  'video videos vid vids clip',
  'tomorrow tmrw tmw',
  'crook crooks thief thieves criminal scammer fraudster',
  'america canada us',
  'delete remove erase wipe bin trash purge vanish disappear forget rid deactivate kill close nuke scrap clear destroy gone toss chuck zap',
  'keep store save kept retain retention hold sit reside located live',
  'begin start launch kick live',
  'started founded created founder owner boss ceo chief',
  'buy purchase order bought',
  'fast quick quickly speed rapid snappy slow lag laggy sluggish delay latency',
  'human person agent',
  'customer client shopper buyer guest',
  'store shop boutique',
  'company business firm enterprise organization',
  'transcript transcription transcribe',
  'bot chatbot robot assistant machine',
  'conversation conversations chat chats convo convos dialog message messages msg msgs text',
  'subtitle caption',
  'error mistake wrong mistaken errors incorrect false nonsense rubbish',
  'password pw passwd passcode pwd',
  'login signin sign log',
  'account profile acct acc membership',
  'plan package tier subscription bundle plans packages',
  'limit quota cap ceiling allowance maximum',
  `biggest largest top priciest ${largest.title}`,
  `smallest lowest cheapest tiny starter entry ${smallest.title}`,
  'invoice bill receipt',
  `middle mid medium popular ${middle.title}`,
  'noise noisy loud background',
  'contract agreement term commitment binding sign',
  'lie lies lying invent made makeup fabricate hallucinate hallucination guess',
  'formal polite serious official',
  'spam spammer spammers junk',
  'bespoke custom tailor special individual customized personalized',
  'engine model llm gpt brain',
  'fire fired firing sack dismiss',
  'warn tell inform notify disclose announce',
  'problem issue trouble bug glitch complaint',
  'help support assistance assist aid helpdesk',
  'switch change swap alter modify edit adjust tweak',
  'upgrade bigger larger increase',
  'downgrade smaller reduce',
  'report reports summary overview stats statistics analytics metrics figures numbers dashboard',
  'inbox mailbox',
  'note notes memo minutes protocol',
  'meeting meetings conference zoom',
  'visitor visitors guest guests',
  'answer reply response respond replies answers',
  'word words vocabulary term terms glossary',
  'accent dialect pronunciation mumble',
  'cookie cookies tracker trackers tracking',
  'appointment appointments booking bookings reservation book',
  'purchase order orders',
  'automatic automatically itself alone',
  'number figure digits',
  'owner own belong mine ownership',
  'promise guarantee guaranteed assure',
  'visa mastercard card amex',
  'night nighttime',
  'founder inventor',
  'weekly monday',
  'server servers datacenter machine host hosted hosting',
  'rule rules instruction instructions policy',
  'goal aim mission vision purpose',
  'compare comparison difference versus vs differ',
  'include included contain contains comes',
  'expire expires run valid last ends',
  'grow growth expand scale',
  'teach train',
  'firm firms company',
  'talk talks speak chat',
  'student students uni university college school pupil',
  'free gratis complimentary zero',
  'try test trial sample demo',
  'developer programmer coder coding code technical techy programming geek nerd techie',
  'train training learn feed teach smarter improve educate',
  'sell sold trade monetize',
  'export download take grab get',
  'outage outages downtime crash crashed crashes offline broken',
  'database db postgres postgresql sql',
  'connect integrate integration hook link plug connection',
  'read see peek snoop spy look view',
  'undo revert reverse rollback restore',
  'tone voice style manner relaxed casual',
  'hour hours time open opening',
  'busy rush peak crowd traffic load',
  'law legal rules regulation lawful illegal',
  'liable liability responsible blame compensation damages',
  'backup backups copies copy',
  'website site homepage page webpage',
  'ads ad advertising advertisement advertisements adverts banners',
  'decline refuse reject turn',
  'recommend recommends recommendation recommendations suggestion suggestions suggest advice',
  'sure confident confidence certain',
  'deaf hearing hear',
  'fail fails failed failing failure',
  'suspicious dodgy shady fishy sketchy weird legit',
  'scam fraud phishing con fake',
  'doctor doctors medical clinic patient patients illness disease health',
  'reviews review testimonials feedback',
  'examples example portfolio clients',
  'setup install installation implement',
  'year yearly annual annually',
  'weekend weekends saturday sunday',
  'night midnight 3am late evening',
  'enquiry enquiries inquiry inquiries request requests question questions',
  'rep reps agent agents colleague colleagues',
  'renew renewal extend prolong continue',
  'crm erp system systems',
  'lawyer attorney legal notary',
  'lease tenancy deed contract agreement',
  'collapse crash overload overloaded',
  'mic microphone headset headphones',
  'software program app application',
  'cellphone mobile smartphone phone',
  'broken damaged defective faulty ripped torn',
  'prove proof evidence verify check',
  'season seasonal christmas holiday',
  'permission consent agree approval',
  'approve confirm accept yes',
  'decide decision choose choice pick',
  'forecast predict prediction predictions',
  'accurate accuracy precise reliable correct right',
  'archive records files documents papers',
  'spreadsheet excel csv file',
  'remind reminder alert notification nudge',
  'forget forgotten overlook overlooked missed',
  'handover transfer escalate forward pass takeover',
  'score rating grade mark points',
  'milestone phase stage step',
  'upfront advance prepay deposit',
  'premises premise onsite building basement',
  'heading headline title',
  'school class lesson lecture teacher pupil',
  'surgery gp nurse clinic practice',
];

/** Calls are marked as pure, so that chunks that do not use the lists leave them out. */
function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

export function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

const stems = new Map<string, string>();
const MAX_CACHED_STEMS = 20_000;

/** The common stem of price, priced and pricing. Compare it only with another stem. */
export function stemOf(word: string): string {
  const seen = stems.get(word);
  if (seen !== undefined) return seen;
  const stem = normalizeWord(word)
    .replace(/(?<=..)(?:ies|ied)$/, 'i')
    .replace(/(?<=...)(?:ings?|ed|es|s|e)$/, '')
    .replace(/(?<=...)y$/, 'i');
  if (stems.size < MAX_CACHED_STEMS) stems.set(word, stem);
  return stem;
}

export function stemsIn(text: string): string[] {
  return wordsIn(joinWordParts(text)).map(stemOf);
}

/** The normalized words of a text. */
export function plainWords(text: string): string[] {
  return wordsIn(joinWordParts(text)).map(normalizeWord).filter(Boolean);
}

/** "20,000", "don't" and "F.A.Q." are one word each, and "%" is read as "percent". */
function joinWordParts(text: string): string {
  return text.replace(INNER, '').replaceAll('%', ' percent');
}

/** The normalized words of a text that may tell questions apart. */
export function comparedWords(text: string): string[] {
  return plainWords(text).filter((word) => !comparisonStopWords.has(word));
}

/** The words that carry the topic, or all words if none does. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  const all = [...new Set(words)];
  const topic = all.filter((word) => !fillers.has(word) && word !== NAME && !/^\p{L}$/u.test(word));
  return (topic.length > 0 ? topic : all).slice(0, MAX_TERMS);
}

export function topicWords(text: string): readonly string[] {
  return withoutFillers(plainWords(text));
}

/** Whether a word narrows a question without being its topic: one of `weakWords`, or a number. */
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

/** The Dice coefficient of the letter pairs, 0 to 1; where in the word a pair stands does not matter. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const pair of one) if (other.has(pair)) common += 1;
  return (2 * common) / (one.size + other.size);
}

export function letterPairs(word: string): ReadonlySet<string> {
  const padded = `^${word}$`;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}
