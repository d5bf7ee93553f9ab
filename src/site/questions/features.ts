import { durationText, plansWith, titlesOf } from '@/domain/format';
import { money } from '@/domain/money';
import { plansFrom } from '@/domain/plans';
import { listOf } from '@/lib/number-words';
import { facts } from '../facts';
import { integrations } from '../integrations';
import { toolLinks } from '../navigation';
import { paths, sections } from '../paths';
import type { Question } from './question';

const { benefits, speechRecognition, translation, cloudIntegration, sentimentAnalysis } = paths;
const languages = facts.languages;

export const featureQuestions: readonly Question[] = [
  {
    question: 'How good is the translation?',
    also: ['translation quality', 'do people check the translations'],
    answer: `Every message is translated in the context of the conversation, and checked before it’s delivered. Native speakers review ${languages.reviewedByNativeSpeakers} of the ${languages.supported} languages.`,
    to: `${translation}#limits`,
  },
  {
    question: 'Can you keep our product names in translations?',
    also: ['glossary', 'do not translate brand names', 'formal or informal tone', 'our own terminology'],
    answer:
      'Yes. Keep product names, the formal or informal “you”, and technical terms in one glossary, and they’re translated your way once the change is tested and live.',
    to: `${translation}#glossary`,
  },
  {
    question: 'How accurate is speech recognition?',
    also: ['which microphone do I need', 'errors in the transcript', 'headset or a noisy street'],
    answer:
      'It’s best with a headset in a quiet room. Noise, several speakers at once, strong dialects, and rare languages add errors. Words it isn’t sure of are underlined. Always check names and numbers.',
    to: `${speechRecognition}#limits`,
  },
  {
    question: 'How long are recordings kept?',
    also: ['when is the audio deleted', 'do you store our calls', 'do you keep call recordings'],
    answer: `We delete the audio after ${durationText(facts.audioKept)}, and you can choose to store none at all. The text stays as long as your plan says.`,
    to: `${speechRecognition}#recording`,
  },
  {
    question: 'Can I get live captions or subtitles?',
    also: ['download an SRT file', 'captions for deaf or hard-of-hearing people', 'subtitles for a video'],
    answer: 'Yes, free on this site. Speak, read along, then copy the text or download it as subtitles.',
    to: toolLinks.speech.page,
  },
  {
    question: 'Can it write our meeting minutes?',
    also: ['take notes in meetings', 'summary after a call', 'transcribe interviews and classes'],
    answer:
      'Yes. Calls and meetings become text you can search. Mark three sentences as decisions, and send them as minutes. After a call, the summary is ready.',
    to: `${speechRecognition}#example`,
  },
  {
    question: 'Does it recognize who is speaking?',
    also: ['identify people by voice', 'voice recognition of a person'],
    answer:
      'No. It doesn’t identify anyone or judge feelings by voice. Live captions start a new line at each pause.',
    to: `${speechRecognition}#limits`,
  },
  {
    question: 'Which systems can you connect to?',
    also: ['integrations', 'PostgreSQL database', 'S3 bucket or SFTP server', 'webhook'],
    answer: `We connect ${listOf(integrations.map(({ name }) => name))}. On ${plansWith('ownKey')}, conversations can also go to your own storage: an S3-compatible bucket, a database, a file server, or a signed webhook.`,
    to: `${cloudIntegration}#connections`,
  },
  ...integrations.map(({ name, does, from }) => ({
    question: `Does it work with ${name}?`,
    also: [name, `${name} integration`, `can we connect ${name}`],
    answer: `${name}: ${does} On ${titlesOf(plansFrom(from))}.`,
    to: `${cloudIntegration}#integrations`,
  })),
  {
    question: 'How does fraud detection work?',
    also: ['fraud score', 'stolen cards', 'spot fake orders', 'phishing and scams'],
    answer: `Each order gets a score from 0 to 100, with the reasons behind it. Orders above your limit wait for your team, and none are declined automatically.`,
    to: sections.fraud,
  },
  {
    question: 'Can you train a model on our own data?',
    also: ['custom machine learning model', 'fine-tune a model', 'how many examples do you need'],
    answer: `Yes, as custom work from ${money(facts.customProjectsFrom)}, at a fixed price per milestone. Every plan already includes the model that fits your task.`,
    to: `${benefits.aiSolutions}#next-step`,
  },
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
