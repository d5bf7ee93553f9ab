import { brand } from '@/site/brand';

const company = brand.name.toLowerCase();
const companyPattern = company.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const words = (list: string) => new Set(list.split(' '));

/** What any question is made of, whatever it is about. */
export const filler = words(
  'a about actually after again all also am an and any anybody anyone anything are as ask asked at available back be because ' +
    'been being between both but by can cannot could curious did do does doing done during each either else ever every few find for friend from ' +
    'general get gets getting give given go going good got had happen happens has hv have having he hello her here hey hi him his how i ' +
    'if in into is it its itself just kind know later let lets like lot made make makes many may maybe me mean meet might mine more most ' +
    'much must my need needs never no nor not now of ok okay on once one only or other our ours out over own perhaps please question ' +
    'really say says see she should show so some somebody someone something somewhere soon still such tell than thank thanks that the their ' +
    'them then there these they thing things think this those through to too try trying u under understand until up upon us ' +
    've very want wants was wat way we well were what whats when where whether which while who whom whose why wich will wish ' +
    'with within without wonder wondering would yes yet you your yours possible exactly quite re ll don t s m d im ' +
    'colleague boss found new regarding concerning ourselves yourself yourselves themselves ' +
    'myself previously several multiple various down currently background contain',
);

/** Says a little, and stands on every other page. */
export const weak = words(
  'able app before call company custom customer day different easy first handle help include long matter reach month part people ' +
    'per person provide put receive run service site start support take time typical use usual work year treat cope require hold ' +
    'end last deal website webpage side policy version method option sort type software',
);

/** Several words that together mean another one; tried in this order. */
export const phrases: readonly (readonly [RegExp, string])[] = [
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
  [/\bright now\b|\bat (?:the|this) moment\b|\bat present\b|\bthese days\b|\bevery day\b/g, ' '],
  [/\bon-site\b/g, ' onsite '],
  [/\b(?:street|mailing) (?=add?ress)/g, ' '],
  [/\b(?:pages?|site|website) (?:for|on|in) google\b/g, ' page search engines '],
  [/\bwhere (?:can|could|do) (?:i|we) learn (?:more )?(?:about )?/g, ' online courses '],
  [/\b(?:take|taken|taking|roll|rolled|rolling) (?:(?:it|them|that|changes?) )?back\b/g, ' undo '],
  [/\b(?:your|the|this) (?:company|firm|business|organi[sz]ation)\b/g, ` ${company} `],
  [/\bwhere (?:do|can) (?:i|we) find you\b/g, ' location '],
  [/\byour (?:e-?mail|phone|telephone|whatsapp)\b|\be-?mail add?ress?\b|\bhave whatsapp\b/g, '$& contact '],
  [/\bwho (?:works|is behind|are the people)\b/g, ' team people '],
  [
    /\bwho (?:runs|leads|heads|manages|founded|started)\b|\bwho is (?:in charge|responsible|the boss)\b/g,
    ' team people founder ',
  ],
  [/\b(?:go|goes|going|went|be|is) live\b/g, ' ready live '],
  [/\b(?:sso|single sign[ -]on)\b/g, ' single sign-on '],
  [/\b(?:two|2|multi)[ -]?factor\b|\b[2m]fa\b/g, ' second factor signin '],
  [/\b(?:respon[sd]e?|answer|reply|reaction)(?:ing)? times?\b/g, ' first answer '],
  [/\bonline (?:shop|store)s?\b|\bweb ?shops?\b/g, ' shop e-commerce '],
  [/\bcase (?:study|studies)\b|\bsuccess (?:story|stories)\b/g, ' case study '],
  [/\bhow (?:much|expensive) (?:is|are|do|does|would|will|for)\b/g, ' price '],
  [/\bmoney[ -]back\b|\bmy money\b/g, ' refund '],
  [/\b(?:tele)?phone numbers?\b/g, '$& contact '],
  [/\boffers? (?:last|end|run out|expire)s?\b/g, ' offer five days '],
  [
    /\bget in touch\b|\b(?:reach|write to|talk to|speak to) (?:you|us|someone|somebody|support|the team)\b/g,
    '$& contact ',
  ],
  [/\b(?:know|hold|collect|keep|have|save|store) (?:about|on) (?:me|us)\b/g, ' information collected '],
  [/\bsay(?:s|ing)? no\b|\bturn(?:s|ed|ing)? down\b/g, ' refuse '],
  [
    new RegExp(
      String.raw`\bwhere (?:are|is) (?:you|your office|the office|${companyPattern})(?: located| based)?\b`,
      'g',
    ),
    ' location ',
  ],
  [/\bdecides? (?:by itself|alone|on its own)\b/g, ' decision person '],
  [/\bsign(?:ing)?[ -]?up\b/g, ' signup account '],
  [/\bset(?:ting)?(?: it| this| one)?[ -]up\b/g, ' setup '],
  [/\blog(?:ging)?[ -]?in\b|\bsign(?:ing)?[ -]?in\b/g, ' signin '],
  [/\bopt(?:ing)?[ -]?out\b/g, ' refuse '],
  [/\bdiscounts?\b|\b(?:per ?cent|\d%) (?:off|less)\b|\bspecial offer\b/g, ' discount '],
  [/\bup \d\d(?:\.\d+)?%/g, ' uptime '],
  [/\bhand(?:ing|ed|s)?[ -]?over\b|\b(?:takes?|taking|took) over\b/g, ' handover '],
  [/\b24 ?\/ ?7\b|\baround the clock\b/g, ' 24/7 '],
];
