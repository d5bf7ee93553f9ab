import { paths } from './paths';

interface Offered {
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

/** A section of About, which goes with the last entry. */
export const offeredSection = { id: 'what-we-offer', title: 'What We Offer' } as const;

/** Its entries. */
export const offered: readonly Offered[] = [
  { title: 'AI services', text: 'For your line of work, each with its price.', to: paths.services },
  { title: 'AI features', text: 'Ready-made, for the tools you have.', to: paths.features },
  { title: 'Managed plans', text: 'Set up and run by us, at a monthly price.', to: paths.pricing },
  { title: 'Help and support', text: 'When we reply, and how to reach us.', to: paths.help },
];
