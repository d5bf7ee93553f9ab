import { paths } from '@/site/paths';
import type { Expected } from './answerable';

const { benefits } = paths;
const plans = [paths.pricing, paths.offer, paths.home];

/** A fourth round, in words of visitors that the pages do not use: about plans, help and the company. */
export const fourthAnswerable: readonly Expected[] = [
  {
    pages: plans,
    questions: [
      'What is the difference between Basic and Pro?',
      'which plan includes live analytics',
      'what do we get for 49 dollars a month',
      'are there any installation charges',
      'are we tied to a contract for a year',
      'most popular plan',
      'how many bots does Basic allow',
    ],
  },
  { pages: [...plans, benefits.security], questions: ['which plan do I need for SSO'] },
  {
    pages: [paths.offer, paths.pricing],
    questions: ['any promotions at the moment', 'how much do I save with the special offer'],
  },
  { pages: [paths.offer, paths.pricing, paths.privacy], questions: ['when does my offer expire'] },
  { pages: [paths.faqs, paths.home, paths.chatbot], questions: ['how soon could we go live'] },
  {
    pages: [paths.faqs, paths.home, benefits.customization],
    questions: ['do we need a programmer to get started'],
  },
  { pages: [paths.faqs, paths.home, paths.help], questions: ['is the website available in Spanish'] },
  { pages: [paths.faqs, ...plans], questions: ['can we upgrade from Basic to Pro later'] },
  {
    pages: [paths.faqs, paths.home, paths.services, benefits.security],
    questions: ['what do you do with the data of our customers'],
  },
  {
    pages: [paths.help],
    questions: [
      'do you have a free plan',
      'reset password',
      'the password email is not arriving',
      'which payment options are there',
      'how long do I have to ask for a refund',
      'how do I open the search with the keyboard',
      'how many answers are in the free plan',
      'what does the self-serve pro version cost',
      'can I get an invoice',
    ],
  },
  {
    pages: [paths.help, paths.privacy],
    questions: ['I want to close my account', 'can I sign in with Google', 'is there a dark mode'],
  },
  {
    pages: [paths.help, paths.faqs, paths.home, paths.privacy],
    questions: ['where can I change the language of this site'],
  },
  { pages: [paths.help, benefits.support], questions: ['are you available on Sundays'] },
  {
    pages: [paths.contact, paths.help],
    questions: ['support email address', 'what is your postal address', 'Is there a number I can ring?'],
  },
  { pages: [paths.contact, paths.help, benefits.support], questions: ['office hours'] },
  {
    pages: [paths.contact, paths.home, paths.faqs, paths.about, benefits.support],
    questions: ['how quickly do you reply to messages'],
  },
  {
    pages: [paths.privacy],
    questions: [
      'which cookies do you set',
      'do you share data with Google',
      'can I switch off tracking',
      'how do I get a copy of my personal data',
      'what do you know about me',
      'when was the privacy policy last changed',
      'are my passwords encrypted',
    ],
  },
  {
    pages: [paths.about, paths.home],
    questions: ['Who runs the company?', 'who is in charge of products'],
  },
  { pages: [paths.about], questions: ['What are your values?', 'what is left to people'] },
  { pages: [paths.about, paths.chatbot], questions: ['does your AI pretend to be a human'] },
  {
    pages: [paths.services],
    questions: [
      'can you build a custom model for us',
      'do you develop software',
      'can you analyse pictures',
      'help with forms and data entry',
      'can it book appointments for a medical practice',
      'who is liable when the AI is wrong',
      'how will I hear about changes to the terms',
    ],
  },
  { pages: [paths.services, paths.cloudIntegration], questions: ['what happens to our data when we leave'] },
  { pages: [paths.services, ...plans], questions: ['can I stop a service at any time'] },
  { pages: [paths.services, paths.chatbot], questions: ['is there something for online shops'] },
  {
    pages: [paths.projects, paths.home, paths.about],
    questions: ['customer success stories', 'references from other clients'],
  },
  {
    pages: [paths.blog],
    questions: [
      'which task should we automate first',
      'how can I improve my page for Google',
      'where can I learn about machine learning',
    ],
  },
  { pages: [paths.features, paths.services], questions: ['how do you spot suspicious orders'] },
  { pages: [paths.features, benefits.security], questions: ['do you use two-factor authentication'] },
];
