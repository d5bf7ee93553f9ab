import type { ComponentType } from 'react';
import type { Tag } from './tags';
import { team } from './team.ts';

/** What the front matter of src/posts/<slug>.mdx says. Pages read it from `virtual:posts`. */
export interface Post {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** yyyy-mm-dd */
  readonly date: string;
  /** The date in words. */
  readonly dateText: string;
  /** The `id` of a team member. */
  readonly author: string;
  readonly tags: readonly [Tag, ...Tag[]];
  /** An image in public/, which a card in the list shows. */
  readonly cover?: string | undefined;
  readonly draft: boolean;
  readonly words: number;
  readonly minutes: number;
}

/** A compiled MDX file. */
export interface PostText {
  readonly default: ComponentType<{ components?: object }>;
}

export function authorOf({ author }: Post) {
  return team.find(({ id }) => id === author);
}

/** A post that takes a minute to read. The list of articles shows notes below the others. */
export function isNote({ minutes }: Post): boolean {
  return minutes === 1;
}
