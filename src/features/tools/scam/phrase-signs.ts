import type { Hit, PhraseRule } from './signs';
import { plainLetters } from './confusables';

/** Pressure and threats. */
const pressureSigns: readonly PhraseRule[] = [
  {
    id: 'urgency',
    weight: 1,
    title: 'Hurry',
    why: 'Time pressure is meant to keep you from asking someone.',
    patterns: [
      /\b(?:within|in) (?:the next )?(?:\d{1,2}|one|two|three|a few|twelve|twenty[- ]four|forty[- ]eight) (?:hours?|hrs?|minutes?|mins?)\b/gi,
      /\b(?:urgent(?:ly)?|immediate(?:ly)? (?:action|attention|response|payment|steps)|act (?:now|fast|immediately|today)|right away|without delay|asap|as soon as possible|last chance|final (?:notice|warning|reminder)|before it(?: i|')s too late|expires? (?:today|tonight|soon|in)|before midnight|by (?:tonight|midnight)|immediately|straight away|(?:need|do) (?:it|this) (?:now|today|right now|by noon)|only (?:a few|\d{1,3}) (?:left|places|spots))\b/gi,
    ],
    unless: /\bno (?:rush|hurry)|not urgent|emergenc/i,
  },
  {
    id: 'threat',
    weight: 2,
    title: 'A threat',
    why: 'Fear of losing an account, or of the police, is meant to keep you from checking the facts.',
    patterns: [
      /\b(?:account|card|access|mailbox|wallet|number|service|profile|licen[cs]e|subscription|package|parcel|storage)[^.!?\n]{0,30} (?:has been|have been|was|were|is|are|will be|be|gets?|being) (?:temporarily |permanently |now )?(?:suspended|locked|blocked|closed|deleted|restricted|limited|terminated|disabled|deactivated|frozen|cancelled|removed|returned|destroyed|erased)\b/gi,
      /\b(?:legal (?:action|proceedings)|arrest(?:ed)?|warrant|lawsuit|prosecut\w{0,6}|court (?:case|action|summons)|police (?:case|report)|debt collect\w{1,6}|bailiffs?|fined|deport\w{1,6})\b/gi,
      /\b(?:unauthori[sz]ed|suspicious|unusual) (?:login|sign[- ]?in|activity|transaction|payment|access|device|purchase)\b/gi,
      /\b(?:permanently|will) (?:lose|delet\w{1,3}|block|lock|suspend|clos\w{1,3}) (?:all )?(?:your|the) (?:access|account|files|data|photos|mailbox|card|money)\b/gi,
    ],
  },
  {
    id: 'blackmail',
    weight: 3,
    title: 'Blackmail',
    why: 'Such messages go out by the million. In nearly all cases there is no recording and no file.',
    certain: true,
    patterns: [
      /\b(?:recorded|filmed|videos?|footage|pictures?|photos?) (?:you|of you)\b[^.!?\n]{0,60}\b(?:webcam|camera|naked|private|adult|contacts|everyone|publish)\b/gi,
      /\b(?:send|publish|share|forward|leak)(?:ing)? (?:it|this|them|the (?:video|footage|pictures|files|recording))[^.!?\n]{0,30} to (?:all|every\w{0,4}|your) [^.!?\n]{0,30}\b(?:contacts|friends|family|colleagues|one)\b/gi,
      /\b(?:i|we) (?:have )?(?:hacked|infected|installed (?:a )?(?:malware|trojan|spyware)|have full access to|gained access to)[^.!?\n]{0,20}\b(?:device|computer|phone|webcam|camera|accounts?)\b/gi,
    ],
  },
  {
    id: 'secret',
    weight: 3,
    title: 'Keep it secret',
    why: 'A request for secrecy keeps you from the person who would recognize the scam.',
    patterns: [
      /\b(?:keep (?:this|it|that|our \w{3,12})(?: strictly| just| completely)? (?:secret|confidential|private|quiet|between (?:us|you and me|ourselves))|(?:do not|don't|never|please don't) (?:tell|inform|mention (?:this|it) to|discuss (?:this|it) with|talk to) (?:any\w{3,4}|the (?:bank|police|family|staff)|your (?:family|bank|wife|husband|son|daughter|parents|colleagues|boss|manager|mum|dad)|mum|dad|nobody|him|her|them)|tell no ?(?:one|body)|strictly (?:secret|confidential)|between (?:you and me|the two of us))\b/gi,
    ],
  },
  {
    id: 'channel',
    weight: 2,
    title: 'Move to another channel',
    why: 'Outside the service where the conversation began, its protections do not apply.',
    patterns: [
      /\b(?:text|message|write|contact|reach|add|chat with|reply|answer) (?:to )?(?:me|us|him|her|my manager|our (?:agent|manager|recruiter))[^.!?\n]{0,40}\b(?:on|by|via|at|through) (?:(?:my|this|our|the)(?: new| private| personal)? (?:number|phone|e-?mail|address|messenger|account)|(?:private |a |an? other |another )?(?:messenger|chat app|messaging app)|\+\d)/gi,
      /\b(?:continue|move|go on|carry on|talk|take this|switch)[^.!?\n]{0,25} (?:on|to|in|outside|off) (?:a |an? other |another |the |your )?(?:private )?(?:messenger|chat app|messaging app|this platform|the platform|private chat|e-?mail instead)\b/gi,
      /\b(?:outside (?:of )?(?:the|this) (?:platform|app|site)|my (?:phone|mobile|mic\w{0,7}) is (?:broken|lost|damaged|in the)|can(?:no|')t (?:talk|take calls|call|phone|speak) (?:right now|now|at the moment)|(?:this is|here is|here's) my (?:new|temporary) (?:number|phone))\b/gi,
    ],
  },
];

/** Money requests and promises. */
const moneySigns: readonly PhraseRule[] = [
  {
    id: 'gift-card',
    weight: 3,
    title: 'Payment by gift card',
    why: 'No company or authority takes payment in gift cards. Once the code is sent, the money is gone.',
    patterns: [
      /\b(?:buy|get|purchase|pick up|send|pay|scratch|photo\w{0,6}|pictures?|need|using|with|in) [^.!?\n]{0,40}\b(?:gift|voucher|store|shopping|prepaid|recharge|top-up) ?(?:cards?|vouchers?|codes?)\b/gi,
      /\b(?:gift ?cards?|vouchers?)[^.!?\n]{0,40}\b(?:scratch|codes? on the back|send (?:me|us) the (?:codes?|numbers?|photos?|pictures?)|reimburse|pay (?:you )?back)\b/gi,
    ],
    unless:
      /\byour (?:e-?)?gift card (?:order|is (?:on|ready))|never (?:ask|accept|request)|balance of your/i,
  },
  {
    id: 'crypto',
    weight: 3,
    title: 'Payment in cryptocurrency',
    why: 'The payment cannot be reversed, and you cannot find out who has it.',
    patterns: [
      /\b(?:send|pay|transfer|deposit|invest|top up|buy|payment|paid|worth)[^.!?\n]{0,50}\b(?:bitcoins?|btc|crypto(?:currency|currencies)?|usdt|ethereum|eth|tether|coins to)\b/gi,
      /\b(?:bitcoins?|btc|crypto\w{0,10}|usdt)[^.!?\n]{0,30}\b(?:wallet|address|atm|machine|within|below)\b/gi,
      /\b(?:bc1[a-z\d]{20,60}|0x[a-f\d]{40})\b/gi,
    ],
    unless: /never (?:ask|accept|request)|(?:do not|don't|cannot) (?:accept|ask)/i,
  },
  {
    id: 'wire',
    weight: 2,
    title: 'Money to be sent',
    why: 'Call the person on a number you already knew first. Money sent to a scammer rarely comes back.',
    patterns: [
      /\b(?:wire|remit)(?: (?:me|us|him|her|over|it))? (?:the |your |this |an? |some |all )?(?:(?:amount|sum|payment|deposit|savings|funds|money|rest|balance)\b|[$€£] ?\d[\d,.]{0,12}\b)/gi,
      /\b(?:wire transfer|money transfer|money order|bank details (?:have|has) changed|new (?:bank|account) (?:details|account|number)|(?:safe|secure|holding) account|cash by post|courier (?:will|to) (?:collect|pick))\b/gi,
    ],
    unless:
      /never (?:ask|call)|(?:will|would|do) not ask|refund|credited|you (?:sent|received)|standing order/i,
  },
  {
    id: 'send-money',
    weight: 1,
    title: 'A request for money',
    why: 'If you know the sender, ask in person. If you do not, there is no reason to pay.',
    patterns: [
      /\b(?:transfer|send|lend|move)(?: (?:me|us|him|her|over|it))? (?:the |your |this |an? |some |all )?(?:(?:amount|sum|payment|deposit|savings|funds|money|rest|balance)\b|[$€£] ?\d[\d,.]{0,12}\b|\d{3,6}\b)/gi,
    ],
    unless:
      /never (?:ask|call)|(?:will|would|do) not ask|refund|credited|you (?:sent|received)|standing order|no rush/i,
  },
  {
    id: 'fee',
    weight: 2,
    title: 'A small fee first',
    why: 'The fee is a pretext to get your card number, and often a second fee follows.',
    patterns: [
      /\b(?:pay|paid|settle|cover|payment of|send)\b[^.!?\n]{0,40}\b(?:customs?|re-?delivery|handling|processing|release|clearance|shipping|import|registration|activation|transfer|legal|insurance|training|starter|outstanding|unpaid|small)\b[^.!?\n]{0,20}\b(?:fees?|charges?|dut(?:y|ies)|costs?|tax(?:es)?|kit|deposit|toll|balance)\b/gi,
      /\b(?:unpaid|outstanding|overdue|missing) (?:customs |delivery |shipping |parking |road |import )?(?:fees?|charges?|dut(?:y|ies)|toll|fine)\b/gi,
      /\b(?:customs?|re-?delivery|handling|shipping|release|processing|toll|clearance) (?:fees?|charges?|dut(?:y|ies)) (?:of|is|was|has|remains?|must)\b/gi,
    ],
  },
  {
    id: 'prize',
    weight: 1,
    title: 'A prize or a gift',
    why: 'You cannot win a contest that you did not enter.',
    patterns: [
      /\b(?:you(?:'ve| have)?(?: been)? (?:just )?(?:won|(?:randomly |been )?(?:selected|chosen) (?:to|as|for))|winner|lottery|sweepstakes?|jackpot|claim (?:your|the|a) (?:\w{2,12} )?(?:prize|reward|gift|bonus|winnings|refund|money|voucher|cash|inheritance)|(?:free|cash|exclusive) (?:prize|reward|gift|phone|laptop|holiday)|lucky (?:customer|winner|visitor|number)|congratulations)\b/gi,
    ],
    unless: /\b(?:birthday|wedding|graduat|promotion|new job|baby|engagement|anniversary)/i,
  },
  {
    id: 'easy-money',
    weight: 3,
    title: 'Money for nothing',
    why: 'Guaranteed returns and well-paid work without skills do not exist.',
    patterns: [
      /\b(?:guaranteed|risk[- ]free|certain|assured) (?:\w{2,12} )?(?:returns?|profits?|income|winnings|gains?|earnings)\b/gi,
      /\b(?:earn|make|earning|making|pays?|paying|receive)\b[^.!?\n]{0,25}[$€£] ?\d[\d,.]{0,9}[^.!?\n]{0,30}\b(?:a|per|every|each|\/) ?(?:day|week|hour|daily|from home|task)\b/gi,
      /\b(?:double|triple|multiply) (?:your|the) (?:money|investment|deposit|savings|coins)|\b\d{2,4} ?% (?:profit|returns?|interest)?[^.!?\n]{0,10}(?:a|per|every|each) (?:day|week|month)|\bno experience (?:is )?(?:needed|required|necessary)|\b(?:next of kin|unclaimed (?:funds?|inheritance|estate)|(?:late|deceased) (?:client|husband|customer|father)|million (?:us )?dollars|inheritance of|trunk boxes?)\b/gi,
    ],
  },
];

/** Requests for secrets and false identities. */
const identitySigns: readonly PhraseRule[] = [
  {
    id: 'secrets',
    weight: 3,
    title: 'It asks for a password, a code or a PIN',
    why: 'Real companies never ask for it. A code that was sent to you opens your account.',
    patterns: [
      /\b(?:send|give|tell|provide|share|reply with|forward|read (?:me|us|out)|text (?:me|us)|enter|submit|confirm|verify|need|supply|update|upload)\b[^.!?\n]{0,45}\b(?:passwords?|passcodes?|pin(?: code| number)?|(?:security|verification|login|one[- ]time|access|sms|confirmation|6[- ]digit|six[- ]digit|activation|2fa) (?:codes?|number)|otp|cvv|cvc|card (?:number|details)|(?:debit|credit) card|bank(?:ing)? (?:details|login|credentials)|login (?:details|data|credentials)|credentials|social security(?: number)?|seed phrase|recovery (?:phrase|words)|mother's maiden name|passport (?:number|photo|copy)|copy of your (?:id|passport))\b/gi,
      /\b(?:the|that|a) (?:\w{3,12} )?code (?:\w{2,8} ){0,3}(?:sent|just (?:got|received)|get|got|received?)\b[^.!?\n]{0,30}\b(?:to me|back|send|tell|forward)\b/gi,
    ],
    unless: /\b(?:never|not|nobody|no one|without|nor|won't|don't|doesn't|shouldn't|didn't|if you)\b/i,
  },
  {
    id: 'confirm',
    weight: 2,
    title: 'A link to “confirm” who you are',
    why: 'Open the site the way you always do instead. If there is a problem, it says so there.',
    patterns: [
      /\b(?:confirm|verify|validate|update|restore|re-?activate|unlock|review|secure|authenticate|complete) (?:your|the|this) (?:\w{3,12} )?(?:account|identity|information|details|data|profile|payment(?: method| details)?|billing(?: details| information)?|access|mailbox|delivery (?:address|details)|wallet|eligibility|address)\b/gi,
    ],
    unless: /\b(?:never|not|won't|don't|no need)\b/i,
  },
  {
    id: 'click',
    weight: 1,
    title: 'Click here',
    why: 'The message wants you to use its link instead of opening the site yourself.',
    patterns: [
      /\b(?:click|tap|press|follow|use|open|visit) (?:on )?(?:here|(?:the|this) (?:\w{3,10} )?(?:link|button|attachment|document)|below|the (?:attached|attachment))\b/gi,
    ],
    unless: /\b(?:never|don't|do not|no need)\b/i,
  },
  {
    id: 'greeting',
    weight: 1,
    title: 'A generic greeting',
    why: 'A company where you have an account knows your name.',
    patterns: [
      /^[\s>*]{0,9}(?:dear|hello|hi|attention|greetings)[ ,]{1,3}(?:valued |our |esteemed |dear |beloved )?(?:customers?|clients?|users?|members?|account ?holders?|friend|beneficiary|sir(?:\s?\/?\s?(?:or )?madam)?|madam|owner|winner|candidate|e-?mail user|taxpayer|subscriber|beloved|[\w.+-]{1,40}@[\w.-]{1,60})\b/gim,
    ],
  },
  {
    id: 'new-number',
    weight: 3,
    title: 'Family with a new number',
    why: 'Call the old number. It nearly always still works, and the right person answers.',
    patterns: [
      /\b(?:hi|hey|hello)[ ,]{1,3}(?:mum|mom|mummy|dad|daddy|grandma|grandpa|nan|auntie?|uncle)\b[^\n]{0,80}\b(?:new (?:number|phone|sim)|(?:lost|broke|dropped|smashed) (?:my )?phone|phone (?:is|was|got) (?:broken|lost|stolen|wet)|friend's phone|another (?:number|phone))/gi,
    ],
  },
  {
    id: 'remote',
    weight: 3,
    title: 'It asks for access to your computer',
    why: 'Remote access shows your bank account as you see it. Real support does not call out of the blue.',
    patterns: [
      /\b(?:install|download|open|start|run)\b[^.!?\n]{0,40}\b(?:remote (?:access|desktop|control|support)|support tool|screen[- ]?shar\w{1,4}|security app|macros?)\b/gi,
      /\b(?:your (?:computer|device|pc|phone) (?:is|has been|was|may be) (?:infected|hacked|compromised|at risk|locked)|virus(?:es)? (?:detected|found)|enable (?:content|macros|editing)|call (?:our )?(?:technical|tech|toll[- ]free) ?(?:support|helpline|number|technicians?))\b/gi,
    ],
  },
  {
    id: 'attachment',
    weight: 3,
    title: 'A file that is not what it seems',
    why: 'Only the last extension counts, and that one is a program. The other one is there to mislead you.',
    certain: true,
    patterns: [
      /[\p{L}\d_()-]{1,60}\.(?:pdf|docx?|xlsx?|jpe?g|png|txt|gif|mp[34]|csv|zip|html?)[ _]{0,3}\.(?:exe|scr|bat|cmd|com|js|jse|vbs?|vbe|wsf|hta|lnk|msi|iso|img|ps1|jar|apk|html?|xlsm|docm)\b/giu,
      /[\p{L}\d_-]{1,60}\.(?:exe|scr|bat|cmd|vbs|hta|lnk|ps1|jar|apk)\b(?!\/)/giu,
    ],
  },
];

const rules = [...pressureSigns, ...moneySigns, ...identitySigns];
const LONGEST_SENTENCE = 200;

/** Look-alike letters, quotes and spaces as plain ones. Positions stay valid. */
export function plainWords(text: string): string {
  return plainLetters(text)
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[^\S\n]/g, ' ');
}

/** Signs shown by the wording of a message. */
export function findPhrases(text: string): Hit[] {
  const plain = plainWords(text);
  return rules.flatMap((rule) => rule.patterns.flatMap((pattern) => hitsOf(rule, pattern, plain)));
}

function hitsOf(rule: (typeof rules)[number], pattern: RegExp, text: string): Hit[] {
  const hits: Hit[] = [];
  for (const match of text.matchAll(pattern)) {
    const lead = match[0].length - match[0].trimStart().length;
    const start = match.index + lead;
    const end = match.index + match[0].length;
    if (start < end && !rule.unless?.test(sentenceAround(text, start, end))) hits.push({ rule, start, end });
  }
  return hits;
}

function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - LONGEST_SENTENCE), start);
  const after = text.slice(end, end + LONGEST_SENTENCE);
  const begin = Math.max(...['. ', '! ', '? ', '\n'].map((stop) => before.lastIndexOf(stop)));
  const finish = after.search(/[.!?](?:\s|$)|\n/);
  return before.slice(begin + 1) + text.slice(start, end) + (finish === -1 ? after : after.slice(0, finish));
}
