import { createSiteReader } from '@/features/reader';
import { sectionsOf } from '../../scripts/prerender/search-index.ts';

/** A small search index that does not depend on the pages. */
const pages = [
  {
    path: '/Help',
    title: 'Help',
    description: 'Guides for the kettle app.',
    parts: [
      { anchor: '', heading: 'How can we help?', text: 'Guides for the app.' },
      {
        anchor: 'refunds',
        heading: 'Money back',
        text: 'You get all of it back within seven days. No reason needed.',
      },
      { anchor: 'hours', heading: 'Support hours', text: 'Monday to Friday, 9 AM-6 PM GMT.' },
      {
        anchor: 'limits',
        heading: 'Descaling',
        text: 'Vinegar: It removes limescale within an hour. It does not remove rust.',
      },
    ],
  },
  {
    path: '/Pricing',
    title: 'Pricing',
    description: 'All kettles.',
    parts: [{ anchor: '', heading: 'What they cost', text: 'Three kettles from $19.' }],
  },
  {
    path: '/kettles',
    title: 'Kettles',
    description: 'Our kettles.',
    parts: [
      {
        anchor: 'talk',
        heading: 'A missing lid',
        text: 'A shop sells kettles.',
      },
    ],
  },
];
const questions = [
  {
    question: 'How do I get my money back?',
    also: ['refund', 'return policy', 'reimburse'],
    answer: 'You get your money back within seven days.',
    to: '/Help#refunds',
  },
  { question: 'When are you open?', also: ['opening hours', 'office hours', 'weekend'], to: '/Help#hours' },
  {
    question: 'What does it cost?',
    also: ['price', 'how expensive'],
    answer: 'A kettle costs $19/month.',
    to: '/Pricing',
  },
  { question: 'gone', also: [], to: '/Help#removed' },
  { question: 'phone number', also: ['call you'], answer: 'Our phone number is 555.', to: '/Help' },
];

export function madeUpReader() {
  return createSiteReader({ sections: sectionsOf(pages, questions) });
}
