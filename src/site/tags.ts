/** The topics of articles, by the name that a post's front matter uses. `motif` is drawn on the covers of its posts. */
export const tags = {
  basics: { label: 'Getting started', motif: 'tally' },
  chatbots: { label: 'Chatbots', motif: 'chat' },
  models: { label: 'Models', motif: 'mood' },
  rules: { label: 'Rules', motif: 'cloud' },
  voice: { label: 'Voice', motif: 'voice' },
} as const;

export type Tag = keyof typeof tags;

export function isTag(name: string): name is Tag {
  return Object.hasOwn(tags, name);
}
