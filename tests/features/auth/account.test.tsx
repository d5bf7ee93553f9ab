import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EmailSection } from '@/features/auth/account/email-section';
import { MethodsSection } from '@/features/auth/account/methods-section';
import { loadAuth } from '@/features/auth/client/load-auth';
import { ada } from '../../support/ada';
import { identity, reload, setUser } from '../../support/identity';
import { renderPage } from '../../support/render-page';

vi.mock('firebase/auth', async () => (await import('../../support/identity')).identity);

test('a user with several providers chooses whose window confirms a change', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const user = { ...ada, methods: ['google.com', 'github.com'] };
  setUser(user);
  renderPage(<EmailSection user={user} />);
  await userEvent.click(screen.getByText('Change email'));
  await userEvent.type(screen.getByLabelText('New email'), 'new@example.com');
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Google' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText(/window will open first/)).toHaveTextContent('GitHub');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  await waitFor(() => expect(identity.reauthenticateWithPopup).toHaveBeenCalledOnce());
  expect(identity.reauthenticateWithPopup.mock.lastCall?.[1]).toMatchObject({ providerId: 'github.com' });
});

test('the methods are refreshed on return to the tab, not when a sign-in window closes', async () => {
  await loadAuth();
  setUser(ada);
  renderPage(<MethodsSection user={ada} />);
  window.dispatchEvent(new Event('focus'));
  expect(reload).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reload).toHaveBeenCalledOnce();
});
