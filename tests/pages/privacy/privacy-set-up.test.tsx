import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import PrivacyPage from '@/pages/privacy/privacy';
import { renderPage } from '../../support/render-page';

vi.mock('@/lib/env', () => ({
  isPublicSite: false,
  local: null,
  env: {
    firebase: { measurementId: 'G-TEST' },
    formEndpoint: 'https://forms.example/f/1',
    appCheck: { siteKey: 'key', provider: 'enterprise' },
  },
}));

test.each([
  ['Google Analytics', /^Only if you agree below/],
  ['reCAPTCHA (Google)', /^Your IP address/],
  ['Forms', /^What you send/],
  ['Analytics', /cookies/],
  ['Robot check', /App Check/],
])('where it is set up, the policy says of %s what is true then', (name, text) => {
  renderPage(<PrivacyPage />);
  const row = screen.getByText(name, { selector: 'th' }).closest('tr');
  expect(row?.querySelector('td')).toHaveTextContent(text);
});

test('it names the host of the forms, and what analytics and App Check leave in the browser', () => {
  renderPage(<PrivacyPage />);
  for (const name of [
    'forms.example',
    '_ga… (cookies)',
    'firebase-installations-database',
    '_grecaptcha',
    'firebase-app-check-database',
  ])
    expect(screen.getByText(name)).toBeInTheDocument();
});
