import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '@/features/auth';
import { AccountPage } from '@/features/auth/account/account-page';
import { EmailSection } from '@/features/auth/account/email-section';
import EmailActionScreen from '@/features/auth/screens/email-action-screen';
import { UserProvider } from '@/features/auth/use-user';
import { EMAIL_LINK_ADDRESS_KEY } from '@/lib/storage-keys';
import { paths } from '@/site/paths';
import { ada } from '../../support/ada';
import { firebaseError, identity, setUser } from '../../support/identity';
import { renderPage } from '../../support/render-page';

const { applyActionCode, confirmPasswordReset, signInWithCredential, verifyPasswordResetCode } = identity;

vi.mock('firebase/auth', async () => (await import('../../support/identity')).identity);

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

function open(query: Readonly<Record<string, string>>, user: User | null = null) {
  const address = `${paths.resetPassword}?${new URLSearchParams({ apiKey: 'key', ...query })}`;
  // The SDK reads the code of a sign-in link from the address itself.
  history.replaceState(null, '', address);
  setUser(user);
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <UserProvider user={user}>
          <EmailActionScreen />
        </UserProvider>
      </MemoryRouter>
    </StrictMode>,
  );
}

const VERIFIED = /is verified/;
const retryButton = () => screen.queryByRole('button', { name: 'Try again' });

test('a code is applied once, also if the screen is opened again', async () => {
  const { unmount } = open({ mode: 'verifyEmail', oobCode: 'once' });
  await screen.findByText(VERIFIED);
  unmount();
  open({ mode: 'verifyEmail', oobCode: 'once' });
  await screen.findByText(VERIFIED);
  expect(applyActionCode).toHaveBeenCalledOnce();
});

test('a check that failed for lack of network can be retried, and only the last answer is kept', async () => {
  applyActionCode.mockRejectedValueOnce(firebaseError('network-request-failed'));
  const { unmount } = open({ mode: 'verifyEmail', oobCode: 'retry' });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(VERIFIED)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(retryButton()).not.toBeInTheDocument();
  unmount();
  open({ mode: 'verifyEmail', oobCode: 'retry' });
  expect(await screen.findByText(VERIFIED)).toBeVisible();
  expect(applyActionCode).toHaveBeenCalledTimes(2);
});

test('a link for a new password is not used up on opening, and leads to no other site', async () => {
  open({ mode: 'resetPassword', oobCode: 'once', continueUrl: 'https://evil.example/' });
  await screen.findByLabelText('New password');
  expect(applyActionCode).not.toHaveBeenCalled();
  for (const link of document.querySelectorAll('a'))
    expect(link.getAttribute('href')).toMatch(/^\/(?!\/)[\w-]*$/);
});

test('offline, the form for a new password is shown, because the link may still work', async () => {
  verifyPasswordResetCode.mockRejectedValue(firebaseError('network-request-failed'));
  open({ mode: 'resetPassword', oobCode: 'unchecked' });
  expect(await screen.findByLabelText('New password')).toBeVisible();
});

test('a new password whose reply was lost may be in use, so its owner can try to log in', async () => {
  confirmPasswordReset
    .mockRejectedValueOnce(firebaseError('network-request-failed'))
    .mockRejectedValueOnce(firebaseError('invalid-action-code'));
  open({ mode: 'resetPassword', oobCode: 'lost' });
  await userEvent.type(await screen.findByLabelText('New password'), 'quite another horse');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'quite another horse');
  const save = screen.getByRole('button', { name: 'Save the new password' });
  await userEvent.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent('reach the sign-in service');
  await userEvent.click(save);
  expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', paths.login);
  expect(screen.getByRole('alert')).toHaveTextContent('may have been changed');
});

test('a verification link that its verified owner opens again says so and offers no new one', async () => {
  applyActionCode.mockRejectedValueOnce(firebaseError('invalid-action-code'));
  open({ mode: 'verifyEmail', oobCode: 'again' }, { ...ada, emailVerified: true });
  expect(await screen.findByText(VERIFIED)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(newLink()).toEqual([]);
});

test.each([
  ['verifyEmail', null],
  ['verifyAndChangeEmail', ada],
])('a used link (%s) of which the account tells nothing may have worked', async (mode, user) => {
  applyActionCode.mockRejectedValueOnce(firebaseError('invalid-action-code'));
  open({ mode, oobCode: `used ${mode}` }, user);
  expect(await screen.findByRole('alert')).toHaveTextContent('If you opened it before, it worked.');
  expect(retryButton()).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', paths.account);
  if (user) expect(screen.getByText(user.email)).toBeVisible();
});

test.each(['verifyEmail', 'resetPassword', 'signIn'])(
  'a link of a disabled account says so (%s)',
  async (mode) => {
    const disabled = firebaseError('user-disabled');
    for (const send of [applyActionCode, verifyPasswordResetCode, signInWithCredential])
      send.mockRejectedValue(disabled);
    localStorage.setItem(EMAIL_LINK_ADDRESS_KEY, ada.email);
    open({ mode, oobCode: `disabled ${mode}` });
    expect(await screen.findByRole('alert')).toHaveTextContent(/disabled/);
  },
);

test('a sign-in link is not used by itself while somebody, who may have no email, is signed in', async () => {
  localStorage.setItem(EMAIL_LINK_ADDRESS_KEY, 'grace@example.com');
  open({ mode: 'signIn', oobCode: 'no email' }, { ...ada, email: '' });
  expect(await screen.findByText(ada.name)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stay signed in' })).toHaveAttribute('href', paths.home);
  expect(screen.getByLabelText('Email')).toHaveValue('grace@example.com');
  expect(signInWithCredential).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Use the link' }));
  await waitFor(() => expect(signInWithCredential).toHaveBeenCalledOnce());
});

test('an account without an email has nothing to verify or to change', () => {
  renderPage(<EmailSection user={{ ...ada, email: '', emailVerified: false }} />);
  expect(screen.getByText(/^None/)).toBeVisible();
  expect(screen.queryByText('Not verified')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('Change email')).toBeNull();
});

function newLink() {
  return (['link', 'button'] as const).flatMap((role) =>
    screen.queryAllByRole(role, { name: /(new|the) link/ }),
  );
}

test('the name field follows the account until the visitor types, and keeps what is typed', async () => {
  const { rerender } = render(<AccountPage user={ada} />, { wrapper: MemoryRouter });
  const field = screen.getByLabelText('Full name');
  rerender(<AccountPage user={{ ...ada, name: 'Ada of Another Tab' }} />);
  expect(field).toHaveValue('Ada of Another Tab');
  await userEvent.type(field, ' II');
  rerender(<AccountPage user={{ ...ada, name: 'Ada' }} />);
  expect(field).toHaveValue('Ada of Another Tab II');
});
