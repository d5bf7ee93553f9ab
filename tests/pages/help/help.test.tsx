import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import HelpPage from '@/pages/help/help';
import { renderPage } from '../../support/render-page';

test('each link at the top leads to a section of the page', () => {
  const { container } = renderPage(<HelpPage />);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links).toHaveLength(5);
  for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});
