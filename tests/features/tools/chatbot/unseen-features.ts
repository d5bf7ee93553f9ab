import { paths } from '@/site/paths';
import type { Expected } from './answerable';

const { benefits } = paths;

/** Of the same kind as the other unseen ones: about the pages of single features and benefits. */
export const unseenAnswerableOfFeatures: readonly Expected[] = [
  {
    pages: [paths.translation],
    questions: [
      'how does the glossary treat product names',
      'sworn translator',
      'what happens when a figure changes on the way',
      'is the language taken from the country',
    ],
  },
  {
    pages: [paths.sentimentAnalysis],
    questions: ['how many messages does it get right out of ten', 'what does a neutral question score'],
  },
  {
    pages: [paths.speechRecognition],
    questions: [
      'how long do you keep the sound of a call',
      'who reads instead of listening',
      'what happens when two people talk at once in a meeting',
      'what if a caller says no to the recording',
    ],
  },
  {
    pages: [paths.cloudIntegration],
    questions: [
      'can I take the key away',
      'file servers with WebDAV',
      'how long does a record wait when our bucket is closed',
    ],
  },
  {
    pages: [benefits.security],
    questions: [
      'how often are restores tried',
      'which part of security is ours and which is yours',
      'is a second factor for administrators our job',
    ],
  },
  {
    pages: [benefits.support],
    questions: ['what is the goal for a first answer on Basic', 'can I skip the assistant and type person'],
  },
  {
    pages: [benefits.performance],
    questions: [
      'when does the assistant take its time',
      'how many visitors are gone after eight seconds',
      'does a faster answer mend a slow website',
    ],
  },
  {
    pages: [benefits.scalability],
    questions: [
      'sizes of busy',
      'does the number of machines grow',
      'do you pause the suggestions when it gets crowded',
      'how fast can it double',
    ],
  },
  { pages: [benefits.customization, paths.home], questions: ['how quick is a change live'] },
  {
    pages: [benefits.collaboration],
    questions: [
      'who owns a thread',
      'how long does reading a handover note take',
      'for what size of team is the shared inbox',
    ],
  },
  { pages: [benefits.analytics], questions: ['how many conversations were left open'] },
  {
    pages: [benefits.aiDecisionMaking],
    questions: [
      'how often is it right when it is sure',
      'what does silence count as',
      'why does a proposal carry a warning',
    ],
  },
  {
    pages: [benefits.aiSolutions],
    questions: ['five questions before any model', 'who marks fifty answers', 'do postcodes need a model'],
  },
];
