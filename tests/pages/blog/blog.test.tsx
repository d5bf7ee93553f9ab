import { posts } from 'virtual:posts';
import { expect, test } from 'vitest';
import BlogPage from '@/pages/blog/blog';
import { taggedPath } from '@/site/paths';
import { renderPage, section } from '../../support/render-page';

const [post] = posts;

test('a tag in the address filters the list, and an unknown one does not', () => {
  const tag = post?.tags[0] ?? '';
  const tagged = posts.filter(({ tags }) => tags.some((name) => name === tag));
  expect(cardsAt(taggedPath(tag))).toBe(tagged.length);
  expect(cardsAt(taggedPath('no-such-tag'))).toBe(posts.length);
});

function cardsAt(at: string): number {
  const { unmount } = renderPage(<BlogPage />, { at });
  const count = section('articles').querySelectorAll('time').length;
  unmount();
  return count;
}
