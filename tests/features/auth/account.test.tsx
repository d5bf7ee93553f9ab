import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EmailSection } from '@/features/auth/account/email-section';
import { ada } from '../../support/ada';
import { identity, setUser } from '../../support/identity';
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
