/** What the filter looks through. Each id is a section of this page; the words are what people type instead of the title. */
export const topics = [
  {
    id: 'getting-started',
    title: 'Getting started',
    text: 'From signing up to the first answer.',
    words: 'begin start setup install first steps onboarding',
  },
  {
    id: 'account',
    title: 'Account and sign-in',
    text: 'Passwords, Google and GitHub, deleting an account.',
    words: 'login log in sign up password reset forgot email verify google github delete profile name',
  },
  {
    id: 'finding-your-way',
    title: 'Finding your way',
    text: 'Search, shortcuts, languages and themes.',
    words: 'search keyboard shortcut ctrl menu language translate dark light theme accessibility',
  },
  {
    id: 'subscription',
    title: 'Subscription plans',
    text: 'What the self-serve app costs.',
    words: 'price pricing plan basic free pro enterprise cost upgrade cancel monthly',
  },
  {
    id: 'payment',
    title: 'Paying',
    text: 'Card, PayPal or Stripe.',
    words: 'pay payment credit debit card paypal stripe invoice billing',
  },
  {
    id: 'refunds',
    title: 'Money back',
    text: 'Seven days to change your mind.',
    words: 'refund money back guarantee return cancel 7 days',
  },
  {
    id: 'support',
    title: 'Contact and support hours',
    text: 'When people answer, in your own time zone.',
    words: 'contact help human hours open phone mail e-mail whatsapp weekend time zone',
  },
] as const;

export type Topic = (typeof topics)[number];

/** Every word typed must begin a word of the topic; nothing typed finds everything. */
export function matchingTopics(query: string): readonly Topic[] {
  const wanted = wordsOf(query);
  return topics.filter(({ title, text, words }) => {
    const known = wordsOf(`${title} ${text} ${words}`);
    return wanted.every((word) => known.some((candidate) => candidate.startsWith(word)));
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
