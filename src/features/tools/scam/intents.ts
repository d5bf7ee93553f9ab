import { type Link, registered } from './find-links';
import { brandNamed, isOfficial } from './brands';
import type { Hit, Rule } from './signs';
import lists from './lists.json';

/** What a message does. Every gap is bounded to prevent catastrophic backtracking. */
const slots = {
  /** Who it claims to come from. */
  authority:
    /\b(?:irs|hmrc|ssa|social security|police|court|warrant|agent|officer|customs|government|tax (?:office|refund)|fraud (?:department|team)|bank|barrister|attorney|lawyer|ceo|cfo|boss|hr|it (?:help ?desk|department|support)|help ?desk|support team|technicians?|mailbox|webmail|geek squad|parcel|package|delivery|shipment|toll|subscription|membership|account|apple id|icloud)\b/i,
  /** A problem with the account, a purchase or the law. */
  trouble:
    /\b(?:suspend\w{0,4}|block(?:ed)?|lock(?:ed)?|limited|restricted|declined|expired?s?|closed|terminated?|on hold|held|virus(?:es)?|infected|hacked|compromised|unusual|suspicious|unauthori[sz]ed|failed|failure|incomplete|undeliver\w{0,4}|pending|unpaid|outstanding|overdue|owe|owing|lawsuit|arrest|warrant|accident|jail|bail|hospital|was used to (?:buy|purchase|order)|renewed for|returned to sender|goes back|late fee|penalt(?:y|ies)|\d{2,3} ?% full|stop receiving|lose|missed|awaiting|due a|cannot be delivered|could not (?:be delivered|deliver)|wrong address|unable to deliver|expiring|cut off|disconnected|withdrawal|being processed|detected|deactivat\w{1,3}|violation|fraud|not you|charged)\b/i,
  /** Money. */
  money:
    /(?:[$€£] ?\d|\b\d[\d,.]{0,9} ?(?:usd|eur|gbp|dollars?|bucks|pounds|euros?|million|btc|usdt)\b|\b(?:pay(?:ment|ing)?|fees?|money|wire|cash|refund|card (?:details|number)|iban|bank details|loan|gift ?cards?|bitcoin|crypto|invest\w{0,6})\b)/i,
  /** What it wants to be done. */
  action:
    /\b(?:pay|click|tap|verify|confirm|update|claim|visit|go to|sign in|log ?in|submit|enter|renew|unlock|upgrade|reschedule|call|press 1|reply|send|wire|transfer|pick up|forward|contact|message|dm|deposit|here|cancel|restore|redeliver)\b/i,
  deadline:
    /\b(?:(?:with)?in (?:the next )?\d{1,3} ?(?:h|hrs?|hours?|days?|minutes?|mins?)|\d{1,2} ?h\b|today|tonight|asap|urgent(?:ly)?|immediately|right away|at once|now|b4|before (?:midnight|\d{1,2} ?[ap]m)|by (?:tomorrow|tonight|midnight|noon)|final notice|last chance|limited time|close[sd]? tonight)\b/i,
  phone:
    /(?:\+?\d{1,2}[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b|\b(?:1[- ]?)?8(?:00|33|44|55|66|77|88)[- ]\d{3}[- ]\d{4}\b/i,
  messenger: /\b(?:whats ?app|telegram|signal|wechat|dm me|text me|private chat)\b/i,
  /** An order, receipt or code that asks for nothing. */
  receipt:
    /\b(?:receipt|order (?:#|number|has|is)|thank(?:s| you) for (?:your (?:order|visit|purchase|payment)|shopping)|your statement|direct deposit|out for delivery|arrives? (?:on |today|tomorrow|mon|tue|wed|thu|fri|sat|sun)|has been delivered|(?:call|use) the number on (?:the back of )?your card|reply (?:c|stop)\b|text stop|if (?:you did not|this was you)|do not share|don't share|never (?:share|ask)|will never)\b/i,
} as const;

type Slot = keyof typeof slots;

interface Intent extends Rule {
  /** All patterns must match; each names a range of the message. */
  readonly all: readonly RegExp[];
  readonly unless?: RegExp;
}

const refusal =
  /\b(?:never|nobody|no one|won't|will not|do not share|don't share|did not ask|beware|scammers?|unchanged)\b/i;

const intents: readonly Intent[] = [
  {
    id: 'code-forward',
    weight: 3,
    title: 'It wants a code that was sent to you',
    why: 'Such a code opens your account. Only a thief needs it from you.',
    certain: true,
    unless: refusal,
    all: [
      /\b(?:code|pin|otp|passcode)\b/i,
      /\b(?:forward|send|text|read|tell|give)\b[^.!?\n]{0,25}\b(?:it|code|number|me|them)\b[^.!?\n]{0,25}(?:back|me|us|to|out|code|we)\b/i,
      /\b(?:sent|got|received|text|by mistake|accident\w{0,4})\b/i,
    ],
  },
  {
    id: 'callback',
    weight: 3,
    title: 'A charge or a warning, and a number to call',
    why: 'The number belongs to the scammer. Use the one on your card or on the company’s own site.',
    unless: /\b(?:appointment|dentist|doctor|visit|reschedule|cannot make it)\b/i,
    all: [slots.trouble, /\b(?:call|press 1|phone|dial|ring|speak|contact|reach)\b/i, slots.phone],
  },
  {
    id: 'arrest',
    weight: 3,
    title: 'An authority that threatens you',
    why: 'Authorities write letters. None of them threatens arrest by text or takes payment by phone.',
    certain: true,
    unless: refusal,
    all: [
      /\b(?:irs|hmrc|social security|ssn|tax(?:es)?|police|court|benefits|customs|officer|agent)\b/i,
      /\b(?:arrest|warrant|lawsuit|jail|prosecut\w{1,4}|suspended|terminated|criminal)\b/i,
      slots.action,
    ],
  },
  {
    id: 'changed-account',
    weight: 3,
    title: 'New bank details for a payment',
    why: 'Call the company on a number you already had. Changed details are the most costly fraud on businesses.',
    certain: true,
    unless: /\bunchanged\b/i,
    all: [
      /\b(?:bank(?:ing)? (?:account|details)|changed banks|iban|account details|payment details|new account|direct deposit|routing number)\b/i,
      /\b(?:chang(?:e|ed)|new|updated?)\b/i,
      /\b(?:invoices?|payments?|transfers?|future|outstanding|payroll|salary|paycheck|before)\b/i,
    ],
  },
  {
    id: 'fee-first',
    weight: 3,
    title: 'Pay first to receive money',
    why: 'A real loan, prize or grant takes its costs out of the amount. An advance fee is all the sender wants.',
    unless: refusal,
    all: [
      /\b(?:loan|prize|winner|won|grant|funds?|forgiv\w{2,5}|inheritance|lottery|gift)\b/i,
      /\b(?:pay|fee|deposit|send)\b[^.!?\n]{0,40}(?:[$€£] ?\d|\bfee\b|\bupfront\b|\bshipping\b)/i,
      /\b(?:released?s?|approved|upfront|processing|enrollment|one-time|only|claim|to (?:get|receive))\b/i,
    ],
  },
  {
    id: 'overpayment',
    weight: 3,
    title: 'An overpayment to pass on',
    why: 'The check bounces days later, and the money you passed on is yours.',
    certain: true,
    all: [
      /\b(?:che(?:ck|que)|overpay\w{0,4}|extra (?:money|funds|amount)|more than the price|difference)\b/i,
      /\b(?:forward|send|wire|transfer|pass on|zelle|cash ?app|venmo)\b/i,
      /\b(?:extra|difference|overpay\w{0,4}|rest|more than)\b/i,
    ],
  },
  {
    id: 'family-emergency',
    weight: 3,
    title: 'Someone close who needs money at once',
    why: 'Call the person on the number you know before you send anything.',
    unless: /\b(?:no rush|concert|pizza|dinner|tickets)\b/i,
    all: [
      /\b(?:mum|mom|dad|grandma|grandpa|babe|baby|darling|dear|love|sweetheart|its me|it's me|son|daughter)\b/i,
      /\b(?:new (?:number|phone)|accident|jail|bail|hospital|customs|passport|lost (?:my|the)|dropped|stranded|lawyer|release me|can'?t get in)\b/i,
      /\b(?:send|pay|give|wire|transfer|bill|money|cash|western union|moneygram)\b/i,
    ],
  },
  {
    id: 'boss',
    weight: 3,
    title: 'A superior with a secret errand',
    why: 'Walk over or call. An errand that must stay secret and cannot be discussed is not from your boss.',
    all: [
      /\b(?:ceo|cfo|boss|director|president|meeting|conference|board|at your desk)\b/i,
      /\b(?:wire|transfer|gift ?cards?|purchase|payment|codes)\b/i,
      /\b(?:confidential|between (?:us|you)|cannot take calls|can't (?:talk|take)|discreet|secret|quick|stuck|reimburse)\b/i,
    ],
  },
  {
    id: 'task-job',
    weight: 3,
    title: 'Easy pay and a chat app',
    why: 'Employers do not hire by chat app for pay like this. Soon you are asked to pay them.',
    all: [
      /\b(?:job|hiring|work|earn|income|tasks?|like youtube|part[- ]time)\b/i,
      /(?:[$€£] ?\d|\busdt\b|\bdaily\b|\bper day\b)/i,
      slots.messenger,
    ],
  },
  {
    id: 'multiplied',
    weight: 3,
    title: 'Money that multiplies',
    why: 'Guaranteed returns do not exist, and a payment in cryptocurrency cannot be reversed.',
    certain: true,
    unless: refusal,
    all: [
      /\b(?:bitcoin|btc|crypto|usdt|eth|forex|invest\w{0,6}|deposit)\b/i,
      /\b(?:guaranteed|double|triple|\d{2,4} ?% (?:return|profit)s?|receive \d|back)\b/i,
      slots.deadline,
    ],
  },
  {
    id: 'extortion',
    weight: 3,
    title: 'Extortion',
    why: 'Such messages go out by the million. In nearly all cases there is no recording and no file.',
    certain: true,
    all: [
      /\b(?:hacked|recorded|access to your|your (?:camera|webcam|device))\b/i,
      /\b(?:bitcoin|btc|wallet|monero)\b/i,
      /\b(?:pay|send)\b/i,
    ],
  },
  {
    id: 'inheritance',
    weight: 3,
    title: 'A fortune from a stranger',
    why: 'There is no fortune. First come your bank details, then one fee after another.',
    certain: true,
    all: [
      /\b(?:million|billion|\d{3},\d{3},\d{3}|\d[\d.,]{0,5} ?m)\b/i,
      /\b(?:widow|late|died|deceased|barrister|client|minister|inherit\w{0,5}|next of kin|fund|consignment|box|airport|diplomat|general|soldier)\b/i,
      /\b(?:bank|account|full name|details|help|share|keep|honest|percent)\b|%/i,
    ],
  },
  {
    id: 'odd-payment',
    weight: 3,
    title: 'A threat, and a payment that cannot be reversed',
    why: 'Companies and authorities take cards and transfers, and they give you weeks, not minutes.',
    unless: refusal,
    all: [
      /\b(?:cut off|disconnect\w{0,3}|fine|prosecute|arrest|penalt(?:y|ies)|unless you|or else|will be (?:closed|lost|deleted|shut)|warrant|taxes|bail|overdue)\b/i,
      /\b(?:zelle|cash ?app|venmo|prepaid|gift ?cards?|bitcoin|btc|western union|moneygram|wire|crypto|in cash)\b/i,
      slots.action,
    ],
  },
  {
    id: 'stranger',
    weight: 3,
    title: 'A stranger who turns to money',
    why: 'A wrong number that becomes a friend, and a friend who knows a sure trade: this is how investment fraud begins.',
    all: [
      /\b(?:wrong number|nice to meet|you seem|is this \w{2,12}\?|my uncle|new friend)\b/i,
      /\b(?:trad(?:e|ing)|invest\w{0,6}|crypto|gold|forex|bitcoin|teach you|show you)\b/i,
    ],
  },
  {
    id: 'identity',
    weight: 3,
    title: 'It asks for numbers that prove who you are',
    why: 'With them anyone can open accounts in your name. The real office already has them.',
    unless: refusal,
    all: [
      /\b(?:confirm|provide|verify|send|reply with|give|enter|submit|update)\b[^.!?\n]{0,30}\b(?:ssn|social security|medicare|passport|date of birth|driver'?s licen[cs]e|mother's maiden|full name|national insurance|tax id)\b/i,
    ],
  },
  {
    id: 'safe-account',
    weight: 3,
    title: 'Move your money to be safe',
    why: 'No bank moves your money to protect it, or asks you to.',
    certain: true,
    unless: refusal,
    all: [/\bsafe account|protect your (?:savings|money)|secure account\b/i, /\b(?:move|transfer|send)\b/i],
  },
];

const noFilter = /(?!)/;

/** Signs that only a combination shows: who writes, what is wrong, what it costs, where to go, by when. */
export function findIntents(text: string, links: readonly Link[]): Hit[] {
  const hits = intents.flatMap((rule) => {
    if ((rule.unless ?? noFilter).test(text)) return [];
    const found = rule.all.map((pattern) => pattern.exec(text));
    const [first] = found;
    return first && found.every((match) => match !== null)
      ? [{ rule, start: first.index, end: first.index + first[0].length }]
      : [];
  });
  return [...hits, ...lureHits(text, links)];
}

const lure = {
  id: 'lure',
  weight: 3,
  title: 'A problem, a demand and a link of unknown origin',
  why: 'Open the company’s site or app the way you always do. If there is a problem, it says so there.',
} as const satisfies Rule;
const foreign = {
  id: 'brand-link',
  weight: 3,
  title: 'A known name, but not its link',
  why: 'The message speaks for a company, but its link does not belong to that company.',
  certain: true,
} as const satisfies Rule;

const cheap = new Set(lists.cheapEndings.split(' '));
const shorteners = new Set(lists.shorteners.split(' '));

/** Links that a message about trouble, money or a prize leads to. */
function lureHits(text: string, links: readonly Link[]): Hit[] {
  const has = (slot: Slot) => slots[slot].test(text);
  const isDemand =
    (has('trouble') || has('money') || /\b(?:won|winner|prize|selected|refund)\b/i.test(text)) &&
    has('action');
  const sender = brandNamed(text);
  return links.flatMap(({ address, start, end }): Hit[] => {
    if (address.mail || address.host === '' || isOfficial(address.labels)) return [];
    const { own, suffix, isShared } = registered(address.labels);
    const domain = own.join('.');
    const isDubious = isShared || cheap.has(suffix) || shorteners.has(domain);
    const span = { start, end };
    if (sender && isDemand)
      return [{ rule: foreign, note: `It speaks for ${sender}, but opens ${domain}.`, ...span }];
    const slotsFilled = [has('authority'), has('trouble'), has('money'), has('deadline'), isDubious].filter(
      Boolean,
    ).length;
    return isDemand && isDubious && slotsFilled >= 3
      ? [{ rule: lure, note: `It opens ${domain}.`, ...span }]
      : [];
  });
}

/** Whether a message only informs: a code, a receipt or a notice that asks for nothing dangerous. */
export function isNotice(text: string, links: readonly Link[]): boolean {
  const isCode =
    /\b(?:code|otp|passcode)\b/i.test(text) && /\b\d{3}[ -]?\d{2,5}\b/.test(text) && text.length < 220;
  const isUse = /^(?:use|enter) \d{4,8} to (?:verify|log ?in|sign ?in|confirm)/i.test(text.trim());
  const asksBack = /\b(?:reply with|send (?:it|me|us)|forward|read me|text (?:me|us)|call)\b/i.test(
    text.replace(/will never call[^.]*/i, ''),
  );
  const isSafe = links.every(({ address }) => address.mail || isOfficial(address.labels));
  return isSafe && ((isCode && !asksBack) || (isUse && !asksBack) || slots.receipt.test(text));
}
