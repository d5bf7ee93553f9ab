import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import ProjectsPage from '@/pages/projects/projects-page';
import { renderPage } from '../../support/render-page';

test('one heading, an honest line, and a way to be told', () => {
  renderPage(<ProjectsPage />);
  expect(screen.getAllByRole('heading')).toEqual([
    screen.getByRole('heading', { level: 1, name: 'Projects' }),
  ]);
  expect(screen.getByText(/case studies are on their way/i)).toBeVisible();
  expect(screen.getByRole('link', { name: /tell me/i })).toHaveAttribute(
    'href',
    '/contact?message=Please%20tell%20me%20when%20the%20first%20case%20study%20is%20published.',
  );
});
