import type { MessageReport } from './check-message';

const link = {
  start: 147,
  before: '',
  marked: 'https://parcel-de1ivery.com.redelivery-tracking.example/pay',
  after: '',
  where: 'Line 6',
};

/** What the checker says of the first sample. A test compares the two. */
export const sampleReport: MessageReport = {
  verdict: 'strong',
  isEnglish: true,
  findings: [
    {
      id: 'imitation',
      weight: 3,
      title: 'A name that only looks like a word',
      advice:
        'Digits for letters, “rn” for “m” or one letter off: names like this are registered to be misread.',
      count: 1,
      places: [{ ...link, note: 'It looks like “delivery”.' }],
    },
    {
      id: 'chain',
      weight: 3,
      title: 'A trusted name in the wrong place',
      advice: 'Only the end of the name says who owns it. Everything before that can be made up.',
      count: 1,
      places: [{ ...link, note: 'It belongs to the owner of “redelivery-tracking.example”.' }],
    },
    {
      id: 'fee',
      weight: 2,
      title: 'A small fee first',
      advice: 'The fee is a pretext to get your card number, and often a second fee follows.',
      count: 1,
      places: [
        {
          start: 66,
          before: 'your package could not be delivered because of an ',
          marked: 'unpaid customs fee',
          after: ' of $1.99.',
          where: 'Line 3',
        },
      ],
    },
    {
      id: 'bait',
      weight: 2,
      title: 'An address full of reassuring words',
      advice: 'Words like “secure” and “login” cost nothing. Real companies use their plain name.',
      count: 1,
      places: [{ ...link, note: 'It belongs to the owner of “redelivery-tracking.example”.' }],
    },
    {
      id: 'urgency',
      weight: 1,
      title: 'Pressure to hurry',
      advice: 'Time pressure is meant to keep you from asking someone.',
      count: 1,
      places: [
        {
          start: 106,
          before: 'Please pay ',
          marked: 'within 24 hours',
          after: ' or it will be returned:',
          where: 'Line 4',
        },
      ],
    },
  ],
};
