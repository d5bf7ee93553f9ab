import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SignInFlow } from '@/features/auth/screens/sign-in-flow';
import PrivacyPage, { SignedOutPrivacy } from '@/pages/privacy/privacy';
import { footerColumns } from '@/site/navigation';
import { paths, sections } from '@/site/paths';
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

vi.mock(import('@/site/contacts'), async (original) => ({
  ...(await original()),
  legalNotice: { title: 'Imprint', lines: ['Example GmbH', 'Managing director: Erika Muster'] },
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

test('the notice of who runs the site is linked in every footer, and readable without an account', async () => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  const link = { label: 'Imprint', to: sections.legalNotice };
  expect(footerColumns.flatMap(({ links }): readonly object[] => links)).toContainEqual(link);
  const flow = <SignInFlow welcome={null} privacyPage={<SignedOutPrivacy />} />;
  const { unmount } = renderPage(flow, { at: paths.login });
  expect(screen.getByRole('link', { name: link.label })).toHaveAttribute('href', link.to);
  unmount();
  renderPage(flow, { at: link.to });
  const notice = await screen.findByRole('region', { name: 'Imprint' });
  expect(notice).toHaveTextContent('Erika Muster');
  expect(within(notice).getByRole('heading')).toHaveFocus();
});
