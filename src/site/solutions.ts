import { contactAbout, paths, sections } from './paths';
import { comparePath } from './plans';
import { listServices, projectStep, type services } from './services';

/** The services, tailored to a line of business. */
export const solutions = listServices([
  {
    id: 'chatbots',
    title: 'Chatbots',
    focus: 'for your trade',
    description: 'The chatbot service, set up from a template for your trade.',
    forWhom: 'Stores, salons, and clubs.',
    delivered: ['Topics: opening hours, orders, bookings, and returns', 'A test with ten of your questions'],
    price: { includes: 'chatbots' },
    next: { label: 'Compare the plans', to: comparePath },
  },
  {
    id: 'virtual-assistants',
    title: 'Virtual assistants',
    description: 'Finds the document and drafts the reply, for your own team.',
    forWhom: 'Teams that answer from manuals, contracts, and files.',
    delivered: ['Draft replies with sources, which your team sends', 'The same access rights as your files'],
    price: { includes: 'chatbots' },
    next: {
      label: 'Ask about a virtual assistant',
      to: contactAbout('We would like a virtual assistant for our team. It should help with: '),
    },
  },
  {
    id: 'analytics',
    title: 'Analytics',
    focus: 'for decisions',
    description: 'Says what to do next, with the reasons.',
    forWhom: 'Managers who decide on staffing or stock.',
    delivered: ['Nothing changes until you say yes', 'A record of what was decided'],
    price: { includes: 'analytics' },
    next: { label: 'See AI-Powered Decision Making', to: paths.benefits.aiDecisionMaking },
  },
  {
    id: 'image-and-video',
    title: 'Image and video',
    description: 'Sorts pictures, reads labels, and spots defects.',
    forWhom: 'Archives, warehouses, and production lines.',
    delivered: ['A test on a sample of your own pictures', 'Your team’s review when the model isn’t sure'],
    price: { quoted: true },
    next: projectStep,
  },
  {
    id: 'voice',
    title: 'Voice',
    description: 'Turns calls, meetings, and dictation into text you can search.',
    forWhom: 'Teachers, students, and teams on the phone.',
    delivered: ['Transcripts with timestamps', 'Uncertain words marked for review'],
    price: { includes: 'speech' },
    next: { label: 'Try speech recognition', to: paths.speechRecognition },
  },
  {
    id: 'digital-marketing',
    title: 'Digital marketing',
    description: 'Turns what customers ask, from your live analytics, into topics and titles.',
    forWhom: 'Freelancers and marketing teams that publish every week.',
    delivered: ['Topics taken from real customer questions', 'Your customers’ words, for titles'],
    price: { includes: 'analytics' },
    next: { label: 'Read how pages get found', to: sections.seo },
  },
  {
    id: 'healthcare',
    title: 'Healthcare',
    description:
      'Opening hours, appointments, and preparation. No patient records: we don’t sign HIPAA agreements (BAAs).',
    forWhom: 'Practices, clinics, and home care.',
    delivered: [
      'Answers about appointments and preparation',
      'Medical questions handed to your staff',
      'Storage in the region you choose',
    ],
    price: { quoted: true, with: 'enterprise' },
    next: {
      label: 'Ask about a healthcare project',
      to: contactAbout('We are a healthcare provider and would like help with: '),
    },
  },
  {
    id: 'e-commerce',
    title: 'E-commerce',
    description: 'Answers “Where’s my order?” before it reaches your inbox.',
    forWhom: 'Online stores of any size.',
    delivered: ['A connection to your store system', 'Answers about order status, sizes, and returns'],
    price: { includes: 'conversations' },
    next: { label: 'Compare the plans', to: comparePath },
  },
  {
    id: 'security-and-fraud',
    title: 'Security and fraud',
    focus: 'checks',
    description: 'Guards your orders: suspicious ones wait for your team.',
    forWhom: 'Stores and platforms that take payments.',
    delivered: ['A score from 0 to 100 with its reasons', 'A review list on which your team decides'],
    price: { includes: 'fraud' },
    next: { label: 'See how fraud scoring works', to: sections.fraud },
  },
]);

export type ServiceId = (typeof services)[number]['id'] | (typeof solutions)[number]['id'];
