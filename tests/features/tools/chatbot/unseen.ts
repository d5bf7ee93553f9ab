import { paths } from '@/site/paths';
import type { Expected } from './answerable';

const { benefits } = paths;

/** Written from what the pages say, before any was asked. No rule is ever changed for one of them; one that resembles a known question belongs to the known. */
export const unseenAnswerable: readonly Expected[] = [
  {
    pages: [paths.pricing],
    questions: [
      'does Enterprise come with a named engineer',
      'where is your own region and retention included',
    ],
  },
  { pages: [paths.offer], questions: ['what is the reduced price of Enterprise', 'what is Pro reduced to'] },
  { pages: [paths.faqs, paths.home], questions: ['do projects with several systems get a plan with dates'] },
  {
    pages: [paths.help],
    questions: [
      'How can I change my name on my account?',
      'what do you charge for the self-serve Enterprise app',
      'what does the Escape key do',
      'three chatbots for $19.99',
    ],
  },
  { pages: [paths.help, benefits.support], questions: ['urgent question on a Saturday'] },
  { pages: [paths.contact, paths.help], questions: ['what is your WhatsApp number'] },
  { pages: [paths.contact], questions: ['which town is on the map'] },
  {
    pages: [paths.privacy],
    questions: [
      'how long is my theme kept in the browser',
      'earlier versions of the policy',
      'is my password stored as a hash',
      'is my picture taken from GitHub',
    ],
  },
  {
    pages: [paths.about],
    questions: [
      'innovation',
      'Who is the customer engineer?',
      'do new models get tried on old conversations',
    ],
  },
  { pages: [paths.about, paths.home], questions: ['are the people of the team invented'] },
  {
    pages: [paths.services],
    questions: [
      'AI security',
      'minutes and captions for meetings',
      'can it sort pictures in an archive',
      'how long before planned work are we told',
      'who keeps the code you write',
    ],
  },
  { pages: [paths.services, benefits.aiDecisionMaking], questions: ['do you give a diagnosis'] },
  {
    pages: [paths.blog],
    questions: [
      'speaking instead of typing',
      'keep what you publish true',
      'what to do when the number has not moved after four weeks',
      'are two pages about the same thing bad',
    ],
  },
  { pages: [paths.features], questions: ['how is an order scored for fraud'] },
  {
    pages: [paths.chatbot],
    questions: [
      'what do we do on the first Monday',
      'can the assistant draft an e-mail reply',
      'how do I take the script out of my site again',
    ],
  },
  { pages: [paths.chatbot, paths.home], questions: ['what share of visitors sees the chat window at first'] },
];
