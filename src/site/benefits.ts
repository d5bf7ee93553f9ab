import { facts } from './facts';
import { paths } from './paths';
import { plans } from './plans';
import { supportHours } from './support-hours';

const mostConversations = plans.at(-1)?.includes.conversations;

/** The nine cards of 'Why Choose Us?'. */
export const benefits = [
  {
    id: 'ai-solutions',
    title: 'Innovative AI Solutions',
    description: 'Models chosen and tuned for your task, for accurate answers at a lower cost.',
    path: paths.benefits.aiSolutions,
  },
  {
    id: 'analytics',
    title: 'Advanced Analytics',
    description: 'See what customers ask, which answers fail and what to fix first.',
    path: paths.benefits.analytics,
  },
  {
    id: 'security',
    title: 'Secure & Reliable',
    description: `Encrypted in transit and at rest, with ${facts.uptime} uptime and monitoring around the clock.`,
    path: paths.benefits.security,
  },
  {
    id: 'performance',
    title: 'Boost Performance',
    description: `Answers start after ${facts.firstAnswer.medianSeconds} seconds (median), so visitors stay in the chat.`,
    path: paths.benefits.performance,
  },
  {
    id: 'collaboration',
    title: 'Seamless Collaboration',
    description: 'Your team and your chatbots share one inbox, one history and clear handovers.',
    path: paths.benefits.collaboration,
  },
  {
    id: 'support',
    title: '24/7 Customer Support',
    description: `Dedicated AI and human support: the AI assistant answers 24/7, people ${supportHours.days}.`,
    path: paths.benefits.support,
  },
  {
    id: 'customization',
    title: 'Customizable Features',
    description: 'Set the tone, rules and limits in a form, without a developer.',
    path: paths.benefits.customization,
  },
  {
    id: 'scalability',
    title: 'Scalable Solutions',
    description: `From ten conversations a day to ${mostConversations} a month on the same setup.`,
    path: paths.benefits.scalability,
  },
  {
    id: 'ai-decision-making',
    title: 'AI-Powered Decision Making',
    description: 'Recommendations with reasons and a confidence score. A person decides.',
    path: paths.benefits.aiDecisionMaking,
  },
] as const;

export type Benefit = (typeof benefits)[number];
export type BenefitId = Benefit['id'];
