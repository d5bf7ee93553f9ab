import { paths } from '@/site/paths';
import type { Expected } from './answerable';

const { benefits } = paths;

/** A second round, written when the first had been used for tuning. */
export const moreAnswerable: readonly Expected[] = [
  {
    pages: [paths.pricing],
    questions: [
      'how expensive is basic',
      'Does Pro include an audit log?',
      'is speech to text included in Basic',
      'who is the enterprise plan for',
    ],
  },
  { pages: [paths.offer, paths.pricing], questions: ['what does Pro cost with the discount'] },
  {
    pages: [paths.faqs, paths.home],
    questions: ['can we change our plan later', 'how quickly is a chatbot ready', 'wat does lumenary do'],
  },
  {
    pages: [paths.help],
    questions: [
      'How does the money-back guarantee work?',
      'can I pay by debit card',
      'changing my password',
      'how do I switch to a dark theme',
      'shortcut for the menu',
      'What does the free Basic app include?',
    ],
  },
  {
    pages: [paths.contact, paths.help],
    questions: ['phone', 'what is your email', 'do you have WhatsApp', 'when are you open'],
  },
  {
    pages: [paths.privacy],
    questions: ['who receives my IP address', 'do you sell my data', 'is there advertising'],
  },
  {
    pages: [paths.about],
    questions: ['meet the team', 'what do you expect of the future', 'Who picks the models?'],
  },
  {
    pages: [paths.services],
    questions: ['what happens to my data after I cancel', 'big data', 'is there an off switch'],
  },
  { pages: [paths.projects], questions: ['when will the first case study be published'] },
  { pages: [paths.blog], questions: ['free online courses about machine learning', 'one page per question'] },
  {
    pages: [paths.features, benefits.security],
    questions: ['who decides about a suspicious order, fraud or not'],
  },
  {
    pages: [paths.chatbot],
    questions: [
      'does the chatbot remember customers from last month',
      'how long does it need to read 300 pages',
    ],
  },
  {
    pages: [paths.translation],
    questions: ['should I translate slogans', 'how does it know which language a message is in'],
  },
  {
    pages: [paths.sentimentAnalysis],
    questions: ['does it get slang right', 'what does a weekly sentiment report contain'],
  },
  { pages: [paths.speechRecognition], questions: ['is the sound deleted', 'transcribing a phone line'] },
  {
    pages: [paths.cloudIntegration],
    questions: ['who holds the encryption key', 'sftp', 'how much slower is my own storage'],
  },
  {
    pages: [benefits.security],
    questions: ['how often do encryption keys change', 'who pays when you are down more than promised'],
  },
  { pages: [benefits.support], questions: ['how long until a person answers on the Pro plan'] },
  { pages: [benefits.performance], questions: ['how long does a forty page contract take'] },
  { pages: [benefits.scalability], questions: ['do you rehearse for a ticket sale'] },
  { pages: [benefits.customization], questions: ['what can no form change', 'how many rules are too many'] },
  { pages: [benefits.collaboration], questions: ['what happens to a thread nobody answers for four hours'] },
  { pages: [benefits.analytics], questions: ['what is the smallest group that is shown'] },
  { pages: [benefits.aiDecisionMaking], questions: ['which buttons are there to answer a proposal'] },
  {
    pages: [benefits.aiSolutions],
    questions: ['do you rank applicants from photographs', 'what does a mistake cost'],
  },
  { pages: [paths.privacy, paths.faqs], questions: ['How can I get my data deleted?'] },
];
