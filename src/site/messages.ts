import { inWords } from '@/lib/number-words';
import type { FeatureId } from './features';

/** Hours of the day at which the store closes and opens. */
const closesAt = 18;
const opensAt = 9;
const returnDays = 30;
const freeOver = '$80';

/** What the store's help page says, as its replies and its scorecard quote it. */
export const storeSays = {
  returnDays,
  freeOver,
  toNorway: `Shipping to Norway is $12, and free over ${freeOver}.`,
  returns: `You can return most items within ${returnDays} days, on sale or not.`,
  fromNorway: 'From Norway, you pay for return shipping.',
  damaged:
    'Did a part arrive damaged? Send us a photo, and we’ll replace the part. Our team confirms the date, and decides on refunds.',
} as const;

/** The sample store. Its help page, its four weeks, and Home's night show it. */
export const store = {
  name: 'Oak & Ember',
  owner: 'Leah Brandvold',
  closesAt,
  opensAt,
  closingLine: `We close at ${inWords(closesAt - 12)}. Our customers don’t, and now that’s fine.`,
} as const;

export interface Night extends Texts<'customer' | 'colleague' | 'title' | 'arrives' | 'held' | 'left'> {
  /** Conversations of the night: those the AI answered, and those with a question for the team. */
  readonly answered: number;
  readonly waiting: number;
  /** What the AI may do then. */
  readonly tonight: readonly Texts<'term' | 'text'>[];
  /** The conversations before the night, the last one first. */
  readonly earlier: readonly [Conversation, ...Conversation[]];
  /** The end of the last one, which starts with the chatbot's sample. */
  readonly exchanges: readonly Texts<'text' | 'reply' | 'source'>[];
}

type Texts<Name extends string> = Readonly<Record<Name, string>>;
type Conversation = Texts<'name' | 'time' | 'text' | 'state'>;

const colleague = 'Mara';
const lastQuestion = 'Do you have a store in Oslo?';

/** The story that Home tells of the store. Null: Home begins with its headline and the sky. */
export const night: Night | null = {
  customer: 'Ana Ruiz',
  colleague,
  title: 'A lamp arrived cracked',
  arrives: '9:14 PM',
  answered: 31,
  waiting: 4,
  held: 'the refund question',
  left: 'The date, and the refund',
  tonight: [
    { term: 'Answers', text: 'Shipping, returns, and opening hours, from the store’s own pages' },
    { term: 'Holds for the team', text: 'Refunds, and whatever the pages don’t say' },
    {
      term: 'Masks',
      text: 'Card numbers and passwords before anything is stored, contact details and other numbers in reports',
    },
  ],
  earlier: [
    { name: 'Tom Becker', time: '6:04 PM', text: lastQuestion, state: `Waits for ${colleague}` },
    { name: 'Sophie Lang', time: '5:31 PM', text: 'Invoice 2087 was charged twice', state: 'With Billing' },
    { name: 'Leo Haddad', time: '4:58 PM', text: 'Is the oak table in stock?', state: 'Answered' },
    { name: 'Mia Novak', time: '4:40 PM', text: 'Can I change the address?', state: 'Answered' },
  ],
  exchanges: [
    {
      text: 'Great. And if it doesn’t fit?',
      reply: `${storeSays.returns} ${storeSays.fromNorway}`,
      source: 'Returns, paragraphs 1 and 2',
    },
    {
      text: lastQuestion,
      reply: 'Our pages don’t say. I’ve passed your question on to the team.',
      source: `none, so the question waits for ${colleague}`,
    },
  ],
};

/**
 * The sample messages, shown until the visitor writes one. They avoid accented letters, which would make the sign-in
 * screen load a second font file. Each needs praise, a complaint, a sentence in a second language with `inEnglish`, and
 * a `source`.
 */
export const sampleMessages = [
  {
    id: 'store',
    label: 'Online store',
    text: 'The lamp is gorgeous. But the shade arrived cracked, and I am so disappointed: it is a gift for Saturday. Me pueden mandar otra pantalla o devolver el dinero? Order 4471, ana.ruiz@example.com',
    inEnglish: 'Can you send me another shade, or a refund?',
    reply:
      'I’m sorry the shade arrived cracked. Could you send a photo? Our team will check whether a new one can reach you by Saturday, and answer your refund question.',
    source: 'Replacements, paragraph 2',
  },
  {
    id: 'hotel',
    label: 'Hotel',
    text: 'Lovely room, great breakfast, and the staff was so kind. Only the shower was awful, and cold all weekend. Pouvez-vous me rembourser une nuit\u00a0? Call me at +1 202-555-0142.',
    inEnglish: 'Can you refund me one night?',
    reply:
      'I’m glad you loved the room, and sorry about the cold shower. Which nights did you stay? We’ll look up your booking and check the refund.',
    source: 'Guest policy, refunds',
  },
  {
    id: 'invoice',
    label: 'Invoice',
    text: 'You charged my card twice for invoice 2087, and nobody answers. This is really annoying. Bitte korrigiert das bis Freitag. Sophie on the phone was nice, though.',
    inEnglish: 'Please correct this by Friday.',
    reply:
      'I’m sorry about this. Could you send the dates of both charges? We’ll look up invoice 2087, and Billing will check the refund.',
    source: 'Payments, paragraph 4',
  },
] as const;

/** What each feature shows at work, until the visitor writes a message. */
export const featureMessages = {
  chatbot: {
    text: 'Hi! Do you ship to Norway, and what does it cost?',
    reply: `Yes, we do. ${storeSays.toNorway}`,
    source: 'Shipping, paragraph 3',
  },
  translation: {
    text: 'Hello from Berlin! Kann ich das blaue Hemd gegen ein rotes tauschen?',
    inEnglish: 'Can I exchange the blue shirt for a red one?',
  },
  'sentiment-analysis': {
    text: 'Wonderful coffee, and the friendliest staff in town. But we waited forever, and the music was awful.',
  },
  'speech-recognition': {
    text: 'Hi, this is Tom in unit 15. The heating stopped last night. Could somebody call me back before noon?',
  },
  'cloud-integration': {
    text: 'My claim was approved, but the payment went to the wrong account. Could you correct the invoice?',
  },
  'data-privacy': {
    text: 'Please charge card 4929 1234 5678 9012 for booking 20871, and call me at 202-555-0117.',
  },
} as const satisfies Record<FeatureId, object>;
