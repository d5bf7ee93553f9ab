import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import BlogPage from '@/pages/blog';
import { articles, authorOf } from '@/site/articles';
import { paths } from '@/site/paths';
import { renderPage, section } from '../support/render-page';

afterEach(() => window.history.replaceState(null, '', '/'));

test.each(articles)('the card of "$title" opens the article', async ({ id, title, date }) => {
  const { container } = renderPage(<BlogPage />);
  const card = container.querySelector(`a[href="${paths.blog}#${id}"]`);
  if (!card) throw new Error(`No card leads to ${id}`);
  expect(card).toHaveTextContent(title);
  await userEvent.click(card);
  expect(section(id)).toHaveAttribute('open');
  expect(section(id).querySelector('time')).toHaveAttribute('datetime', date);
});

test.each(articles)('$title is a short article by a team member', (article) => {
  const words = article.paragraphs.join(' ').split(/\s+/);
  expect(words.length).toBeGreaterThanOrEqual(150);
  expect(words.length).toBeLessThanOrEqual(250);
  expect(authorOf(article)).toBeDefined();
});

test('three resources open in a new tab and say so', () => {
  renderPage(<BlogPage />);
  const links = within(section('resources')).getAllByRole('link');
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(link).toHaveAccessibleName(expect.stringMatching(/opens in a new tab/));
  }
});
