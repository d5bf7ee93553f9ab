import type { SearchIndex } from '@/features/search/search-engine';

/** A small search index that does not depend on the pages. */
export const madeUpIndex: SearchIndex = {
  pages: [
    {
      path: '/Help',
      title: 'Help',
      description: 'Guides.',
      parts: [
        { anchor: '', heading: 'How can we help?', text: 'Guides for the app. Filter the topics' },
        {
          anchor: 'refunds',
          heading: 'Money back',
          text: 'You get all of it back within seven days. No reason needed.',
        },
        {
          anchor: 'hours',
          heading: 'Support hours',
          text: 'Phone · +1 202-555-0143 · Monday to Friday · 9 AM-6 PM GMT',
        },
        { anchor: 'plans', heading: 'Enterprise', text: 'Custom pricing · The app on your terms.' },
      ],
    },
    {
      path: '/Pricing',
      title: 'Pricing',
      description: 'All plans.',
      parts: [
        {
          anchor: '',
          heading: 'Plans that say what they cost',
          text: 'Three managed plans from $19 a month.',
        },
        { anchor: 'plans', heading: 'Enterprise', text: '$99/month · Unlimited chatbots · Get Started' },
      ],
    },
    {
      path: '/kettles',
      title: 'Kettles',
      description: 'An example.',
      parts: [
        {
          anchor: 'talk',
          heading: 'A missing lid',
          text: 'A shop that sells kettles. Conversation 4471 Sample · Customer · My lid is missing. · Assistant · A lid is coming.',
        },
        { anchor: 'talk', heading: 'Outcome', text: 'The lid arrived on Thursday.' },
        { anchor: 'trip', heading: 'A made-up trip', text: 'An agency of our invention. Paris · 40 euros' },
      ],
    },
  ],
};
