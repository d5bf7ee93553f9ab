/** What an owner changes first. All of it is sample data: reserved domains and phone numbers, no real people. */
export const brand = {
  /** Shows the note that says this is a sample. Set it to false when you publish your own site. */
  isSample: true,
  /** Google Translate for all pages, with its language menus. False removes both, also from the policies. */
  translation: true,
  /** The form in the footer. False removes it, also from the privacy policy. */
  newsletter: true,
  name: 'Lumenary',
  legalName: 'Lumenary AI',
  /** After the name in titles and on the share image; at most nine words. */
  slogan: 'AI that answers, translates and listens for you',
  /** The headline of Home, also beside the sign-in form. */
  headline: 'AI that answers your customers, day and night',
  tagline: 'Revolutionizing the way you search with AI-powered innovation',
  description:
    'Chatbots, translation, sentiment analysis, and speech recognition, set up and run for your team.',
  /** On Sign Up. */
  account: 'A free account opens the demos, the price calculator, and every page. No card needed.',
} as const;

/** The one place that says so, in the footer and on the sign-in screens. Null on your own site. */
export const sampleNote = brand.isSample
  ? `${brand.name} is a made-up company. Its people, customers, and figures are examples.`
  : null;

/** Of every price: its code in ISO 4217, for search engines, and the sign before the amount. See locale.ts, too. */
export const currency = { code: 'USD', sign: '$' } as const;

/** The language the site is written in. */
export const PAGE_LANGUAGE = 'en';
