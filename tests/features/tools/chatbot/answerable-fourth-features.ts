import { paths } from '@/site/paths';
import type { Expected } from './answerable';

const { benefits } = paths;

/** Of the same round as the fourth: about the pages of single features and benefits. */
export const fourthAnswerableOfFeatures: readonly Expected[] = [
  {
    pages: [paths.chatbot],
    questions: [
      'how do I add the chatbot to my website',
      'does the bot remember previous customers',
      'how many questions can the bot resolve without a person',
      'can the chatbot handle photos',
      'is the chatbot accessible for blind people',
    ],
  },
  {
    pages: [paths.chatbot, paths.about, benefits.collaboration, benefits.support],
    questions: ['when does the chatbot pass a conversation to a person'],
  },
  {
    pages: [paths.translation],
    questions: [
      'can it translate legal documents',
      'can I define words that must not be translated',
      'can I see the original message',
      'does it consider the context of earlier messages',
    ],
  },
  {
    pages: [paths.translation, paths.faqs, paths.home],
    questions: ['which languages can the translator handle'],
  },
  {
    pages: [paths.sentimentAnalysis],
    questions: [
      'does it recognise sarcasm',
      'how reliable is the mood detection',
      'can I upload a file of reviews',
      'which weekly figures are in the report',
    ],
  },
  { pages: [paths.sentimentAnalysis, benefits.analytics], questions: ['can we evaluate employees with it'] },
  {
    pages: [paths.speechRecognition],
    questions: [
      'do you store voice recordings',
      'does background noise matter',
      'can I get subtitles',
      'does it recognise who is talking',
    ],
  },
  {
    pages: [paths.cloudIntegration],
    questions: [
      'can I use my own S3 bucket',
      'who can read our messages',
      'are credit card numbers stored',
      'how long does it take to set up the storage',
    ],
  },
  { pages: [paths.cloudIntegration, benefits.security], questions: ['does my data stay in my country'] },
  { pages: [benefits.security], questions: ['availability guarantee', 'what happens after a data breach'] },
  {
    pages: [benefits.security, paths.services, paths.cloudIntegration],
    questions: ['do you make backups'],
  },
  {
    pages: [benefits.security, paths.faqs, paths.services],
    questions: ['do you use our data to train AI'],
  },
  {
    pages: [benefits.support],
    questions: [
      'who do I call in an emergency at night',
      'response time for enterprise customers',
      'how fast does pro support reply',
      'do you train our employees',
    ],
  },
  {
    pages: [benefits.performance],
    questions: [
      'how can we make answers faster',
      'how long do customers wait before they leave',
      'what slows down an answer',
    ],
  },
  { pages: [benefits.performance, paths.home], questions: ['how quickly does the bot respond'] },
  {
    pages: [benefits.collaboration],
    questions: [
      'can several colleagues work in the same inbox',
      'can two people answer the same customer at once',
      'are internal notes visible to customers',
    ],
  },
  { pages: [benefits.collaboration, paths.home], questions: ['how does a person take over from the bot'] },
  {
    pages: [benefits.customization],
    questions: [
      'can we edit the rules ourselves',
      'how do we undo a change',
      'can the assistant sound more formal',
      'how many rules can we set',
    ],
  },
  {
    pages: [benefits.scalability],
    questions: [
      'what happens during a traffic spike',
      'what happens when we reach the monthly limit',
      'we have 500 conversations a day',
    ],
  },
  {
    pages: [benefits.aiDecisionMaking],
    questions: [
      'does a human approve every decision',
      'how often are the suggestions right',
      'does it explain the reasons for a proposal',
    ],
  },
  { pages: [benefits.aiDecisionMaking, paths.about], questions: ['can it decide about loans'] },
  {
    pages: [benefits.aiSolutions],
    questions: ['what do you refuse to do', 'can it predict sales', 'how do you compare models'],
  },
  { pages: [benefits.aiSolutions, paths.about], questions: ['which model do you use'] },
  { pages: [benefits.aiSolutions, paths.blog], questions: ['is a bigger model better'] },
  {
    pages: [benefits.analytics],
    questions: [
      'which questions could not be answered',
      'what questions can I ask the analytics',
      'can I see the conversations behind a figure',
    ],
  },
  {
    pages: [benefits.analytics, benefits.scalability],
    questions: ['from how many conversations are the statistics meaningful'],
  },
];
