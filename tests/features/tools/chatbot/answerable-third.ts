import { paths } from '@/site/paths';
import type { Expected } from './answerable';

const { benefits } = paths;

/** A third round, written when the second had been used for tuning. */
export const thirdAnswerable: readonly Expected[] = [
  {
    pages: [paths.pricing],
    questions: [
      'what is included in Pro',
      'Is there a minimum term?',
      'how much is the entreprise plan per month',
      'how many languages does Pro come with',
    ],
  },
  { pages: [paths.offer, paths.pricing], questions: ['do you have a special offer right now'] },
  {
    pages: [paths.faqs, paths.home],
    questions: ['in how many languages can I read this site', 'What exactly does your company do?'],
  },
  {
    pages: [paths.help],
    questions: [
      'how many answers a month does the self-serve Pro app give',
      'refunds',
      'do you take Stripe',
      'linking my GitHub account',
      'I cannot remember my password and would like to have a new one, how do I do that?',
    ],
  },
  {
    pages: [paths.contact, paths.help],
    questions: ['telephone number please', 'e-mail adress', 'where do I find you'],
  },
  {
    pages: [paths.privacy],
    questions: [
      'What information do you collect?',
      'Do you use Google Analytics?',
      'privacy policy updates',
      'can I refuse the translation script',
    ],
  },
  {
    pages: [paths.about],
    questions: ['Who is the head of research?', 'does AI replace a decision about somebody’s job'],
  },
  {
    pages: [paths.services],
    questions: [
      'AI automation',
      'do you help with digital marketing',
      'what do you do about duplicates in big data',
    ],
  },
  { pages: [paths.blog], questions: ['research papers', 'what are the trends'] },
  {
    pages: [paths.features],
    questions: ['which feature helps with files spread over five tools', 'what does fraud detection learn'],
  },
  { pages: [paths.chatbot], questions: ['does the bot work on messaging apps', 'can it change prices'] },
  {
    pages: [paths.translation],
    questions: [
      'is it good enough for chats and reviews',
      'doses and warnings',
      'does it know formal German',
    ],
  },
  { pages: [paths.sentimentAnalysis], questions: ['What does the scale from minus one to plus one mean?'] },
  {
    pages: [paths.speechRecognition],
    questions: ['how good is it with a headset in a quiet room', 'meeting minutes for the deaf'],
  },
  {
    pages: [paths.cloudIntegration],
    questions: ['Does it work with PostgreSQL?', 'do you send webhooks again when we do not answer'],
  },
  { pages: [benefits.security], questions: ['AES-256', 'when do you tell us about an incident'] },
  {
    pages: [benefits.support],
    questions: ['which support channel does Basic have', 'are there people at weekends'],
  },
  { pages: [benefits.performance], questions: ['how long does the model read', 'travel agency 6.2 seconds'] },
  { pages: [benefits.scalability], questions: ['what does a bookshop with 10 conversations a day need'] },
  {
    pages: [benefits.customization],
    questions: ['who changed a rule and when', 'what if two rules contradict each other'],
  },
  { pages: [benefits.collaboration], questions: ['do comments between colleagues stay private'] },
  { pages: [benefits.analytics], questions: ['does it explain why two lines moved together'] },
  {
    pages: [benefits.aiDecisionMaking],
    questions: ['are hiring decisions made by AI', 'is there a button that says always'],
  },
  {
    pages: [benefits.aiSolutions],
    questions: ['two models differ by less than the people who mark them', 'would you write product reviews'],
  },
];
