import type { FeatureId } from './features';

/** The sample store of the night that Home tells: who writes to it, when, and who opens the note in the morning. */
export const night = {
  store: 'Oak & Ember',
  customer: 'Ana Ruiz',
  colleague: 'Mara',
  arrives: '9:14 PM',
  answered: '9:15 PM',
  /** The passage of the store's pages that the reply is written from. */
  passage:
    'Did a part arrive damaged? Send us a photo, and we’ll replace the part. Our team confirms the date, and decides on refunds.',
  closingLine: 'We close at six. Our customers don’t, and now that’s fine.',
} as const;

/**
 * The sample messages, shown until the visitor writes one. They avoid accented letters, which would make the sign-in
 * screen load a second font file.
 */
export const sampleMessages = [
  {
    id: 'store',
    label: 'Online store',
    text: 'The lamp is gorgeous. But the shade arrived cracked, and I am so disappointed: it is a gift for Saturday. Me pueden mandar otra pantalla o devolver el dinero? Order 4471, ana.ruiz@example.com',
    inEnglish: 'Can you send me another shade, or a refund?',
    reply:
      'I’m sorry the shade arrived cracked. Could you send a photo? Our team will check whether a new one can reach you by Saturday, and answer your refund question.',
    source: 'Replacements, paragraph 2',
  },
  {
    id: 'hotel',
    label: 'Hotel',
    text: 'Lovely room, great breakfast, and the staff was so kind. Only the shower stayed cold all weekend. Pouvez-vous me rembourser une nuit\u00a0? Call me at +1 202-555-0142.',
    inEnglish: 'Can you refund me one night?',
    reply:
      'I’m glad you loved the room, and sorry about the cold shower. Which nights did you stay? We’ll look up your booking and check the refund.',
    source: 'Guest policy, refunds',
  },
  {
    id: 'invoice',
    label: 'Invoice',
    text: 'You charged my card twice for invoice 2087, and nobody answers. This is really annoying. Bitte korrigiert das bis Freitag. Sophie on the phone was nice, though.',
    inEnglish: 'Please correct this by Friday.',
    reply:
      'I’m sorry about this. Could you send the dates of both charges? We’ll look up invoice 2087, and Billing will check the refund.',
    source: 'Payments, paragraph 4',
  },
] as const;

/** What each feature shows at work, until the visitor writes a message. */
export const featureMessages = {
  chatbot: {
    text: 'Hi! Do you ship to Norway, and what does it cost?',
    reply: 'Yes, we do. Shipping to Norway is $12, and free over $80.',
    source: 'Shipping, paragraph 3',
  },
  translation: {
    text: 'Hello from Berlin! Kann ich das blaue Hemd gegen ein rotes tauschen?',
    inEnglish: 'Can I exchange the blue shirt for a red one?',
  },
  'sentiment-analysis': {
    text: 'Wonderful coffee, and the friendliest staff in town. But we waited forever, and the music was awful.',
  },
  'speech-recognition': {
    text: 'Hi, this is Tom in unit 15. The heating stopped last night. Could somebody call me back before noon?',
  },
  'cloud-integration': {
    text: 'My claim was approved, but the payment went to the wrong account. Could you correct the invoice?',
  },
  'data-privacy': {
    text: 'Please charge card 4929 1234 5678 9012 for booking 20871, and call me at 202-555-0117.',
  },
} as const satisfies Record<FeatureId, object>;

export type SampleId = (typeof sampleMessages)[number]['id'];
