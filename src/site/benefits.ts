import { facts } from './facts';
import { paths } from './paths';

/** The nine cards of 'Why Choose Us?'. */
export const benefits = [
  {
    id: 'ai-solutions',
    title: 'Innovative AI Solutions',
    description: 'The smallest model that passes your own test. Accurate answers, sooner.',
    path: paths.benefits.aiSolutions,
  },
  {
    id: 'analytics',
    title: 'Advanced Analytics',
    description: 'See what customers ask, which answers fail, and what to fix first.',
    path: paths.benefits.analytics,
  },
  {
    id: 'security',
    title: 'Secure & Reliable',
    description: `Encrypted in transit and at rest, ${facts.uptimePercent}% uptime, and monitoring around the clock.`,
    path: paths.benefits.security,
  },
  {
    id: 'performance',
    title: 'Boost Performance',
    description: 'Answers start before visitors give up and close the chat.',
    path: paths.benefits.performance,
  },
  {
    id: 'collaboration',
    title: 'Seamless Collaboration',
    description: 'One inbox for your team and your chatbots, so customers never repeat themselves.',
    path: paths.benefits.collaboration,
  },
  {
    id: 'support',
    title: '24/7 Customer Support',
    description: 'Dedicated AI and human support: a chatbot 24/7, and people during support hours.',
    path: paths.benefits.support,
  },
  {
    id: 'customization',
    title: 'Customizable Features',
    description: 'Set the tone, rules, and limits yourself. No developer needed.',
    path: paths.benefits.customization,
  },
  {
    id: 'scalability',
    title: 'Scalable Solutions',
    description: 'Grow from ten conversations a day to thousands without starting over.',
    path: paths.benefits.scalability,
  },
  {
    id: 'ai-decision-making',
    title: 'AI-Powered Decision Making',
    description: 'See what to do next, why, and how sure we are. You make the call.',
    path: paths.benefits.aiDecisionMaking,
  },
] as const;

export type Benefit = (typeof benefits)[number];
export type BenefitId = Benefit['id'];
