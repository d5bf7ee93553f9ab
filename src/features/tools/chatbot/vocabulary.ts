import { brand } from '@/site/brand';

const company = brand.name.toLowerCase();
const companyPattern = company.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const words = (list: string) => new Set(list.split(' '));

/** Stop words: ignored in questions. */
export const stopWords = words(
  'a about actually after again all also am an and any anybody anyone anything are as ask asked at available back be because ' +
    'been being between both but by can cannot could curious did do does doing done during each either else ever every few find for friend from ' +
    'general get gets getting give given go going good got had happen happens has hv have having he hello her here hey hi him his how i ' +
    'if in into is it its itself just kind know later let lets like lot made make makes many may maybe me mean meet might mine more most ' +
    'much must my need needs never no nor not now of ok okay on once one only or other our ours out over own perhaps please question ' +
    'really say says see she should show so some somebody someone something somewhere soon still such tell than thank thanks that the their ' +
    'them then there these they thing things think this those through to too try trying u under understand until up upon us ' +
    've very want wants was wat way we well were what whats when where whether which while who whom whose why wich will wish ' +
    'with within without wonder wondering would yes yet you your yours possible exactly quite re ll don t s m d im ' +
    'regarding concerning ourselves yourself yourselves themselves myself several multiple various currently',
);

/** Words that occur on most pages and count little. */
export const weakWords = words(
  'able app before call company custom customer day different easy first handle help include long matter reach month part people ' +
    'per person provide put receive run service site start support take time typical use usual work year treat cope require hold ' +
    'end last deal website webpage side policy version method option sort type software',
);

/** Replacements for multi-word expressions, applied in this order. */
export const phraseReplacements: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b(?:do|does|can|could|will|would) (?:you|they|${companyPattern}) (?:also )?(?:offer|provide|have|support)\b|\byou (?:offer|provide)\b`,
      'g',
    ),
    ' ',
  ],
  [
    /\b(?:talk|speak|chat|connect me|get) (?:to|with) (?:an? |some)?(?:real |actual |live )?(?:humans?|persons?|people|one|body|agent)\b/g,
    ' contact person ',
  ],
  [
    /\bwhen (?:are|is) (?:you|the office|support|somebody|someone|anybody|anyone) (?:open|there|available|around)\b|\b(?:opening|office|business|working) (?:hours|times)\b/g,
    ' hours ',
  ],
  [/\b(?:street|mailing) (?=add?ress)/g, ' '],
  [/\b(?:your|the|this) (?:company|firm|business|organi[sz]ation)\b/g, ` ${company} `],
  [/\bwhere (?:do|can) (?:i|we) find you\b/g, ' location '],
  [/\byour (?:e-?mail|phone|telephone|whatsapp)\b|\be-?mail add?ress?\b|\bhave whatsapp\b/g, '$& contact '],
  [/\b(?:sso|single sign[ -]on)\b/g, ' single sign-on '],
  [/\b(?:two|2|multi)[ -]?factor\b|\b[2m]fa\b/g, ' second factor signin '],
  [/\b(?:respon[sd]e?|answer|reply|reaction)(?:ing)? times?\b/g, ' first answer '],
  [/\bhow (?:much|expensive) (?:is|are|do|does|would|will|for)\b/g, ' price '],
  [/\bmoney[ -]back\b|\bmy money\b/g, ' refund '],
  [/\b(?:tele)?phone numbers?\b/g, '$& contact '],
  [
    /\bget in touch\b|\b(?:reach|write to|talk to|speak to) (?:you|us|someone|somebody|support|the team)\b/g,
    '$& contact ',
  ],
  [
    new RegExp(
      String.raw`\bwhere (?:are|is) (?:you|your office|the office|${companyPattern})(?: located| based)?\b`,
      'g',
    ),
    ' location ',
  ],
  [/\bsign(?:ing)?[ -]?up\b/g, ' signup account '],
  [/\bset(?:ting)?(?: it| this| one)?[ -]up\b/g, ' setup '],
  [/\blog(?:ging)?[ -]?in\b|\bsign(?:ing)?[ -]?in\b/g, ' signin '],
  [/\bopt(?:ing)?[ -]?out\b/g, ' refuse '],
  [/\bdiscounts?\b|\b(?:per ?cent|\d%) (?:off|less)\b|\bspecial offer\b/g, ' discount '],
  [/\b24 ?\/ ?7\b|\baround the clock\b/g, ' 24/7 '],
  [/\bhand(?:ing|ed|s)?[ -]?over\b/g, ' handover '],
];

/** Groups of synonyms: each word matches the others on a page. */
export const synonyms: readonly string[] = [
  // Services
  'bot chatbot assistant',
  'app software tool',
  'develop create bespoke',
  'custom tailor bespoke',
  'customize configure personalize adapt adjust',
  'edit change modify adjust alter update',
  'undo revert rollback undone',
  'automate automation automatic automatically',
  'translate translation language translator',
  'language spanish italian japanese chinese russian dutch',
  'term glossary terminology vocabulary dictionary',
  'emotion mood tone sentiment feeling',
  'angry upset annoyed furious unhappy frustrated',
  'review feedback rating',
  'voice speech audio spoken',
  'sound audio recording',
  'dictate speech dictation',
  'transcribe transcript speech transcription',
  'caption subtitle',
  'picture image photo photograph',
  'document file paper',
  'upload drop paste attach',
  'detect spot recognize identify notice detection',
  'queue wait line',
  'abroad foreign overseas international',
  'internal private confidential',
  'inbox mailbox',
  // Quality, quantity and speed
  'fast quick speed second latency performance rapid soon',
  'slow delay lag',
  'scale grow growth scalable',
  'accurate accuracy right precise wrong correct reliable',
  'mistake wrong error incorrect fault',
  'seo search',
  'improve better optimize boost enhance',
  'compare difference differ versus comparison',
  'report summary overview',
  'big bigger large larger',
  'small smaller little tiny',
  'website site webpage',
  // Decisions
  'choose pick select',
  'decide decision',
  'approve sign approval confirm',
  'suggest proposal recommend recommendation suggestion',
  'explain reason explanation justify',
  'predict forecast prediction',
  'refuse reject decline deny',
  'train training',
  'begin start launch',
  'setup install installation onboarding',
  'annual year yearly',
  // Plans and money
  'price cost pricing fee charge expensive tariff amount dollars rate',
  'cheap cheapest affordable lowest inexpensive price',
  'pay payment purchase buy accept',
  'bill billing invoice receipt',
  'discount reduction rebate percent promotion saving deal coupon voucher',
  'refund guarantee reimburse',
  'free gratis complimentary',
  'plan subscription tier package',
  'contract agreement term',
  'cancel leave quit terminate unsubscribe',
  'upgrade downgrade switch change',
  'limit quota cap maximum allowance threshold exceed',
  'card credit debit',
  // People and the company
  'human person people someone',
  'staff team employee colleagues personnel workforce',
  'founder ceo director chief',
  'engineer developer technician',
  'programmer coder code coding',
  'client customer buyer consumer',
  'guest visitor',
  'mission goal purpose vision aim value',
  'own owner belong ownership property',
  'liable responsible liability mistake',
  // Contact
  'contact touch',
  'phone call dial',
  'location located address square headquarters postal',
  'hour opening',
  'weekend saturday sunday',
  'night morning overnight midnight',
  'urgent emergency fault',
  'respond response reply answer',
  // Data and security
  'delete remove erase gone wipe deletion close',
  'store keep save stored retain retention',
  'safe secure security protect safety',
  'gdpr privacy personal',
  'encrypt encryption',
  'leak breach incident hack hacker stolen attack',
  'uptime downtime outage',
  'track analytics tracking',
  'country region jurisdiction',
  'database databases postgresql sql',
  'server hosting host',
  'backup restore',
  'export download extract',
  'add embed script widget integrate',
  'api interface webhook endpoint',
  'integrate integration connect connection plug',
  'login signin authentication credentials',
  'remember forgot lost reset',
  'role rights access permission',
  'spam junk',
  'move migrate import',
  'advertising ads advertisement marketing',
  'keyboard shortcut hotkey',
];
