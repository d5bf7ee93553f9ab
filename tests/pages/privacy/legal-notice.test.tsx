import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SignInFlow } from '@/features/auth/screens/sign-in-flow';
import { SignedOutPrivacy } from '@/pages/privacy/privacy';
import { footerColumns } from '@/site/navigation';
import { paths, sections } from '@/site/paths';
import { renderPage } from '../../support/render-page';

vi.mock(import('@/site/contacts'), async (original) => ({
  ...(await original()),
  legalNotice: { title: 'Imprint', lines: ['Example GmbH', 'Managing director: Erika Muster'] },
}));

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
