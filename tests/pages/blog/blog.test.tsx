import { within } from '@testing-library/react';
import { posts } from 'virtual:posts';
import { expect, test } from 'vitest';
import BlogPage from '@/pages/blog/blog';
import { articlePath, taggedPath } from '@/site/paths';
import { renderPage, section } from '../../support/render-page';

test('each article is on the list once, with its date, and nowhere else on the page', () => {
  const { container } = renderPage(<BlogPage />);
  const list = within(section('articles'));
  for (const { slug, title, date } of posts) {
    const links = container.querySelectorAll(
      `main a[href="${articlePath(slug)}"], li a[href="${articlePath(slug)}"]`,
    );
    expect(links).toHaveLength(1);
    const card = list.getByRole('link', { name: title }).closest('li');
    expect(card?.querySelector('time')).toHaveAttribute('datetime', date);
  }
  expect(posts.map(({ date }) => date)).toEqual(
    posts
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
});

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
