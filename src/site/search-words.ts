import { phrases, words } from '@/lib/word-list';

/**
 * Words that search and assistant treat as the same, one group a line. Add a word that customers use and the pages
 * don't. Every form of it follows, as in "refund" and "refunded". A word can be in one group only.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['price', 'cost', 'fee', 'expensive', 'rate', 'pricey'],
  ['pay', 'payment', 'paid', 'bill'],
  ['discount', 'coupon', 'voucher', 'promo', 'promotion', 'deal', 'bargain'],
  ['refund', 'reimburse'],
  ['cheapest', 'cheap', 'smallest', 'lowest'],
  ['cancel', 'cancellation', 'terminate', 'quit', 'unsubscribe'],
  ['plan', 'package', 'subscription', 'tier', 'bundle'],
  ['invoice', 'receipt'],
  ['job', 'career', 'hire', 'hiring', 'vacancy'],
  ['phone', 'telephone', 'hotline', 'call'],
  ['email', 'mail'],
  ['office', 'headquarters', 'location', 'address'],
  ['person', 'human', 'people'],
  ['login', 'signin', 'logon'],
  ['customer', 'client', 'buyer', 'shopper'],
  ['store', 'shop', 'retailer'],
  ['chatbot', 'bot'],
  ['conversation', 'chat', 'dialog'],
  ['translate', 'translation', 'interpreter'],
  ['speech', 'voice', 'dictation', 'audio'],
  ['transcript', 'transcribe', 'transcription'],
  ['caption', 'subtitle'],
  ['sentiment', 'mood', 'emotion', 'feeling'],
  ['analytics', 'statistics', 'dashboard', 'metrics'],
  ['secure', 'security', 'safe', 'safety', 'protect'],
  ['breach', 'hack', 'hacker', 'leak'],
  ['privacy', 'gdpr'],
  ['delete', 'erase', 'remove'],
  ['keep', 'retain', 'retention'],
  ['fast', 'quick', 'speed', 'slow'],
  ['wrong', 'error', 'mistake', 'incorrect'],
  ['connect', 'connection', 'integrate', 'integration'],
  ['setup', 'onboarding', 'install', 'installation'],
  ['picture', 'image', 'photo'],
  ['clinic', 'hospital', 'doctor', 'medical', 'healthcare'],
  ['answer', 'reply', 'response', 'respond'],
  ['article', 'blog', 'post'],
  ['limit', 'quota', 'cap', 'maximum'],
  ['year', 'yearly', 'annual', 'annually'],
  ['month', 'monthly'],
  ['week', 'weekly'],
];

/** Words that customers write as one or as two. */
export const compounds = phrases(
  'chat bot, e mail, help desk, log in, on call, set up, sign in, sign on, sign up, time zone, web site',
);

/** Words that say nothing about the topic of a question. */
export const politeWords = words(`
  hello hi hey please pls thanks thank ok okay yes no not sorry lol
  want need know tell ask question wonder wondering think mean understand
  will shall may let able possible does doing done im ive id youre its
  whats wheres whos dont doesnt cant wont isnt arent there us when why whether
  anything something everything someone somebody anyone anybody everyone
  thing things stuff guys folks kind sort bit lot whole exactly actually
  just really maybe perhaps quite even already always ever else so one ur thru
  happen happens give put go goes going say says sure look looking use using good
`);

/**
 * Words of trade that help pages of any store or service use alike, one group a line. For documents other than this site,
 * in which words such as "package" mean something else.
 */
export const tradeSynonyms: readonly (readonly string[])[] = [
  ['refund', 'reimburse', 'money'],
  ['return', 'exchange', 'swap'],
  ['delivery', 'deliver', 'shipping', 'ship', 'shipment', 'dispatch', 'postage', 'arrive', 'courier'],
  ['package', 'parcel'],
  ['track', 'tracking', 'trace'],
  ['abroad', 'overseas', 'international', 'foreign', 'country', 'worldwide'],
  ['cancel', 'cancellation', 'terminate', 'end', 'quit', 'stop', 'unsubscribe'],
  ['pause', 'freeze', 'suspend'],
  ['price', 'cost', 'fee', 'charge', 'rate', 'expensive', 'pricing', 'fare'],
  ['pay', 'payment', 'paid'],
  ['deposit', 'advance', 'upfront'],
  ['invoice', 'receipt', 'bill'],
  ['discount', 'coupon', 'promotion', 'deal', 'sale', 'reduction', 'reduced', 'cheaper', 'percent'],
  ['voucher', 'gift', 'certificate'],
  ['open', 'opening', 'hours', 'close', 'closed', 'closing', 'shut'],
  ['weekend', 'saturday', 'sunday'],
  ['year', 'yearly', 'annual'],
  ['month', 'monthly'],
  ['week', 'weekly'],
  ['day', 'daily'],
  ['phone', 'telephone', 'call', 'hotline', 'ring'],
  ['email', 'mail', 'write', 'contact'],
  ['damaged', 'damage', 'broken', 'break', 'broke', 'defective', 'faulty', 'cracked', 'torn'],
  ['repair', 'fix', 'mend'],
  ['warranty', 'guarantee'],
  ['insurance', 'insured'],
  ['kids', 'child', 'children', 'baby', 'toddler', 'minor'],
  ['age', 'old', 'older'],
  ['pet', 'dog', 'cat', 'animal'],
  ['guest', 'visitor', 'friend', 'companion'],
  ['allowed', 'allow', 'permitted', 'accept', 'accepted', 'welcome'],
  ['required', 'require', 'need', 'must', 'mandatory'],
  ['book', 'booking', 'reserve', 'reservation', 'appointment'],
  ['reschedule', 'postpone', 'move', 'change', 'switch'],
  ['late', 'delay', 'delayed'],
  ['lost', 'lose', 'missing'],
  ['account', 'profile', 'login', 'signin'],
  ['join', 'register', 'enroll', 'signup'],
  ['buy', 'purchase', 'bought'],
  ['rent', 'rental', 'hire', 'lease', 'borrow'],
  ['company', 'business', 'firm'],
  ['class', 'lesson', 'course'],
  ['ticket', 'admission'],
  ['food', 'meal', 'eat'],
  ['wash', 'clean', 'cleaning', 'laundry'],
  ['luggage', 'bag', 'baggage', 'suitcase'],
  ['bike', 'bicycle'],
  ['car', 'vehicle'],
  ['park', 'parking', 'garage'],
  ['wheelchair', 'accessible', 'accessibility', 'disabled'],
  ['restroom', 'toilet', 'bathroom'],
  ['vaccine', 'vaccination', 'shot'],
  ['allergy', 'allergic', 'allergen'],
  ['stock', 'available', 'availability'],
  ['fast', 'quick', 'quickly', 'soon', 'speed'],
];
