/** The class names of each capability's ink, which stands for the capability and never for an action. */
export const inks = {
  chat: {
    text: 'text-chat-ink',
  },
  translation: {
    text: 'text-translation-ink',
  },
  mood: {
    text: 'text-mood-ink',
  },
  voice: {
    text: 'text-voice-ink',
  },
  cloud: {
    text: 'text-cloud-ink',
  },
} as const;
