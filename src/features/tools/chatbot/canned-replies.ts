import { brand } from '@/site/brand';

/** Greetings, thanks and questions about the assistant itself, in lower case without punctuation. */
const talk: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:hi+|hello|hey|hiya|greetings|good (?:morning|afternoon|evening|day))(?: (?:there|you|bot|all|everyone))?$/,
    `Hello. Ask me about ${brand.name}: plans, support, privacy or any service.`,
  ],
  [
    /^(?:ok |okay |great |perfect )?(?:many )?(?:thanks|thank (?:you|u)|thx|ty|cheers)(?: (?:a lot|so much|very much|you|for (?:your|the) help))*$/,
    'You are welcome. Ask me anything else.',
  ],
  [/^(?:bye|goodbye|good (?:bye|night)|see (?:you|ya)|ciao)(?: (?:then|later|bye))?$/, 'Goodbye.'],
  [
    /^(?:who|what) (?:are|r) (?:you|u)$|^(?:are you|am i talking to|is this) (?:an? )?(?:real )?(?:human|person|robot|bot|chatbot|machine|ai|computer|program)\b/,
    'I am a program in your browser, not a person. I answer from the pages of this site, and nothing you type is sent anywhere.',
  ],
  [
    /^(?:help|help me|what can (?:you|i) (?:do|ask)(?: here| you)?|how do(?:es)? (?:you|this) work)$/,
    'I answer questions about this site, compare plans, and recommend one if you tell me your conversations a month and languages. When I do not know, I say so.',
  ],
];

export function smallTalk(asked: string): string | undefined {
  const plain = asked
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return talk.find(([pattern]) => pattern.test(plain))?.[1];
}
