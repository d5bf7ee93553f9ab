/**
 * The sample messages, shown until the visitor writes one. They avoid accented letters, which would make the sign-in
 * screen load a second font file.
 */
export const sampleMessages = [
  {
    id: 'store',
    label: 'Online store',
    text: 'The lamp is gorgeous. But the shade arrived cracked, and I am so disappointed: it is a gift for Saturday. Me pueden mandar otra pantalla? Order 4471, ana.ruiz@example.com',
    translation: 'Can you send me another shade?',
    reply:
      'I’m sorry the shade arrived cracked. Could you send a photo? We’ll look up order 4471 and check whether a new one can reach you by Saturday.',
    source: 'Replacements, paragraph 2',
  },
  {
    id: 'hotel',
    label: 'Hotel',
    text: 'Lovely room, great breakfast, and the staff was so kind. Only the shower stayed cold all weekend. Pouvez-vous me rembourser une nuit\u00a0? Call me at +1 202-555-0142.',
    translation: 'Can you refund me one night?',
    reply:
      'I’m glad you loved the room, and sorry about the cold shower. Which nights did you stay? We’ll look up your booking and check the refund.',
    source: 'Guest policy, refunds',
  },
  {
    id: 'invoice',
    label: 'Invoice',
    text: 'You charged my card twice for invoice 2087, and nobody answers. This is really annoying. Bitte korrigiert das bis Freitag. Sophie on the phone was nice, though.',
    translation: 'Please correct this by Friday.',
    reply:
      'I’m sorry about this. Could you send the dates of both charges? We’ll look up invoice 2087, and Billing will check the refund.',
    source: 'Payments, paragraph 4',
  },
] as const;

export type SampleId = (typeof sampleMessages)[number]['id'];
