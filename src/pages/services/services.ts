import {
  LuBot,
  LuChartSpline,
  LuCloud,
  LuCodeXml,
  LuDatabase,
  LuHeartHandshake,
  LuNetwork,
  LuShieldCheck,
  LuWorkflow,
} from 'react-icons/lu';
import type { IconType } from 'react-icons';
import { paths } from '@/site/paths';

export interface Service {
  readonly icon: IconType;
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  /** Where it is told in full. */
  readonly to: string;
  /** The page is one of a feature, where it can be tried. */
  readonly tryable?: true;
}

export const services: readonly Service[] = [
  {
    icon: LuBot,
    title: 'Chatbot',
    description: 'Answers the questions that come up every day, on your site and in your inbox.',
    features: ['Reads your help pages', 'Shows its sources', 'Hands over with the history'],
    to: paths.chatbot,
    tryable: true,
  },
  {
    icon: LuCloud,
    title: 'Cloud AI',
    description: 'Models and files in a region you choose, connected to the tools you have.',
    features: ['Storage with one set of rights', 'Backups every hour', 'Ready connections'],
    to: paths.cloudIntegration,
    tryable: true,
  },
  {
    icon: LuNetwork,
    title: 'Machine Learning',
    description: 'A model trained on your own cases, for a question only you have.',
    features: ['Data check before training', 'Measured against today', 'Retrained when it drifts'],
    to: paths.benefits.aiSolutions,
  },
  {
    icon: LuShieldCheck,
    title: 'AI Security',
    description: 'Watches sign-ins, orders and prompts for what does not belong there.',
    features: ['Reasons with every alarm', 'Limits you set', 'A log nobody can edit'],
    to: paths.security,
  },
  {
    icon: LuChartSpline,
    title: 'Data Analytics',
    description: 'What customers ask, where answers fail and what that costs, on one page.',
    features: ['Live figures', 'Questions in plain language', 'A report on Mondays'],
    to: paths.benefits.analytics,
  },
  {
    icon: LuCodeXml,
    title: 'AI Development',
    description: 'Something built for you: an interface, an integration, a model of your own.',
    features: ['A fixed price per step', 'Code you may keep', 'Tests you can run'],
    to: paths.benefits.customization,
  },
  {
    icon: LuHeartHandshake,
    title: 'Customer Engagement',
    description: 'Hears how people feel in what they write, and says it while it can be mended.',
    features: ['Mood of each conversation', 'Early warning by mail', 'Themes of the month'],
    to: paths.sentimentAnalysis,
    tryable: true,
  },
  {
    icon: LuWorkflow,
    title: 'AI Automation',
    description: 'Moves data from one form to the next, and asks when something does not add up.',
    features: ['Starts with one task', 'Every step can be undone', 'Minutes saved, counted'],
    to: paths.benefits.performance,
  },
  {
    icon: LuDatabase,
    title: 'Big Data',
    description: 'Years of records made searchable, without moving them all at once.',
    features: ['Millions of rows a minute', 'Duplicates found', 'Grows without new machines'],
    to: paths.benefits.scalability,
  },
];
