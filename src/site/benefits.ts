import { facts } from './facts';
import { paths } from './paths';

interface Benefit {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** Their section on Home, and the link back from their pages. It goes with the last card. */
export const benefitsSection = { id: 'why-choose-us', title: 'Why Choose Us?' } as const;

/** Its cards. */
export const benefits: readonly Benefit[] = [
  {
    id: 'ai-solutions',
    title: 'Innovative AI Solutions',
    description:
      'On 400 emails, a small model made 13 mistakes. A large one made 10 and took seven times as long.',
    path: paths.benefits.aiSolutions,
  },
  {
    id: 'analytics',
    title: 'Advanced Analytics',
    description: '“Moving with solar panels” came up 23 times in eight weeks, and no page answered it.',
    path: paths.benefits.analytics,
  },
  {
    id: 'security',
    title: 'Secure & Reliable',
    description: `${facts.encryption.inTransit} in transit, and ${facts.encryption.atRest} at rest.`,
    path: paths.benefits.security,
  },
  {
    id: 'performance',
    title: 'Boost Performance',
    description: `Half of our answers start within ${facts.firstAnswerSeconds} seconds.`,
    path: paths.benefits.performance,
  },
  {
    id: 'collaboration',
    title: 'Seamless Collaboration',
    description:
      '“Found Tuesday at 9 AM, with another teacher.” Your team sees what the chatbot tried before it replies.',
    path: paths.benefits.collaboration,
  },
  {
    id: 'support',
    title: '24/7 Customer Support',
    description:
      'Dedicated AI and human support. A chat failed on a Saturday night, and an engineer called 12 minutes later.',
    path: paths.benefits.support,
  },
  {
    id: 'customization',
    title: 'Customizable Features',
    description: '“When a customer asks for a discount, name the current offer only.”',
    path: paths.benefits.customization,
  },
  {
    id: 'scalability',
    title: 'Scalable Solutions',
    description: 'Capacity doubles twice in about three minutes, and no open chat is cut off.',
    path: paths.benefits.scalability,
  },
  {
    id: 'ai-decision-making',
    title: 'AI-Powered Decision Making',
    description: '“Order 90 stools instead of 60.” You see four reasons, and say yes or no.',
    path: paths.benefits.aiDecisionMaking,
  },
];
