/** The topics of articles, by the name that a post's front matter uses. */
export const tags = {
  basics: { label: 'Getting started' },
  chatbots: { label: 'Chatbots' },
  models: { label: 'Models' },
  rules: { label: 'Rules' },
  voice: { label: 'Voice' },
} as const;

export type Tag = keyof typeof tags;

export function isTag(name: string): name is Tag {
  return Object.hasOwn(tags, name);
}
