import { usualHours } from '@/domain/support-hours';
import { featureMessages, night } from '@/site/messages';
import { paths } from '@/site/paths';

const OPENS = timeOfDay(usualHours.opensAt);
const CLOSES = timeOfDay(usualHours.closesAt);

/** The night that Home tells, each step with the page that says more, and the light of the sky above it. */
export const storySteps = [
  {
    id: 'close',
    to: paths.chatbot,
    time: CLOSES,
    light: 'dusk',
    title: 'The store closes',
    text: `Your team goes home. AI answers until ${OPENS}.`,
  },
  {
    id: 'arrive',
    to: paths.translation,
    time: night.arrives,
    light: 'night',
    title: 'A lamp arrived cracked',
    text: 'A customer writes in two languages, and nobody is in.',
  },
  {
    id: 'read',
    to: paths.sentimentAnalysis,
    time: night.arrives,
    light: 'night',
    title: 'Mood and Spanish are marked',
    text: 'Praise, a complaint, and a question in Spanish.',
  },
  {
    id: 'mask',
    to: paths.benefits.security,
    time: night.arrives,
    light: 'night',
    title: 'Order and email are masked in reports',
    text: 'The reply needs them. Your statistics don’t.',
  },
  {
    id: 'reply',
    to: paths.chatbot,
    time: night.answered,
    light: 'night',
    title: 'The customer gets a reply',
    text: 'With its source. The refund question waits for your team.',
  },
  {
    id: 'note',
    to: paths.benefits.collaboration,
    time: OPENS,
    light: 'dawn',
    title: `${night.colleague} opens a short note`,
    text: `Answered at ${night.answered}. The rest is hers.`,
  },
] as const;

/** What the AI may do while the store is closed. */
export const tonight = [
  {
    id: 'answers',
    term: 'Answers',
    text: 'Shipping, returns, and opening hours, from the store’s own pages',
  },
  { id: 'holds', term: 'Holds for the team', text: 'Refunds, and whatever the pages don’t say' },
  { id: 'masks', term: 'Masks', text: 'Card numbers and passwords, before anything is stored' },
] as const;

/** The day's other conversations. */
export const earlierRows = [
  { name: 'Tom Becker', time: '5:52 PM', text: featureMessages.chatbot.text, state: 'Answered' },
  { name: 'Sophie Lang', time: '5:31 PM', text: 'Invoice 2087 was charged twice', state: 'With Billing' },
  { name: 'Leo Haddad', time: '4:58 PM', text: 'Is the oak table in stock?', state: 'Answered' },
  { name: 'Mia Novak', time: '4:40 PM', text: 'Can I change the address?', state: 'Answered' },
] as const;

/** What the list says of the message, from its arrival on. */
export const messageStates = [
  'New',
  'New',
  'Read',
  'Masked',
  'Answered',
  `Waits for ${night.colleague}`,
] as const;

function timeOfDay(hours: number): string {
  return `${hours % 12 || 12}:00 ${hours < 12 ? 'AM' : 'PM'}`;
}
