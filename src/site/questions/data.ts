import { contacts } from '../contacts';
import { facts } from '../facts';
import { paths, sections } from '../paths';
import { subprocessors } from '../trust';
import type { Question } from './question';

const { privacy, benefits } = paths;

export const dataQuestions: readonly Question[] = [
  {
    question: 'Who can read our conversations?',
    also: ['access rights', 'can your employees read our chats', 'who has access to our chat logs'],
    answer: facts.access,
    to: `${benefits.security}#questionnaire`,
  },
  {
    question: 'Do you comply with the GDPR?',
    also: ['data processing agreement', 'DPA', 'GDPR compliance', 'sign a processor contract'],
    answer:
      'Yes. You stay the controller, and a data-processing agreement comes with every plan: ask for it with the contact form.',
    to: `${benefits.security}#questionnaire`,
  },
  {
    question: 'Can you fill out our security questionnaire?',
    also: ['vendor security review', 'procurement questionnaire', 'security audit by our company'],
    answer: 'Yes. Send it to us, and we’ll answer it in writing before you sign anything.',
    to: `${benefits.security}#next-step`,
  },
  {
    question: 'What does this site store about me?',
    also: ['personal data you collect', 'what do you know about me', 'cookies and local storage'],
    answer:
      'Your account, and what you send with a form. Settings, drafts, and what you try in a tool stay in your browser, where you can see and delete them. The Privacy Policy lists all of it.',
    to: `${privacy}#information-collected-title`,
  },
  {
    question: 'Do you sell my data?',
    also: ['share data with third parties', 'ads and profiles', 'who receives my information', 'advertisers'],
    answer:
      'Never. We show no ads and build no profile of you. The Privacy Policy lists the services that receive what they need for their part of the site.',
    to: `${privacy}#third-party-sharing-title`,
  },
  {
    question: 'How do I get my personal data deleted?',
    also: ['erase everything about me', 'right to be forgotten', 'GDPR request', 'correct my data'],
    answer: `Write to ${contacts.email.privacy} to have your data deleted or corrected, or to get a copy. No reason needed. You can delete your account yourself on your account page.`,
    to: `${privacy}#privacy-contact-title`,
  },
  {
    question: 'Does this site use Google Analytics?',
    also: ['turn off Google Translate or the map', 'tracking', 'do you count my visits', 'cookie consent'],
    answer: 'Only if it’s set up and you agree. You can turn it on or off in your privacy choices.',
    to: `${privacy}#choices-title`,
  },
  {
    question: 'Is what I type in the tools sent anywhere?',
    also: ['do the demos keep my text', 'is my question to the assistant stored', 'are tools private'],
    answer:
      'No. We receive none of what you type in the tools. With live captions, some browsers send speech to the company that makes them.',
    to: `${privacy}#storage-and-protection-title`,
  },
  {
    question: 'Who hosts your servers?',
    also: ['hosting provider', 'AWS or Azure', 'subprocessors', 'which language model do you use'],
    answer: subprocessors.map(({ name, does }) => `${name}: ${does}.`).join(' '),
    to: `${benefits.security}#subprocessors`,
  },
  {
    question: 'Who owns our content?',
    also: ['intellectual property', 'who owns the data', 'do our texts belong to you', 'copyright'],
    answer:
      'You do. Your content and the results are yours. We use them to provide your service, never to train models for others.',
    to: sections.terms,
  },
];
