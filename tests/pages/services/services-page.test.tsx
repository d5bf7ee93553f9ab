import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import ServicesPage from '@/pages/services/services-page';
import { renderPage, section } from '../../support/render-page';

test('nine service cards, each with icon, title, description, features and a way on', () => {
  renderPage(<ServicesPage />);
  const cards = cardsOf('ai-services');
  expect(cards.map(titleOf)).toEqual([
    'Chatbot',
    'Cloud AI',
    'Machine Learning',
    'AI Security',
    'Data Analytics',
    'AI Development',
    'Customer Engagement',
    'AI Automation',
    'Big Data',
  ]);
  for (const card of cards) expectComplete(card);
});

test('nine AI solutions follow, each with the same parts', () => {
  renderPage(<ServicesPage />);
  const cards = cardsOf('ai-solutions');
  expect(cards.map(titleOf)).toEqual([
    'Chatbots',
    'Virtual assistants',
    'Analytics',
    'Image and video',
    'Voice',
    'Digital marketing',
    'Healthcare',
    'E-commerce',
    'Security and fraud',
  ]);
  for (const card of cards) expectComplete(card);
});

test('Try It Now leads to feature pages only, and every link can be told apart', () => {
  renderPage(<ServicesPage />);
  const links = within(section('ai-services')).getAllByRole('link');
  const names = links.map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(9);
  const tryable = links.filter(({ textContent }) => textContent.startsWith('Try It Now'));
  expect(tryable.map((link) => link.getAttribute('href'))).toEqual([
    '/chatbot',
    '/cloud-integration',
    '/sentiment-analysis',
  ]);
});

test('the terms of service end the page', () => {
  const { container } = renderPage(<ServicesPage />);
  expect([...container.querySelectorAll('section')].at(-1)).toBe(section('terms'));
  expect(within(section('terms')).getByRole('heading', { level: 2, name: 'Terms of Service' })).toBeVisible();
  expect(within(section('terms')).getAllByRole('term')).toHaveLength(6);
});

test('the list at the top leads to parts that are there', () => {
  renderPage(<ServicesPage />);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#ai-services', '#ai-solutions', '#terms']);
});

function cardsOf(id: string): HTMLElement[] {
  return within(section(id))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li'))
    .filter((card) => card !== null);
}

function titleOf(card: HTMLElement): string {
  return within(card).getByRole('heading', { level: 3 }).textContent;
}

function expectComplete(card: HTMLElement) {
  expect(card.querySelector('svg')).toBeInTheDocument();
  expect(within(card).getByRole('paragraph')).not.toBeEmptyDOMElement();
  expect(within(card).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  expect(within(card).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\//));
}
