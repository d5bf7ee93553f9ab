import type { TextScore } from './score-text';

/** What the engine says of the first sample. A test compares the two. */
export const sampleScore: TextScore = {
  score: 0.30393436646865624,
  tone: 'mixed',
  isUnsure: false,
  sentences: [
    {
      score: 0.9118030994059687,
      tone: 'positive',
      terms: [
        {
          start: 13,
          end: 19,
          text: 'lovely',
          weight: 3,
          reasons: [],
        },
        {
          start: 35,
          end: 40,
          text: 'great',
          weight: 3,
          reasons: [],
        },
        {
          start: 80,
          end: 84,
          text: 'kind',
          weight: 2.6,
          reasons: ['stronger: “so”'],
        },
      ],
      clauses: [3, 3, 2.6, 0],
      text: 'The room was lovely, breakfast was great, and everyone at the front desk was so kind.',
      start: 0,
    },
    {
      score: -0.6123724356957946,
      tone: 'negative',
      terms: [
        {
          start: 22,
          end: 26,
          text: 'cold',
          weight: -1,
          reasons: [],
        },
        {
          start: 61,
          end: 67,
          text: 'broken',
          weight: -2,
          reasons: [],
        },
      ],
      clauses: [0, -1, -2, 0],
      text: 'But the shower stayed cold all weekend, and the elevator was broken.',
      start: 86,
    },
    {
      score: 0.6123724356957946,
      tone: 'positive',
      terms: [
        {
          start: 9,
          end: 16,
          text: 'happily',
          weight: 3,
          reasons: [],
        },
      ],
      clauses: [3, 0],
      text: 'We would happily come back in spring.',
      start: 155,
    },
  ],
  counts: {
    positive: 2,
    mixed: 0,
    neutral: 0,
    negative: 1,
  },
};
