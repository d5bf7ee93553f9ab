import { store, storeSays } from './messages';

/** The messages of an average week, for each hour of the day from midnight. */
const byHour = {
  /** Answered with a source by AI. */
  ai: [3, 2, 1, 1, 1, 2, 3, 5, 5, 4, 4, 4, 5, 4, 4, 3, 4, 4, 9, 11, 13, 12, 9, 7],
  /** Handed to the team. */
  team: [1, 0, 0, 0, 0, 0, 1, 2, 4, 7, 8, 7, 7, 7, 5, 6, 6, 7, 4, 5, 5, 4, 3, 1],
} as const;
const weeks = 4;

interface Hour {
  readonly ai: number;
  readonly team: number;
}

const day: readonly Hour[] = byHour.ai.map((ai, hour) => ({ ai, team: byHour.team[hour] ?? 0 }));
const week = sum(day);

/**
 * Four weeks of the sample store. Home and Projects show them, and its case and the plan it pays for follow from them
 * (src/domain/prices.ts finds the plan).
 */
export const scorecard = {
  store: store.name,
  weeks,
  messages: (week.ai + week.team) * weeks,
  answered: week.ai * weeks,
  handedOff: week.team * weeks,
  /** Answers that the store's team marked as wrong. */
  wrong: 9,
  /** The number of languages its customers write in. */
  languages: 2,
  week: {
    ...week,
    night: sum(day.filter((_, hour) => hour >= store.closesAt || hour < store.opensAt)),
  },
  /** Three of the wrong answers. */
  mistakes: [
    {
      asked: 'Can I return a lamp from the sale?',
      said: 'No, sale items are final.',
      changed: `The page was out of date. It now says ${storeSays.returnDays} days.`,
    },
    {
      asked: 'Do you carry a sofa up three floors?',
      said: `Yes, free over ${storeSays.freeOver}.`,
      changed: 'Shipping and carrying shared a paragraph. Each now has its own.',
    },
    {
      asked: 'Is the oak table in stock?',
      said: 'Yes, ready on Friday.',
      changed: 'It read an export from last week. It now asks the store’s system.',
    },
  ],
} as const;

function sum(hours: readonly Hour[]): Hour {
  return hours.reduce((total, { ai, team }) => ({ ai: total.ai + ai, team: total.team + team }));
}
