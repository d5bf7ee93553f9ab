/** The class names of each capability's ink, which stands for the capability and never for an action. */
export const inks = {
  chat: {
    text: 'text-chat-ink',
    tint: 'bg-chat-tint',
    from: 'from-chat-tint',
    deep: 'bg-chat-deep',
    fromDeep: 'from-chat-deep',
  },
  translation: {
    text: 'text-translation-ink',
    tint: 'bg-translation-tint',
    from: 'from-translation-tint',
    deep: 'bg-translation-deep',
    fromDeep: 'from-translation-deep',
  },
  mood: {
    text: 'text-mood-ink',
    tint: 'bg-mood-tint',
    from: 'from-mood-tint',
    deep: 'bg-mood-deep',
    fromDeep: 'from-mood-deep',
  },
  voice: {
    text: 'text-voice-ink',
    tint: 'bg-voice-tint',
    from: 'from-voice-tint',
    deep: 'bg-voice-deep',
    fromDeep: 'from-voice-deep',
  },
  cloud: {
    text: 'text-cloud-ink',
    tint: 'bg-cloud-tint',
    from: 'from-cloud-tint',
    deep: 'bg-cloud-deep',
    fromDeep: 'from-cloud-deep',
  },
} as const;

export type Ink = keyof typeof inks;
