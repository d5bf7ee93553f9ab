/** What an owner changes first. All of it is sample data: reserved domains and phone numbers, no real people. */
export const brand = {
  /** Shows the notes that say this is a sample site. Set it to false when you publish your own. */
  isSample: true,
  name: 'Lumenary',
  legalName: 'Lumenary AI',
  /** After the name in titles and on the share image; at most nine words. */
  slogan: 'AI that answers, translates and listens for you',
  tagline: 'Revolutionizing the way you search with AI-powered innovation',
  description:
    'Chatbots, translation, sentiment analysis and speech recognition, set up and run for your team.',
} as const;

export const contacts = {
  email: {
    hello: 'hello@example.com',
    support: 'support@example.com',
    privacy: 'privacy@example.com',
  },
  phone: { label: '+1 202-555-0143', href: 'tel:+12025550143' },
  whatsapp: { digits: '12025550143', greeting: 'Hello, I have a question about your AI services.' },
  /** The postal address, also shown on the map. */
  address: ['1 Example Square', 'Springfield'],
  social: {
    linkedin: 'https://www.linkedin.com/',
    github: 'https://github.com/',
    twitter: 'https://x.com/',
    facebook: 'https://www.facebook.com/',
  },
} as const;
