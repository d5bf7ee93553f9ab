import { phrases, words } from '@/lib/text';

/** A group of words that a question and its answer use alike. */
interface WordGroup {
  readonly word: string;
  /** Where the word has this meaning, if not everywhere. */
  readonly on: 'site' | 'page' | undefined;
}

/**
 * Words that the search and the assistant treat as the same, with a comma between groups. Add a word that customers use
 * and the pages don't. Every form of it follows, as in "refund" and "refunded". Words that are written as two have a
 * hyphen, as in "pick-up". What means something else on this site than on other pages has a mark: "package/site" is a
 * plan, "package/page" a parcel. Otherwise, a word can be in one group only.
 */
export const wordGroups: readonly (readonly WordGroup[])[] = phrases(`
  price cost fee rate tariff fare pricing pricey expensive surcharge charge/site damage/site ballpark budget/site,
  discount coupon promotion promo deal reduction reduced cheaper concession bargain rebate voucher/site money-off price-off, cheapest cheap smallest lowest least starter/site entry,
  biggest bigger largest larger top highest priciest dearest, middle mid medium,
  refund reimburse reimbursement compensate compensation money-back, return send-back sent-back give-back take-back bring-back exchange swap,
  pay payment paid bill/site, deposit up-front downpayment, installment instalment split, invoice receipt paperwork bill/page, tax vat customs,
  transfer wire, plan package/site subscription/site tier bundle/site option/site edition/site, voucher/page gift gift-card present, free complimentary gratis freebie,
  tip gratuity, secondhand preowned, donate donation charity, delivery deliver shipping ship shipment dispatch postage courier,
  package/page parcel box, track tracking trace, abroad overseas international foreign worldwide, collect collection pick-up fetch,
  order purchase buy bought, sell sold, stock/page available/page availability/page, backup back-up restore, store/page shop branch showroom retailer supermarket grocery groceries,
  replace replacement spare, book booking reserve reservation appointment slot,
  cancel cancellation terminate quit call-off drop-out withdraw unsubscribe end stop leave left, reschedule postpone move change switch rearrange, upgrade/site downgrade/site bump-up/site,
  pause freeze froze frozen suspend, late delay overdue, wait queue, miss absent absence skip no-show, notice ahead beforehand advance,
  renew renewal extend extension, trial taster tryout, open opening close closed closing shut, holiday christmas easter,
  fast faster fastest quick quicker quickest quickly speed rush hurry urgent urgently express asap, today same-day, night overnight, year yearly annual annually,
  month monthly, week weekly, day daily, hour hourly, weekend saturday sunday, arrive arrival check-in, departure depart check-out,
  office headquarters hq desk reception, nearest closest nearby near, center centre,
  age old older young younger elderly, kid kids child children baby toddler infant son daughter, teen teenager youth,
  parent guardian, woman women female, man men male, guest visitor friend buddy companion, student pupil learner,
  senior pensioner retired, staff employee colleague coworker, head lead leader manager director chief, company business firm organization, person human people, founder ceo boss owner,
  birthday party celebration, wedding marry married bride, member membership subscriber subscription/page,
  join signup register registration enroll enrol enrollment enrolment, account profile, login signin logon log-in, identification id passport,
  license licence permit, job career vacancy hire/site hiring, class lesson course session workshop tuition,
  teacher instructor tutor coach trainer training, exam test assessment, diploma qualification, certificate certification certified comply compliant compliance conform,
  beginner novice newcomer experience experienced, advanced intermediate, translate translation translator interpreter,
  equipment tool gear kit, online website web, contact reach touch, email mail e-mail, phone telephone call ring hotline fone,
  photo picture photograph photography image, camera video, delete erase remove wipe wiped, keep kept retain retention store/site stored/site hang-on hold-on hold held,
  problem issue trouble complain complaint unhappy, wrong error mistake incorrect nonsense false untrue lie hallucinate hallucination rubbish/site garbage/site screw-up mess-up invent, help support assist assistance,
  limit quota cap maximum max allowance overage exceed run-out go-over, damage/page damaged broken break broke defective faulty fault crack cracked torn snap snapped ruin ruined,
  repair fix mend, warranty guarantee, insurance insured insurer, secure security safe safety protect, breach hack hacker hacked leak incident, vulnerability hole/site bug/site,
  uptime downtime offline outage/site reliable reliability, custom bespoke tailored tailor-made, server host hosted hosting, liability liable sue,
  read snoop spy peek, fraud fraudulent suspicious dodgy, peak spike surge traffic, legal legally lawyer law,
  privacy gdpr, steal stolen theft, lost lose, key code lock, emergency accident,
  clinic/site hospital/site doctor physician medical/site healthcare/site vet, sick ill illness unwell, pain hurt ache sore,
  tooth teeth dental, foot feet, medicine medication drug pill prescription, injection shot jab vaccine vaccination vaccinated,
  surgery operation, allergy allergic allergen, gluten celiac coeliac, vegan vegetarian, food meal eat ate eaten dinner lunch,
  drink beverage alcohol, smoke smoking cigarette vape, quiet noise noisy loud, wash clean cleaning laundry,
  recycle recycling recycled dispose waste trash rubbish/page garbage/page, clothes clothing garment outfit, trousers pants jeans, jacket coat vest, dress gown,
  sweater jumper, shoe boot footwear, size measurement, color colour, linen bedding sheet duvet, restroom toilet bathroom washroom,
  luggage bag baggage suitcase backpack, swim swimming swimmer, pet animal dog puppy cat kitten, bike bicycle, electric ebike,
  car vehicle automobile, park parking garage car-park, tire tyre, bus tram streetcar subway metro, taxi cab shuttle, fuel gas petrol,
  elevator lift, stairs staircase, ticket admission, wheelchair accessible accessibility disabled disability step-free,
  wifi internet wireless, television tv, heating heat heated heater, barbecue bbq grill, rent rental hire/page lease borrow lend lent loan,
  check cheque, assemble assembly, give gave given, bring brought, write wrote written, choose chose chosen, find found, teach taught,
  wear wore worn, fall fell fallen, forget forgot forgotten, speak spoke spoken,
  customer client buyer shopper, chatbot bot robot, conversation chat dialog, speech voice dictation audio, transcript transcribe transcription,
  caption subtitle, sentiment mood emotion feeling, analytics statistics dashboard metrics, connect connection integrate integration hook-up plug plugin plug-in,
  setup onboarding install installation set-up implement implementation rollout launch, answer reply response respond, article blog post/site, handoff hand-over take-over step-in escalate escalation, card visa mastercard amex, testimonial reference, developer programmer coding code/site`).map(
  (group) =>
    words(group).map((entry) => {
      const [word = '', on] = entry.split('/');
      return { word, on: on === 'site' || on === 'page' ? on : undefined };
    }),
);

/** Words that say nothing about the topic of a question. */
export const politeWords = words(`
  hello hi hey please pls thanks thank ok okay yes no not sorry lol ffs omg good morning afternoon
  want ask question wonder wondering u ur r guys folks dear sir
  will shall may let able does doing done im ive id ill youre its
  whats wheres whos hows when where who how which dont doesnt cant wont isnt arent us there why whether
  anything something everything someone somebody anyone anybody everyone
  thing things stuff kind sort bit lot whole exactly actually
  just really maybe perhaps quite even already always ever else so one thru
  sure
  wed hes shes theyre theyll weve youve youll hasnt havent didnt couldnt wouldnt shouldnt wasnt werent cannot
  him her she them they theirs ours yours mine myself yourself ourselves
  off per without until within along away back up down again own same each every any both once nor while since during
  now currently moment recently ago later soon then
  completely nearly about around roughly approximately basically probably usually normally instead anymore
`);

/** Words that are in questions and texts about anything. An answer has to share more than these. */
export const everydayWords = words(`
  know tell think mean understand happen happens put give go goes going say says look looking using making
  need needs take takes taken took get gets getting got give use used using work works make makes made offer provide include
  have come comes coming see seen like do allowed allow permitted possible accept accepted welcome required require necessary
  policy rule type mind case end way place time change people person company live living
  yesterday tomorrow tonight today husband wife mother father mom mum dad sister brother partner neighbor aunt uncle cousin
  girlfriend boyfriend monday tuesday wednesday thursday friday two three four five six seven eight nine ten eleven twelve first last new old big small more much many
  problem issue trouble
  best better different difference tell show find happy start help
`);
