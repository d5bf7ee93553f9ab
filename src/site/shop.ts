import { inWords } from '@/lib/number-words';

/** Hours of the day at which the shop closes and opens. */
const closesAt = 18;
const opensAt = 9;
const returnDays = 30;
const freeOver = '$80';

/** What the shop's help page says, as its replies and its scorecard quote it. */
export const shopSays = {
  returnDays,
  freeOver,
  toNorway: `Shipping to Norway is $12, and free over ${freeOver}.`,
  returns: `You can return most items within ${returnDays} days, on sale or not.`,
  fromNorway: 'From Norway, you pay for return shipping.',
  damaged:
    'Did a part arrive damaged? Send us a photo, and we’ll replace the part. Our team confirms the date, and decides on refunds.',
} as const;

/** A question from abroad, as pictures of the assistant show it, and where its page has the answer. */
export const shopChat = {
  question: 'Hi! Do you ship to Norway, and what does it cost?',
  answer: `Yes, we do. ${shopSays.toNorway}`,
  source: 'Shipping, paragraph 3',
} as const;

/** The sample shop. Its help page, its four weeks, and Home's night show it. */
export const shop = {
  name: 'Oak & Ember',
  /** For who has not heard of it. */
  kind: 'a furniture store',
  owner: 'Leah Brandvold',
  closesAt,
  opensAt,
  closingLine: `We close at ${inWords(closesAt - 12)}. Our customers don’t, and now that’s fine.`,
} as const;

export interface Night {
  /** A question that comes after the shop has closed, and where its page has the answer. */
  readonly question: string;
  readonly answer: string;
  readonly section: string;
  readonly paragraph: number;
  /** What a colleague finds in the morning: who wrote, and what is known of it. */
  readonly colleague: string;
  readonly customer: string;
  readonly note: readonly { readonly term: string; readonly text: string }[];
}

/** The story that Home tells of the shop. Null: Home begins with its headline and the sky. */
export const night: Night | null = {
  question: 'Hi! Can I return a lamp that was on sale?',
  answer: shopSays.returns,
  section: 'Returns',
  paragraph: 1,
  colleague: 'Mara',
  customer: 'Ana Ruiz',
  note: [
    { term: 'Wrote', text: 'At 9:14 PM, in English and Spanish' },
    { term: 'Happened', text: 'The shade of her new lamp arrived cracked' },
    { term: 'Asks', text: 'Can you send me another shade, or a refund?' },
    { term: 'Answered', text: 'At 9:14 PM, from Replacements, paragraph 2' },
    { term: 'Yours', text: 'The date, and the refund' },
  ],
};
