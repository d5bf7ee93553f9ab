import { facts } from '../facts';
import { paths } from '../paths';
import type { Question } from './question';

const { benefits, sentimentAnalysis } = paths;

export const insightQuestions: readonly Question[] = [
  {
    question: 'How accurate is sentiment analysis?',
    also: ['error rate of the mood score', 'does it understand irony and sarcasm', 'can I trust the score'],
    answer: `The demo on this site is right on ${facts.sentimentDemoAccuracy} of 100 texts it hadn’t seen. Irony is hard for it, and so are complaints without a negative word.`,
    to: `${sentimentAnalysis}#limits`,
  },
  {
    question: 'What’s in the weekly report?',
    also: ['Monday report', 'summary of reviews', 'which day does the sentiment report come'],
    answer: 'One page, every Monday: what customers mention, how they feel about it, and what changed.',
    to: `${sentimentAnalysis}#report`,
  },
  {
    question: 'Can we use it to rate our employees?',
    also: ['grade our staff', 'rank support agents', 'performance review by mood score', 'compare employees'],
    answer:
      'No. Use it to find patterns, never to grade your staff. Analytics don’t rank employees: no report covers fewer than five people.',
    to: `${benefits.analytics}#limits`,
  },
  {
    question: 'Who decides, the AI or our team?',
    also: ['does it act on its own', 'automatic decisions', 'human in the loop'],
    answer: 'You do. Answer each recommendation with yes, no, or “show me.” Until you do, nothing happens.',
    to: `${benefits.aiDecisionMaking}#answers`,
  },
];
