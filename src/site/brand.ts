/** Everything an owner changes first. All of it is sample data: reserved domains and numbers, nobody real. */
export const brand = {
  name: 'Lumenary',
  legalName: 'Lumenary AI',
  tagline: 'Revolutionizing the way you search with AI-powered innovation',
  description:
    'Lumenary puts chatbots, translation, sentiment analysis, speech recognition and secure cloud integration to work for your team.',
  email: {
    hello: 'hello@example.com',
    support: 'support@example.com',
    privacy: 'privacy@example.com',
  },
  phone: { label: '+1 202-555-0143', href: 'tel:+12025550143' },
  whatsapp: { digits: '12025550143', greeting: 'Hello Lumenary, I have a question about your AI services.' },
  address: { lines: ['1 Example Square', 'Springfield'], mapQuery: 'Union Square' },
  social: {
    linkedin: 'https://www.linkedin.com/',
    github: 'https://github.com/',
    twitter: 'https://x.com/',
    facebook: 'https://www.facebook.com/',
  },
} as const;
