import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import BlogPage from '@/pages/blog/blog-page';
import { renderPage, section } from '../../support/render-page';

test('intro, trends, innovation, resources, search engines, a tool to try, conclusion, in this order', () => {
  const { container } = renderPage(<BlogPage />);
  expect([...container.querySelectorAll('section')].map(({ id }) => id)).toEqual([
    'overview',
    'first-principles',
    'trends',
    'innovation',
    'resources',
    'seo',
    'try',
    'conclusion',
  ]);
});

test('exactly four trends', () => {
  renderPage(<BlogPage />);
  expect(within(section('trends')).getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

test('three resources open in a new tab, unconnected, and say that they are external', () => {
  renderPage(<BlogPage />);
  const links = within(section('resources')).getAllByRole('link');
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(link).toHaveAccessibleName(expect.stringMatching(/External site, opens in a new tab/));
  }
});

test('the list at the top counts right', () => {
  renderPage(<BlogPage />);
  for (const link of within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')) {
    const there = section(link.getAttribute('href')?.slice(1) ?? '');
    const count = Number(link.textContent.match(/^\d+/)?.[0]);
    expect(there.querySelectorAll('h3, a[target=_blank]')).toHaveLength(count);
  }
});
