import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BenefitsSection } from '@/pages/shared/benefits-section';
import { FeatureTilesSection } from '@/pages/shared/feature-tiles-section';
import { renderPage } from '../../support/render-page';

test('six feature tiles, each with its icon, exact words and path', () => {
  renderPage(<FeatureTilesSection />);
  expect(screen.getByRole('heading', { level: 2, name: 'AI Web App Features' })).toBeVisible();
  expect(
    screen.getByText('Explore the advanced functionalities of our AI-powered web application.'),
  ).toBeVisible();
  const tiles = screen
    .getAllByRole('listitem')
    .map((tile) => [
      within(tile).getByRole('heading', { level: 3 }).textContent,
      within(tile).getByRole('paragraph').textContent,
      within(tile).getByRole('link').getAttribute('href'),
      tile.querySelectorAll('svg').length > 0,
    ]);
  expect(tiles).toEqual([
    [
      'Chatbot Integration',
      'Seamless AI-powered chatbot for real-time customer interactions.',
      '/chatbot',
      true,
    ],
    ['Language Translation', 'Instant multi-language translation for global users.', '/translation', true],
    [
      'Sentiment Analysis',
      'Analyze user sentiments to improve service quality.',
      '/sentiment-analysis',
      true,
    ],
    ['Speech Recognition', 'Convert speech into text for better accessibility.', '/speech-recognition', true],
    ['Cloud Integration', 'Secure cloud storage for user data and interactions.', '/cloud-integration', true],
    ['Data Privacy', 'End-to-end encryption to protect user information.', '/privacy', true],
  ]);
});

test('nine benefit cards, whose Learn More links can be told apart', () => {
  renderPage(<BenefitsSection />);
  expect(screen.getByRole('heading', { level: 2, name: 'Why Choose Us?' })).toBeVisible();
  expect(screen.getByText('Experience the future of AI-powered efficiency and growth.')).toBeVisible();
  const cards = screen.getAllByRole('listitem').map((card) => {
    const link = within(card).getByRole('link', { name: /^Learn More: / });
    expect(within(card).getByRole('paragraph')).not.toBeEmptyDOMElement();
    expect(link).toHaveAccessibleName(`Learn More: ${within(card).getByRole('heading').textContent}`);
    return [within(card).getByRole('heading').textContent, link.getAttribute('href')];
  });
  expect(cards).toEqual([
    ['Innovative AI Solutions', '/benefits/ai-solutions'],
    ['Advanced Analytics', '/benefits/analytics'],
    ['Secure & Reliable', '/benefits/security'],
    ['Boost Performance', '/benefits/performance'],
    ['Seamless Collaboration', '/benefits/collaboration'],
    ['24/7 Customer Support', '/benefits/support'],
    ['Customizable Features', '/benefits/customization'],
    ['Scalable Solutions', '/benefits/scalability'],
    ['AI-Powered Decision Making', '/benefits/ai-decision-making'],
  ]);
});

test('each benefit comes 100 ms after the one before, in one, two or three columns', () => {
  renderPage(<BenefitsSection />);
  const delays = screen
    .getAllByRole('listitem')
    .map((card) => card.querySelector('[data-aos]')?.getAttribute('data-aos-delay'));
  expect(delays).toEqual(['0', '100', '200', '300', '400', '500', '600', '700', '800']);
  expect(screen.getByRole('list')).toHaveClass('grid-cols-1', 'md:grid-cols-2', 'lg:grid-cols-3');
});
