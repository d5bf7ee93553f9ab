import { facts } from './facts';
import { listOf } from '../lib/number-words';
import { contactAbout, paths } from './paths';
import { listServices, projectStep, type services } from './services';

const comparePlans = `${paths.pricing}#compare`;

/** The services, tailored to a line of business. */
export const solutions = listServices([
  {
    id: 'chatbots',
    title: 'Chatbots',
    description: 'A quick start: a chatbot that already knows the topics of your trade.',
    forWhom:
      'Stores, salons, and clubs that want to start with ready-made topics. If your questions are your own, pick Chatbot.',
    delivered: [
      'Ready-made topics: opening hours, orders, bookings, and returns',
      'Answers in your tone, by your rules',
      'A private test with your team before visitors see it',
    ],
    price: { includes: 'chatbots' },
    example: '“Can I bring my bike in on Saturday?” gets your opening hours and the link to book.',
    next: { label: 'Compare the plans', to: comparePlans },
  },
  {
    id: 'virtual-assistants',
    title: 'Virtual assistants',
    description: 'Finds the document and drafts the reply, for your own team.',
    forWhom: 'Teams that answer from manuals, contracts, and files.',
    delivered: [
      'Search across the files you connect',
      'Draft replies with sources, which your team sends',
      'The same access rights as your files. Each assistant counts as one chatbot',
    ],
    price: { includes: 'chatbots' },
    example:
      'A property manager asks for the notice period of a lease. The assistant quotes the clause and drafts the reply.',
    next: {
      label: 'Ask about a virtual assistant',
      to: contactAbout('We would like a virtual assistant for our team. It should help with: '),
    },
  },
  {
    id: 'analytics',
    title: 'Analytics',
    description: 'The advice: what to do next, with the reasons behind it.',
    forWhom:
      'Managers who decide on staffing, stock, or wording. If you want the numbers themselves, pick Data Analytics.',
    delivered: [
      'Recommendations that show their reasons',
      'Nothing changes until you say yes',
      'A record of what was decided',
    ],
    price: { includes: 'analytics' },
    example:
      'The report suggests one more colleague on Monday mornings and shows the waiting times behind it.',
    next: { label: 'See AI-Powered Decision Making', to: paths.benefits.aiDecisionMaking },
  },
  {
    id: 'image-and-video',
    title: 'Image and video',
    description: 'Sorts pictures, reads labels, and spots defects.',
    forWhom: 'Archives, warehouses, and production lines.',
    delivered: [
      'A test on a sample of your own pictures',
      'Sorting, reading, and checking in one pass',
      'Your team’s review when the model isn’t sure',
    ],
    price: { quoted: true },
    example: 'A warehouse photographs each pallet. Damaged labels are flagged before the truck leaves.',
    next: projectStep,
  },
  {
    id: 'voice',
    title: 'Voice',
    description: 'Turns calls, meetings, and dictation into text you can search.',
    forWhom: 'Teams that take calls, teachers, students, and anyone who needs captions.',
    delivered: [
      'Transcripts with timestamps',
      'Captions for recordings',
      'Uncertain words marked for review',
    ],
    price: { includes: 'speech' },
    example: 'A teacher records a class, and students have captions the same evening.',
    next: { label: 'Try speech recognition', to: paths.speechRecognition },
  },
  {
    id: 'digital-marketing',
    title: 'Digital marketing',
    description: 'Helps you write pages that readers and search engines understand.',
    forWhom: 'Freelancers and marketing teams that publish every week.',
    delivered: [
      'Topics taken from real customer questions',
      'The words your customers use, for titles and first lines',
      'Draft replies to comments in your customers’ languages',
    ],
    price: { includes: 'analytics' },
    example: 'A travel agent sees what customers ask most, and writes one page per question.',
    next: { label: 'Read how pages get found', to: paths.seo },
  },
  {
    id: 'healthcare',
    title: 'Healthcare',
    description: 'Appointments, reminders, and notes. Never a diagnosis.',
    forWhom: 'Practices, clinics, and care services.',
    delivered: [
      'Answers about appointments, opening hours, and preparation',
      'Dictated notes as text, approved by your staff',
      `Storage in the region you choose: ${listOf(facts.regions, 'or')}`,
    ],
    price: { quoted: true, with: 'enterprise' },
    example:
      'A patient asks in Spanish how to prepare for a blood test and gets your instructions, in Spanish.',
    next: {
      label: 'Ask about a healthcare project',
      to: contactAbout('We are a healthcare provider and would like help with: '),
    },
  },
  {
    id: 'e-commerce',
    title: 'E-commerce',
    description: 'Answers every “Where’s my order?” before it reaches your inbox.',
    forWhom: 'Online stores, from a solo shop to a full support team.',
    delivered: [
      'A connection to your store system',
      'Answers about order status, sizes, and returns at any hour',
      'A handoff to your team, with the whole conversation',
    ],
    price: { includes: 'conversations' },
    example:
      'The Monday after a sale, everyone asks about a package. Each answer comes from the order itself.',
    next: { label: 'Compare conversation limits', to: comparePlans },
  },
  {
    id: 'security-and-fraud',
    title: 'Security and fraud',
    description: 'Catches suspicious orders before they ship.',
    forWhom: 'Stores and platforms that take payments.',
    delivered: [
      'A score from 0 to 100 with the reasons behind it',
      'Limits that you set',
      'A review list on which your team decides',
    ],
    price: { includes: 'fraud' },
    example:
      'Three orders in ten minutes use one card and three names. They wait for your review, and everyone else checks out as usual.',
    next: { label: 'See how fraud scoring works', to: paths.fraud },
  },
]);

export type ServiceId = (typeof services)[number]['id'] | (typeof solutions)[number]['id'];
