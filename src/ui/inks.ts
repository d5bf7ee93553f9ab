/** The class names of each capability's ink, which stands for the capability and never for an action. */
export const inks = {
  chat: {
    text: 'text-chat-ink',
    tint: 'bg-chat-tint',
  },
  translation: {
    text: 'text-translation-ink',
    tint: 'bg-translation-tint',
  },
  mood: {
    text: 'text-mood-ink',
    tint: 'bg-mood-tint',
  },
  voice: {
    text: 'text-voice-ink',
    tint: 'bg-voice-tint',
  },
  cloud: {
    text: 'text-cloud-ink',
    tint: 'bg-cloud-tint',
  },
} as const;

export type Ink = keyof typeof inks;
