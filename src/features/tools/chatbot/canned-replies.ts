import { brand } from '@/site/brand';

/** Lower case, without punctuation or symbols. */
function plainWords(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Greetings, thanks and questions about the assistant itself. */
const talk: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))(?: (?:there|you|bot|assistant|all|everyone))?$/,
    `Hello. Ask me something about ${brand.name}, and I look it up in the pages of this site.`,
  ],
  [
    /^(?:ok |okay |great |perfect )?(?:many |a lot of )?(?:thanks|thank you|thank u|thx|ty|cheers)(?: (?:a lot|a million|so much|very much|you|for (?:your|the) help|that helped))*$/,
    'You are welcome. Ask on whenever you like.',
  ],
  [/^(?:bye|goodbye|good bye|good night|see you|see ya|ciao)(?: (?:then|later|bye))?$/, 'Goodbye.'],
  [
    /^(?:who|what) (?:are|r) (?:you|u)(?: exactly| really)?$|^are you (?:(?:a|an|the) )?(?:real )?(?:human|human being|robot|bot|chatbot|machine|real|person|computer|program|ai|alive)(?: or .*)?$|^what is your name$|^am i talking to .*$/,
    'I am a small program in your browser, not a person. I look things up in the pages of this site and quote them. I make nothing up, and nothing you type is sent anywhere.',
  ],
  [
    /^(?:help|help me|what can (?:you|i) (?:do|ask|ask you)(?: here)?|how do(?:es)? (?:you|this) work|what do you know)$/,
    'I look for the words of your question in the pages of this site, and quote the sentences that fit best with a link to where they stand. When nothing fits well enough, I say so.',
  ],
  [
    /^how are you(?: doing)?(?: today)?$|^how s it going$/,
    'I am a program, so always the same. What would you like to know?',
  ],
];

export function smallTalk(asked: string): string | undefined {
  const plain = plainWords(asked);
  return talk.find(([pattern]) => pattern.test(plain))?.[1];
}

const POLITELY = String.raw`^(?:(?:please|now|just|from now on|you|can|could|must|should|will) )*`;
const FOR_FUN = 'poem|haiku|limerick|song|rap|essay|novel|joke|riddle|cover letter|love letter|fake';

/** Role play, prompt injection, creative writing and requests for other people's data. */
const offTopic: readonly RegExp[] = [
  /^(?:(?:please|now|just|from now on) )*(?:pretend|roleplay|act (?:as|like)|you are now an?|you are now dan|you must answer|let us play|let s play)\b/,
  new RegExp(`${POLITELY}(?:pretend|sing|swear|repeat after me)\\b`),
  new RegExp(`${POLITELY}(?:write|compose|make up) (?:\\w+ ){0,4}(?:${FOR_FUN})\\b`),
  new RegExp(`${POLITELY}write me (?:\\w+ ){0,2}(?:code|program|script)\\b`),
  new RegExp(`${POLITELY}(?:tell|give|read) me an? (?:story|secret|recipe|${FOR_FUN})\\b`),
  /^(?:(?:please|now|just|from now on|you must|you should|you can) )*(?:ignore|disregard|forget) (?:(?:all|any|everything|previous|your)\b.*\b(?:instructions?|rules|prompt|guidelines?|above|told|said|you)\b|the (?:above|instructions|prompt|guidelines)\b|what you\b)/,
  /\b(?:ignore|disregard|forget) (?:(?:all|any|your|the) )*(?:previous|prior|earlier) (?:instructions?|rules|prompts?|guidelines?)\b/,
  /\b(?:reveal|show|tell|give|print|output|read|leak|send|what is|what s|what are) (?:(?:me|us|the|your|its|hidden) )*(?:admin|administrator|root|database|master|system) (?:passwords?|prompt)\b/,
  new RegExp(
    `${POLITELY}(?:show|give|list|tell|read|send|print|reveal) .*\\b(?:data|numbers?|passwords?|addresses|messages|accounts?) of (?:all|another|other|every) (?:(?:the|your|other) )*(?:customers?|users?|clients?|people|visitors?)\\b`,
  ),
];

export function isOffTopic(asked: string): boolean {
  return asked
    .split(/[.!?:;\n]+/)
    .map(plainWords)
    .some((sentence) => offTopic.some((pattern) => pattern.test(sentence)));
}
