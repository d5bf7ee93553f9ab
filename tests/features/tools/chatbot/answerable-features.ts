import { paths } from '@/site/paths';
import type { Expected } from './answerable';

const { benefits } = paths;

/** Of the same round as the first: about the pages of single features and benefits. */
export const answerableOfFeatures: readonly Expected[] = [
  {
    pages: [paths.translation],
    questions: [
      'how many languages can you translate',
      'Can I use the translation for contracts?',
      'what is a glossary for',
      'how are names and order numbers treated when translating',
      'tranlsation of court papers',
    ],
  },
  {
    pages: [paths.sentimentAnalysis],
    questions: [
      'How accurate is the sentiment analysis?',
      'does it understand irony',
      'sentimant analyis of reviews',
      'can I use it to grade my staff',
    ],
  },
  {
    pages: [paths.speechRecognition],
    questions: [
      'How long are recordings kept?',
      'speech recognition in a noisy street',
      'can it identify a person by voice',
      'Do callers have to consent to being recorded?',
      'we have meetings with six people in one room, does speech to text cope with that?',
    ],
  },
  {
    pages: [paths.cloudIntegration],
    questions: [
      'Which databases can you connect to?',
      'do you support S3 storage',
      'can your engineers read our conversations',
      'How do I export my data and leave?',
      'is the cloud integration a backup?',
    ],
  },
  {
    pages: [benefits.security],
    questions: [
      'What is your uptime?',
      'which TLS version do you use',
      'do you train models on our words',
      'what happens when there is a leak',
      'How quickly are serious patches made?',
    ],
  },
  {
    pages: [benefits.support],
    questions: [
      'How soon do I get a first answer on Enterprise?',
      'is there an engineer on call at night',
      'Who answers at three in the morning?',
      '24/7 suport',
    ],
  },
  {
    pages: [benefits.performance],
    questions: ['How fast is an answer?', 'how many seconds to the first word', 'why is it slow with money'],
  },
  {
    pages: [benefits.scalability],
    questions: [
      'Can it handle 10,000 conversations an hour?',
      'what gives way first when there is a crowd',
      'what happens when I go over my monthly conversations on a big day',
    ],
  },
  {
    pages: [benefits.customization],
    questions: ['Can I change the tone of voice?', 'customising the rules', 'can changes be taken back'],
  },
  {
    pages: [benefits.collaboration],
    questions: ['What is in a handover note?', 'shared inbox for people and assistants', 'colaboration'],
  },
  {
    pages: [benefits.analytics],
    questions: [
      'Is there a league table of my staff?',
      'advanced analytics',
      'what does an open question cost us',
    ],
  },
  {
    pages: [benefits.aiDecisionMaking],
    questions: [
      'Does the AI decide by itself?',
      'which decisions does it leave alone',
      'Who signs a proposal?',
    ],
  },
  {
    pages: [benefits.aiSolutions],
    questions: [
      'How do you choose a model?',
      'would a rule do instead of a model',
      'which requests do you say no to',
    ],
  },
  { pages: [paths.help, benefits.support], questions: ['when are you open at the weekend'] },
  { pages: [paths.privacy, paths.contact], questions: ['does google maps get my ip adress'] },
  { pages: [paths.features, benefits.security, paths.faqs], questions: ['data encryption at rest'] },
  { pages: [paths.chatbot, paths.about], questions: ['does the chatbot pretend to be a human'] },
  { pages: [paths.blog, paths.services], questions: ['where does AI go wrong'] },
];
