import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import HomePage from '@/pages/home/home-page';
import { renderPage, section } from '../../support/render-page';

test('the hero says it in nine words and twenty-four, and leads on', () => {
  renderPage(<HomePage />);
  const hero = within(section('hero'));
  const headline = hero.getByRole('heading', { level: 1 });
  expect(words(headline)).toBeLessThanOrEqual(9);
  const lead = headline.nextElementSibling;
  expect(lead && words(lead)).toBeLessThanOrEqual(24);
  expect(hero.getByRole('link', { name: 'Start Exploring' })).toHaveAttribute('href', '/Contact');
  expect(hero.getByRole('link', { name: /10% off/ })).toHaveAttribute('href', '/Offer');
  expect(hero.getByText('Active users')).toBeVisible();
  expect(hero.getByText('Tasks automated')).toBeVisible();
});

test('the page has features, benefits, team, plans, testimonials and questions', () => {
  renderPage(<HomePage />);
  expect(section('ai-web-app-features').querySelectorAll('h3')).toHaveLength(6);
  expect(section('why-choose-us').querySelectorAll('h3')).toHaveLength(9);
  for (const id of ['team', 'plans', 'testimonials', 'questions']) expect(section(id)).toBeVisible();
});

test('the plans lead to an offer of one’s own', () => {
  renderPage(<HomePage />);
  const link = within(section('plans')).getByRole('link', { name: /Your Own Offer/ });
  expect(link).toHaveAttribute('href', '/Offer');
});

function words(element: Element): number {
  return (element.textContent.match(/\S+/g) ?? []).length;
}
