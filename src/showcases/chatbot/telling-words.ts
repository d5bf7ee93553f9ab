const words = (list: string) => new Set(list.split(' '));

/** What any question is made of, whatever it is about. */
export const filler = words(
  'a about actually after again all also am an and any anybody anyone anything are as ask asked at back be because been being ' +
    'both but by can cannot could curious did do does doing done during each either else ever every few find for friend from ' +
    'general get gets getting give given go going good got had happen happens has hv have having he hello her here hey hi him his how i ' +
    'if in into is it its itself just kind know later let lets like lot made make makes many may maybe me mean meet might mine more most ' +
    'much must my need needs never no nor not now of ok okay on once one only or other our ours out over own perhaps please question ' +
    'really say says see she should show so some somebody someone something somewhere soon still such tell than thank thanks that the their ' +
    'them then there these they thing things think this those through to too try trying u under understand until up upon us ' +
    've very want wants was wat way we well were what whats when where whether which while who whom whose why wich will wish ' +
    'with within without wonder wondering would yes yet you your yours possible exactly quite re ll don t s m d im ' +
    'colleague boss found new regarding concerning',
);

/** Says a little, and stands on every other page. */
export const weak = words(
  'able answer app call change come company compan custom day different easy first handl help includ kind long month need number ' +
    'part peopl per person provid put quest receiv run servic site someth start support take time typical us use usual what work year ' +
    'treat treated cope possibl requir hold held end last deal website webpage side polic vers method option possibil sort typ',
);

/** Several words that together mean another one; tried in this order. */
export const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:do|does|can|could|will|would) (?:you|they|lumenary) (?:also )?(?:offer|provide|have|support|accept)\b|\byou (?:offer|provide)\b/g,
    ' ',
  ],
  [
    /\b(?:talk|speak|chat|connect me|get) (?:to|with) (?:an? |some)?(?:real |actual |live )?(?:humans?|persons?|people|one|body|agent)\b/g,
    ' contact person ',
  ],
  [
    /\bwhen (?:are|is) (?:you|the office|support|somebody|someone|anybody|anyone) (?:open|there|available|around)\b|\bopening (?:hours|times)\b/g,
    ' hours ',
  ],
  [/\bright now\b/g, ' '],
  [/\b(?:your|the|this) (?:company|firm|business|organi[sz]ation)\b/g, ' lumenary '],
  [/\bwhere (?:do|can) (?:i|we) find you\b/g, ' location '],
  [
    /\byour (?:e-?mail|phone|telephone|whatsapp)\b|\be-?mail add?ress?\b|\b(?:tele)?phone number\b|\bhave whatsapp\b/g,
    '$& contact ',
  ],
  [/\bwho works\b|\bwho is behind\b|\bwho are the people\b/g, ' team '],
  [/\bhow (?:much|expensive) (?:is|are|do|does|would|will|for)\b/g, ' price '],
  [/\bmoney[ -]back\b|\bmy money\b/g, ' refund '],
  [/\bhow (?:fast|quick|quickly)\b/g, ' quick '],
  [/\bhow (?:soon)\b/g, ' soon '],
  [/\boffers? (?:last|end|run out|expire)s?\b/g, ' offer five days '],
  [/\bwho (?:is|are) the (\w+) plans? for\b/g, ' $1 plans pricing '],
  [/\bdecides? (?:by itself|alone|on its own)\b/g, ' decision person '],
  [/\bnumbers? please\b/g, ' contact '],
  [/\bget in touch\b|\breach you\b/g, ' contact '],
  [/\bwhere (?:are|is) (?:you|your office|the office|lumenary)(?: located| based)?\b/g, ' location '],
  [/\bsign(?:ing)?[ -]?up\b/g, ' signup account '],
  [/\bset(?:ting)?(?: it| this| one)?[ -]up\b/g, ' setup '],
  [/\blog(?:ging)?[ -]?in\b|\bsign(?:ing)?[ -]?in\b/g, ' signin '],
  [/\bopt(?:ing)?[ -]?out\b/g, ' refuse '],
  [/\bdiscounts?\b|\b(?:per ?cent|\d%) (?:off|less)\b|\bspecial offer\b/g, ' discount '],
  [/\bup \d\d(?:\.\d+)?%/g, ' uptime '],
  [/\bhand(?:ing|ed|s)?[ -]?over\b/g, ' handover '],
  [/\b24 ?\/ ?7\b|\baround the clock\b/g, ' 24/7 '],
];

/** The same thing in other words: what visitors say, and what the pages call it. Roots are made of them. */
export const alike: readonly string[] = [
  'price cost pricing fee charge expensive tariff',
  'cheap cheapest affordable lowest price',
  'discount reduction rebate percent',
  'refund guarantee reimburse',
  'cancel leave quit terminate unsubscribe',
  'human person people someone',
  'staff team employee colleagues',
  'location located address square',
  'phone call',
  'contact write reach',
  'hour opening',
  'delete remove erase gone',
  'store keep save stored',
  'safe secure security protect',
  'fast quick speed second latency performance',
  'accurate accuracy right precise wrong',
  'mistake wrong error',
  'translate translation language',
  'voice speech',
  'dictate speech',
  'transcribe transcript speech',
  'emotion mood tone sentiment',
  'bot chatbot assistant',
  'gdpr privacy',
  'encrypt encryption',
  'leak breach incident',
  'uptime availability',
  'pretend pass pose',
  'own owner belong',
  'choose pick select',
  'night morning',
  'card credit debit',
  'decide decision',
  'begin start',
  'remember forgot',
  'last end until',
  'weekend saturday sunday',
  'setup set',
  'third companies',
  'database databases postgresql',
  'train training',
  'consent told',
];
