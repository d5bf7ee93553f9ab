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
 * Words that the help pages of any store, school, clinic, or rental use alike, with a comma between groups. They are for
 * documents other than this site, in which words such as "package" mean something else. A word can be in one group only.
 * Words that are written as two have a hyphen, as in "pick-up".
 */
export const tradeSynonyms = phrases(`
  refund reimburse reimbursement compensate compensation money-back, return send-back sent-back give-back take-back bring-back exchange swap,
  price cost fee charge rate tariff fare pricing expensive surcharge, discount coupon promotion promo deal reduction reduced cheaper concession,
  pay payment paid, deposit up-front downpayment, installment instalment split, invoice receipt bill, tax vat customs, transfer wire,
  voucher gift gift-card present, free complimentary, tip gratuity, secondhand preowned, donate donation charity,
  delivery deliver shipping ship shipment dispatch postage post mail courier send sent, package parcel box, track tracking trace,
  abroad overseas international foreign worldwide, collect collection pick-up fetch, order purchase buy bought, sell sold,
  stock available availability, store shop branch showroom, supermarket grocery groceries, replace replacement spare,
  book booking reserve reservation appointment slot, cancel cancellation terminate quit call-off drop-out withdraw unsubscribe end stop,
  reschedule postpone move change switch rearrange, pause freeze froze frozen suspend, late delay overdue, wait queue,
  miss absent absence skip no-show, notice ahead beforehand advance, renew renewal extend extension, trial taster tryout,
  open opening close closed closing shut, holiday christmas easter, fast quick quickly rush hurry urgent urgently express asap,
  today same-day, night overnight, year yearly annual annually, month monthly, week weekly, day daily, hour hourly,
  arrive arrival check-in, departure depart check-out, office desk counter reception, nearest closest nearby near, center centre,
  age old older young younger elderly, kid kids child children baby toddler infant son daughter, teen teenager youth,
  parent guardian, woman women female, man men male, guest visitor friend buddy companion,
  student pupil learner, senior pensioner retired, staff employee, company business firm, birthday party celebration,
  wedding marry married bride, member membership subscriber subscription, join signup register registration enroll enrol enrollment enrolment,
  account profile login signin, identification id passport, license licence permit, job career vacancy hiring,
  class lesson course session workshop tuition, teacher instructor tutor coach trainer training, exam test assessment,
  diploma certificate qualification, beginner novice newcomer experience experienced, advanced intermediate,
  translate translation translator interpreter, equipment tool gear kit, online website web, contact email message touch,
  phone telephone call ring hotline, photo picture photograph photography camera video, delete erase remove,
  problem issue trouble wrong complaint complain unhappy, help support assist assistance, limit maximum max cap,
  damage damaged broken break broke defective faulty fault crack cracked torn snap snapped ruin ruined, repair fix mend,
  warranty guarantee, insurance insured insurer, safe safety secure security, steal stolen theft, lost lose, key code lock,
  emergency accident, doctor physician, sick ill illness unwell, pain hurt ache sore, tooth teeth, foot feet,
  medicine medication drug pill prescription, injection shot jab vaccine vaccination vaccinated,
  allergy allergic allergen, gluten celiac coeliac, vegan vegetarian, food meal eat ate eaten dinner lunch, drink beverage alcohol,
  smoke smoking cigarette vape, quiet noise noisy loud, wash clean cleaning laundry, recycle recycling recycled dispose waste trash rubbish,
  clothes clothing garment outfit, trousers pants jeans, jacket coat, dress gown, sweater jumper, shoe boot footwear, size measurement,
  color colour, linen bedding sheet duvet, restroom toilet bathroom washroom, luggage bag baggage suitcase backpack, swim swimming pool,
  pet animal dog puppy, cat kitten, bike bicycle, electric ebike, car vehicle automobile park parking garage car-park, tire tyre,
  bus tram streetcar subway metro, taxi cab shuttle, fuel gas petrol, elevator lift, stairs staircase, ticket admission,
  wheelchair accessible accessibility disabled disability step-free, wifi internet wireless, television tv, heating heat heated heater,
  barbecue bbq grill, rent rental hire lease borrow lend lent loan, check cheque, assemble assembly,
  keep kept, give gave given, bring brought, write wrote written, choose chose chosen, find found, teach taught, wear wore worn,
  fall fell fallen, forget forgot forgotten, speak spoke spoken`).map(words);

/** Words with which people tell about themselves, or ask. They aren't what a question is about. */
export const chattyWords = words(`
  us ill wed hes shes theyre theyll weve youve youll hasnt havent didnt doesnt couldnt wouldnt shouldnt wasnt werent cannot
  him her she them they theirs ours yours mine myself yourself ourselves husband wife mother father mom mum dad sister brother partner boss
  neighbor neighbour aunt uncle cousin grandma boyfriend girlfriend live living
  off per without until within along away back up down again own same each every any both once nor so while since during
  one two three four five six seven eight nine ten eleven twelve need needs take takes taken took
  allowed allow permitted possible accept accepted welcome required require necessary policy rule type offer provide
  mind case end way place yesterday tomorrow tonight now currently moment recently ago later earlier soon then
  completely nearly about around roughly approximately basically probably usually normally instead anymore
  somewhere anywhere people person see seen use used get gets getting got comes coming goes
`);
