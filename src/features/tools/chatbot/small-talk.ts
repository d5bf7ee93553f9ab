import { brand } from '@/site/brand';
import { plainWords } from './plain-words';

/** What one says to be polite, and to find out whom one is talking to. It is about the assistant, never the company. */
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
