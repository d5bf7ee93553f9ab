// Written by: npx vitest run tests/features/inbox-story/sample-analyses.test.ts -u
import type { FeatureId } from '@/site/features';
import type { Analysis } from './analysis';

export const featureAnalyses: Readonly<Record<FeatureId, Analysis>> = {
  chatbot: {
    text: 'Hi! Do you ship to Norway, and what does it cost?',
    score: 0,
    tone: 'neutral',
    sentences: [
      { start: 0, end: 3, tone: 'neutral', language: 'en' },
      { start: 4, end: 49, tone: 'neutral', language: 'en' },
    ],
    languages: ['en'],
    marks: [],
    personal: [],
    team: 'Delivery',
    reply: 'Yes, we do. Shipping to Norway is $12, and free over $80.',
    because: ['ship'],
    source: 'Shipping, paragraph 3',
  },
  translation: {
    text: 'Hello from Berlin! Kann ich das blaue Hemd gegen ein rotes tauschen?',
    score: 0,
    tone: 'neutral',
    sentences: [
      { start: 0, end: 18, tone: 'neutral', language: 'en' },
      { start: 19, end: 68, tone: 'neutral', language: 'de' },
    ],
    languages: ['en', 'de'],
    marks: [],
    personal: [],
    team: 'Front desk',
    reply:
      'Thanks for your message. Could you tell us a little more? Our team will read it and reply to you here.',
    because: [],
    inEnglish: 'Can I exchange the blue shirt for a red one?',
  },
  'sentiment-analysis': {
    text: 'Wonderful coffee, and the friendliest staff in town. But we waited forever, and the music was awful.',
    score: 0.036074103467497565,
    tone: 'mixed',
    sentences: [
      { start: 0, end: 52, tone: 'positive', language: 'en' },
      { start: 53, end: 100, tone: 'negative', language: 'en' },
    ],
    languages: ['en'],
    marks: [
      { start: 0, end: 9, tone: 'positive' },
      { start: 26, end: 37, tone: 'positive' },
      { start: 60, end: 66, tone: 'negative' },
      { start: 94, end: 99, tone: 'negative' },
    ],
    personal: [],
    team: 'Front desk',
    reply:
      'Thanks for your message. Could you tell us a little more? Our team will read it and reply to you here.',
    because: [],
  },
  'speech-recognition': {
    text: 'Hi, this is Tom in unit 15. The heating stopped last night. Could somebody call me back before noon?',
    score: 0,
    tone: 'neutral',
    sentences: [
      { start: 0, end: 27, tone: 'neutral', language: 'en' },
      { start: 28, end: 59, tone: 'neutral', language: 'en' },
      { start: 60, end: 100, tone: 'neutral', language: 'en' },
    ],
    languages: ['en'],
    marks: [],
    personal: [],
    team: 'Bookings',
    reply:
      'Happy to help. What day is the booking, and under what name? We’ll look it up and check what’s possible.',
    because: ['night'],
  },
  'cloud-integration': {
    text: 'My claim was approved, but the payment went to the wrong account. Could you correct the invoice?',
    score: -0.1027330993875028,
    tone: 'mixed',
    sentences: [
      { start: 0, end: 65, tone: 'mixed', language: 'en' },
      { start: 66, end: 96, tone: 'neutral', language: 'en' },
    ],
    languages: ['en'],
    marks: [
      { start: 13, end: 21, tone: 'positive' },
      { start: 51, end: 56, tone: 'negative' },
    ],
    personal: [],
    team: 'Billing',
    reply:
      'Thanks for telling us. Which invoice is it, and when were you charged? We’ll look up the payment and reply to you here.',
    because: ['payment', 'invoice'],
  },
  'data-privacy': {
    text: 'Please charge card 4929 1234 5678 9012 for booking 20871, and call me at 202-555-0117.',
    score: 0,
    tone: 'neutral',
    sentences: [{ start: 0, end: 86, tone: 'neutral', language: 'en' }],
    languages: ['en'],
    marks: [],
    personal: [
      { start: 19, end: 38, kind: 'card' },
      { start: 51, end: 56, kind: 'number' },
      { start: 73, end: 85, kind: 'phone' },
    ],
    team: 'Billing',
    reply:
      'Thanks for telling us. Which invoice is it, and when were you charged? We’ll look up the payment and reply to you here.',
    because: ['charge', 'card'],
  },
};
