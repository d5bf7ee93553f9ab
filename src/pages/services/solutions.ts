import {
  LuAudioLines,
  LuChartPie,
  LuFingerprint,
  LuHeartPulse,
  LuImagePlay,
  LuMegaphone,
  LuMessagesSquare,
  LuShoppingBag,
  LuUserRoundCheck,
} from 'react-icons/lu';
import { paths } from '@/site/paths';
import type { Service } from './services';

export const solutions: readonly Service[] = [
  {
    icon: LuMessagesSquare,
    title: 'Chatbots',
    description: 'For shops, offices and clubs: opening hours, orders, bookings and returns.',
    features: ['Website', 'Messenger', 'Mail'],
    to: paths.chatbot,
  },
  {
    icon: LuUserRoundCheck,
    title: 'Virtual assistants',
    description: 'For a team: finds the document, drafts the reply, books the room.',
    features: ['Calendar', 'Files', 'Drafts'],
    to: paths.benefits.collaboration,
  },
  {
    icon: LuChartPie,
    title: 'Analytics',
    description: 'For those who decide: one page of figures, and the questions behind them.',
    features: ['Forecasts', 'Costs', 'Reports'],
    to: paths.benefits.aiDecisionMaking,
  },
  {
    icon: LuImagePlay,
    title: 'Image and video',
    description: 'For archives and production lines: sorts pictures, reads labels, sees faults.',
    features: ['Sorting', 'Text in pictures', 'Faults'],
    to: paths.benefits.aiSolutions,
  },
  {
    icon: LuAudioLines,
    title: 'Voice',
    description: 'For phones and meetings: written down, translated, filed.',
    features: ['Captions', 'Minutes', 'Dictation'],
    to: paths.speechRecognition,
  },
  {
    icon: LuMegaphone,
    title: 'Digital marketing',
    description: 'For those who publish: what people search for, and where your page falls short.',
    features: ['Search', 'Drafts', 'Tests'],
    to: paths.seo,
  },
  {
    icon: LuHeartPulse,
    title: 'Healthcare',
    description: 'For practices: appointments and notes. Never a diagnosis.',
    features: ['Appointments', 'Notes', 'Own region'],
    to: paths.dataPrivacy,
  },
  {
    icon: LuShoppingBag,
    title: 'E-commerce',
    description: 'For shops in high season: stock, sizes and parcels, ten thousand times an hour.',
    features: ['Orders', 'Sizes', 'Returns'],
    to: paths.benefits.scalability,
  },
  {
    icon: LuFingerprint,
    title: 'Security and fraud',
    description: 'For payments and accounts: the few that are not what they seem.',
    features: ['Scores', 'Reasons', 'Review'],
    to: paths.fraud,
  },
];
