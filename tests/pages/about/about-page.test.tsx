import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import AboutPage from '@/pages/about/about-page';
import { brand } from '@/site/brand';
import { renderPage, section } from '../../support/render-page';

test('welcomes, and tells vision, mission, innovation and future', () => {
  renderPage(<AboutPage />);
  expect(screen.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  const blurbs = within(section('vision')).getAllByRole('heading', { level: 3 });
  expect(blurbs.map(({ textContent }) => textContent)).toEqual(['Vision', 'Mission', 'Innovation', 'Future']);
});

test.each(['What We Offer', 'What Can Our AI Do?', 'Are You Ready?'])('has a block headed %s', (name) => {
  renderPage(<AboutPage />);
  expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
});

test('shows the team and the testimonials', () => {
  renderPage(<AboutPage />);
  expect(section('team')).toBeVisible();
  expect(section('testimonials')).toBeVisible();
});

test('Contact Us writes a mail', () => {
  renderPage(<AboutPage />);
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    `mailto:${brand.email.hello}`,
  );
});

test('those who are ready are led to the plans', () => {
  renderPage(<AboutPage />);
  const link = within(section('next-step')).getByRole('link');
  expect(link).toHaveAttribute('href', '/Pricing');
});

test('every card of what we offer leads on', () => {
  renderPage(<AboutPage />);
  for (const card of within(section('what-we-offer')).getAllByRole('listitem'))
    expect(within(card).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\//));
});
