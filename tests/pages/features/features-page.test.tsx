import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import FeaturesPage from '@/pages/features/features-page';
import { renderPage, section } from '../../support/render-page';

test('tiles, then benefits, then security and fraud detection, stacked', () => {
  const { container } = renderPage(<FeaturesPage />);
  const ids = [...container.querySelectorAll('section')].map(({ id }) => id);
  const wanted = ['ai-web-app-features', 'why-choose-us', 'security', 'fraud'];
  expect(ids.filter((id) => wanted.includes(id))).toEqual(wanted);
  expect(ids.indexOf('fraud')).toBe(ids.indexOf('security') + 1);
  expect(within(section('security')).getByRole('heading', { level: 2, name: 'Security' })).toBeVisible();
  expect(within(section('fraud')).getByRole('heading', { level: 2, name: 'Fraud detection' })).toBeVisible();
});

test('every job in the table names the feature for it', () => {
  renderPage(<FeaturesPage />);
  const links = within(screen.getByRole('table')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/chatbot',
    '/translation',
    '/sentiment-analysis',
    '/speech-recognition',
    '/cloud-integration',
    '/privacy',
  ]);
});

test('the list at the top leads to parts that are there', () => {
  renderPage(<FeaturesPage />);
  for (const link of within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link'))
    expect(section(link.getAttribute('href')?.slice(1) ?? '')).toBeVisible();
});
