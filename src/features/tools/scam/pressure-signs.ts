import type { PhraseRule } from './phrase-rule';

/** How a message makes one act before one thinks. */
export const pressureSigns: readonly PhraseRule[] = [
  {
    id: 'urgency',
    weight: 1,
    title: 'Hurry',
    why: 'Pressure of time is there to keep you from asking somebody.',
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
    why: 'Fear of losing an account or of the police is meant to replace a look at the facts.',
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
    why: 'Whoever asks you to tell nobody fears the person who would recognise it.',
    patterns: [
      /\b(?:keep (?:this|it|that|our \w{3,12})(?: strictly| just| completely)? (?:secret|confidential|private|quiet|between (?:us|you and me|ourselves))|(?:do not|don't|never|please don't) (?:tell|inform|mention (?:this|it) to|discuss (?:this|it) with|talk to) (?:any\w{3,4}|the (?:bank|police|family|staff)|your (?:family|bank|wife|husband|son|daughter|parents|colleagues|boss|manager|mum|dad)|mum|dad|nobody|him|her|them)|tell no ?(?:one|body)|strictly (?:secret|confidential)|between (?:you and me|the two of us))\b/gi,
    ],
  },
  {
    id: 'channel',
    weight: 2,
    title: 'Move to another channel',
    why: 'Away from where the conversation began, nobody can protect you or read along.',
    patterns: [
      /\b(?:text|message|write|contact|reach|add|chat with|reply|answer) (?:to )?(?:me|us|him|her|my manager|our (?:agent|manager|recruiter))[^.!?\n]{0,40}\b(?:on|by|via|at|through) (?:(?:my|this|our|the)(?: new| private| personal)? (?:number|phone|e-?mail|address|messenger|account)|(?:private |a |an? other |another )?(?:messenger|chat app|messaging app)|\+\d)/gi,
      /\b(?:continue|move|go on|carry on|talk|take this|switch)[^.!?\n]{0,25} (?:on|to|in|outside|off) (?:a |an? other |another |the |your )?(?:private )?(?:messenger|chat app|messaging app|this platform|the platform|private chat|e-?mail instead)\b/gi,
      /\b(?:outside (?:of )?(?:the|this) (?:platform|app|site)|my (?:phone|mobile|mic\w{0,7}) is (?:broken|lost|damaged|in the)|can(?:no|')t (?:talk|take calls|call|phone|speak) (?:right now|now|at the moment)|(?:this is|here is|here's) my (?:new|temporary) (?:number|phone))\b/gi,
    ],
  },
];
