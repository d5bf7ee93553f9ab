/** What an owner changes first. All of it is sample data: reserved domains and phone numbers, no real people. */
export const brand = {
  /** Shows the notes that say this is a sample site. Set it to false when you publish your own. */
  isSample: true,
  name: 'Lumenary',
  legalName: 'Lumenary AI',
  /** After the name in titles and on the share image; at most nine words. */
  slogan: 'AI that answers, translates and listens for you',
  /** The headline of Home, also beside the sign-in form. */
  headline: 'AI that answers your customers, day and night',
  tagline: 'Revolutionizing the way you search with AI-powered innovation',
  description:
    'Chatbots, translation, sentiment analysis, and speech recognition, set up and run for your team.',
} as const;

/** Of every price: its code in ISO 4217, for search engines, and the sign before the amount. See locale.ts, too. */
export const currency = { code: 'USD', sign: '$' } as const;

/** The language the site is written in. */
export const PAGE_LANGUAGE = 'en';
