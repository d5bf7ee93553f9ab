import { paths } from './paths';

/** The nine cards of 'Why Choose Us?'. */
export const benefits = [
  {
    id: 'ai-solutions',
    title: 'Innovative AI Solutions',
    description: 'Models picked and tuned for your task, not one model sold for every task.',
    path: paths.benefits.aiSolutions,
  },
  {
    id: 'analytics',
    title: 'Advanced Analytics',
    description: 'See what customers ask, where answers fail and what that costs, as it happens.',
    path: paths.benefits.analytics,
  },
  {
    id: 'security',
    title: 'Secure & Reliable',
    description: 'Encrypted on the way and at rest, kept in your region, watched around the clock.',
    path: paths.benefits.security,
  },
  {
    id: 'performance',
    title: 'Boost Performance',
    description: 'First answers in under a second, so that people stay in the conversation.',
    path: paths.benefits.performance,
  },
  {
    id: 'collaboration',
    title: 'Seamless Collaboration',
    description: 'People and assistants share one inbox, one history and one way to hand over.',
    path: paths.benefits.collaboration,
  },
  {
    id: 'support',
    title: '24/7 Customer Support',
    description: 'Dedicated AI and human support, on every day of the year.',
    path: paths.benefits.support,
  },
  {
    id: 'customization',
    title: 'Customizable Features',
    description: 'Your tone, your rules, your fields: changed in a form, live in a minute.',
    path: paths.benefits.customization,
  },
  {
    id: 'scalability',
    title: 'Scalable Solutions',
    description: 'From ten conversations a day to ten thousand an hour without moving house.',
    path: paths.benefits.scalability,
  },
  {
    id: 'ai-decision-making',
    title: 'AI-Powered Decision Making',
    description: 'Recommendations that show their reasons, so that a person can say yes or no.',
    path: paths.benefits.aiDecisionMaking,
  },
] as const;

export type Benefit = (typeof benefits)[number];
export type BenefitId = Benefit['id'];
