import { shop, shopSays } from './shop';

/** The messages of four weeks: answered with a source by AI, and handed to the team. */
const answered = 480;
const handedOff = 360;

/** Four weeks of the sample shop, on Projects. The plan it pays for follows from them (src/domain/prices.ts). */
export const scorecard = {
  shop: shop.name,
  weeks: 4,
  messages: answered + handedOff,
  answered,
  handedOff,
  /** Answers that the store's team marked as wrong. */
  wrong: 9,
  /** The number of languages its customers write in. */
  languages: 2,
  /** Three of the wrong answers. */
  mistakes: [
    {
      asked: 'Can I return a lamp from the sale?',
      said: 'No, sale items are final.',
      changed: `The page was out of date. It now says ${shopSays.returnDays} days.`,
    },
    {
      asked: 'Do you carry a sofa up three floors?',
      said: `Yes, free over ${shopSays.freeOver}.`,
      changed: 'Shipping and carrying shared a paragraph. Each now has its own.',
    },
    {
      asked: 'Is the oak table in stock?',
      said: 'Yes, ready on Friday.',
      changed: 'It read an export from last week. It now asks the store’s system.',
    },
  ],
} as const;
