// Written by: npx vitest run tests/features/inbox-story/sample-analyses.test.ts -u
import type { SampleAnalysis } from './analysis';

export const sampleAnalyses: readonly SampleAnalysis[] = [
  {
    text: 'The lamp is gorgeous. But the shade arrived cracked, and I am so disappointed: it is a gift for Saturday. Me pueden mandar otra pantalla o devolver el dinero? Order 4471, ana.ruiz@example.com',
    score: -0.07629809266380283,
    tone: 'mixed',
    sentences: [
      { start: 0, end: 21, tone: 'positive', language: 'en' },
      { start: 22, end: 105, tone: 'negative', language: 'en' },
      { start: 106, end: 158, tone: 'neutral', language: 'es' },
      { start: 159, end: 191, tone: 'neutral', language: 'en' },
    ],
    languages: ['en', 'es'],
    marks: [
      { start: 12, end: 20, tone: 'positive' },
      { start: 44, end: 51, tone: 'negative' },
      { start: 65, end: 77, tone: 'negative' },
    ],
    personal: [
      { start: 165, end: 169, kind: 'number' },
      { start: 171, end: 191, kind: 'email' },
    ],
    team: 'Returns',
    reply:
      'I’m sorry the shade arrived cracked. Could you send a photo? Our team will check whether a new one can reach you by Saturday, and answer your refund question.',
    because: ['cracked'],
    id: 'store',
    label: 'Online store',
    inEnglish: 'Can you send me another shade, or a refund?',
    source: 'Replacements, paragraph 2',
  },
  {
    text: 'Lovely room, great breakfast, and the staff was so kind. Only the shower stayed cold all weekend. Pouvez-vous me rembourser une nuit ? Call me at +1 202-555-0142.',
    score: 0.33090154970298435,
    tone: 'mixed',
    sentences: [
      { start: 0, end: 56, tone: 'positive', language: 'en' },
      { start: 57, end: 97, tone: 'negative', language: 'en' },
      { start: 98, end: 134, tone: 'neutral', language: 'fr' },
      { start: 135, end: 162, tone: 'neutral', language: 'en' },
    ],
    languages: ['en', 'fr'],
    marks: [
      { start: 0, end: 6, tone: 'positive' },
      { start: 13, end: 18, tone: 'positive' },
      { start: 51, end: 55, tone: 'positive' },
      { start: 80, end: 84, tone: 'negative' },
    ],
    personal: [{ start: 146, end: 161, kind: 'phone' }],
    team: 'Billing',
    reply:
      'I’m glad you loved the room, and sorry about the cold shower. Which nights did you stay? We’ll look up your booking and check the refund.',
    because: ['rembourser'],
    id: 'hotel',
    label: 'Hotel',
    inEnglish: 'Can you refund me one night?',
    source: 'Guest policy, refunds',
  },
  {
    text: 'You charged my card twice for invoice 2087, and nobody answers. This is really annoying. Bitte korrigiert das bis Freitag. Sophie on the phone was nice, though.',
    score: -0.13862830175168597,
    tone: 'mixed',
    sentences: [
      { start: 0, end: 63, tone: 'negative', language: 'en' },
      { start: 64, end: 88, tone: 'negative', language: 'en' },
      { start: 89, end: 122, tone: 'neutral', language: 'de' },
      { start: 123, end: 160, tone: 'positive', language: 'en' },
    ],
    languages: ['en', 'de'],
    marks: [
      { start: 48, end: 62, tone: 'negative' },
      { start: 79, end: 87, tone: 'negative' },
      { start: 147, end: 151, tone: 'positive' },
    ],
    personal: [{ start: 38, end: 42, kind: 'number' }],
    team: 'Billing',
    reply:
      'I’m sorry about this. Could you send the dates of both charges? We’ll look up invoice 2087, and Billing will check the refund.',
    because: ['charged', 'card', 'twice', 'invoice'],
    id: 'invoice',
    label: 'Invoice',
    inEnglish: 'Please correct this by Friday.',
    source: 'Payments, paragraph 4',
  },
];
