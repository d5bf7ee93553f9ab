import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import LinkSentScreen, { sendLink } from '@/features/auth/screens/link-sent-screen';
import { ada } from '../../support/ada';
import { renderPage } from '../../support/render-page';

vi.mock('@/features/auth/client/firebase-app', () => ({ auth: {} }));
vi.mock('firebase/auth', () => ({
  browserPopupRedirectResolver: {},
  sendSignInLinkToEmail: () => Promise.resolve(),
}));

afterEach(() => void vi.useRealTimers());

test('a reload does not start the pause before the next link again', async () => {
  await sendLink(ada.email, undefined);
  const sentAt = Date.now();
  vi.useFakeTimers({ now: sentAt });
  renderPage(<LinkSentScreen email={ada.email} />);
  expect(screen.getByText('0:30')).toBeInTheDocument();
  cleanup();
  vi.setSystemTime(sentAt + 20_000);
  renderPage(<LinkSentScreen email={ada.email} />);
  expect(screen.getByText('0:10')).toBeInTheDocument();
  cleanup();
  vi.setSystemTime(sentAt + 40_000);
  renderPage(<LinkSentScreen email={ada.email} />);
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled', 'true');
});
