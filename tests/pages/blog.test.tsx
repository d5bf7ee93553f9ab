import { fireEvent, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import BlogPage from '@/pages/blog/blog';
import { articles } from '@/site/articles';
import { paths } from '@/site/paths';
import { renderPage, section } from '../support/render-page';

afterEach(() => window.history.replaceState(null, '', '/'));

test('the card of each article opens it', () => {
  const { container } = renderPage(<BlogPage />);
  for (const { id, title, date } of articles) {
    const card = container.querySelector(`a[href="${paths.blog}#${id}"]`);
    if (!card) throw new Error(`No card leads to ${id}`);
    expect(card).toHaveTextContent(title);
    fireEvent.click(card);
    expect(section(id)).toHaveAttribute('open');
    expect(section(id).querySelector('time')).toHaveAttribute('datetime', date);
  }
});

test('the resources open in a new tab and say so', () => {
  renderPage(<BlogPage />);
  const links = within(section('resources')).getAllByRole('link');
  for (const link of links) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(link).toHaveAccessibleName(expect.stringMatching(/opens in a new tab/));
  }
});
