import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Prerendered } from '@/boot/prerendered-page';
import { AuthGate, useUser, type User } from '@/features/auth';
import { loadAuth } from '@/features/auth/client/load-auth';
import { keepName } from '@/features/auth/use-user';
import { createAccountValue } from '@/lib/account-values';
import { NEWSLETTER_KEY } from '@/lib/storage-keys';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { useAlerts } from '@/ui/alerts';
import { ada, storeSession } from '../../support/ada';
import { firebaseError, identity, reload, setUser } from '../../support/identity';

const ENDED = /session has ended/i;

vi.mock('firebase/auth', async () => (await import('../../support/identity')).identity);

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await loadAuth();
  setUser(null);
});

function signIn(user: User | null) {
  act(() => setUser(user));
}

/** Renders the gate at a URL, with a minimal site behind it. */
function openGate(at: InitialEntry = `${paths.about}?x=1#security`, prerendered: Prerendered | null = null) {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[at]}>
        <AuthGate prerendered={prerendered} welcome={null} privacyPage={<h1>Privacy Policy</h1>}>
          <UserName />
        </AuthGate>
        <Url />
        <Alerts />
      </MemoryRouter>
    </StrictMode>,
  );
}

/** The current path, query and hash. */
function currentUrl() {
  return screen.getByText(/^\//, { selector: 'code' }).textContent;
}

function UserName() {
  return <p>The site of {useUser()?.name}</p>;
}

function Url() {
  const { pathname, search, hash } = useLocation();
  return <code>{pathname + search + hash}</code>;
}

function Alerts() {
  return useAlerts().map(({ id, text }) => <p key={id}>{text}</p>);
}

test('a session stored during hydration keeps the sign-in screen until the provider answers', () => {
  storeSession();
  openGate(undefined, 'sign-in');
  expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
  signIn(ada);
  expect(screen.getByText('The site of Ada Example')).toBeVisible();
  signIn({ ...ada, name: 'Countess' });
  expect(screen.getByText('The site of Countess')).toBeVisible();
});

test('a screen reached by a link starts at the top with focus on its heading', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  openGate();
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
  const heading = await screen.findByRole('heading', { name: 'Reset password' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});

test('the email typed to sign in is cleared after sign-in', () => {
  openGate();
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } });
  expect(sessionStorage).toHaveLength(1);
  signIn(ada);
  signIn(null);
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

test('a session that ends by itself shows an alert until the next sign-in', () => {
  openGate();
  signIn(ada);
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
  signIn(null);
  expect(screen.getByText(ENDED)).toBeInTheDocument();
  signIn(ada);
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
});

test('what was typed outlives the session, and the addresses in the browser do not', () => {
  const draft = createAccountValue({ key: 'draft', read: (stored) => stored ?? null });
  openGate();
  signIn(ada);
  draft.set(ada.id, 'a letter');
  localStorage.setItem(NEWSLETTER_KEY, ada.email);
  signIn(null);
  expect(localStorage.getItem(NEWSLETTER_KEY)).toBeNull();
  expect(draft.get(ada.id)).toBe('a letter');
});

const returnToTab = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

test('on return to the tab, a signed-in user is refreshed, and a failure keeps the session', async () => {
  reload.mockRejectedValue(new Error('offline'));
  openGate();
  await returnToTab();
  expect(reload).not.toHaveBeenCalled();
  signIn(ada);
  await returnToTab();
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByText('The site of Ada Example')).toBeInTheDocument();
});

test('a name that was not saved at sign-up is saved at the next load that can, and says so until then', async () => {
  const nameless = { ...ada, name: '' };
  keepName(ada.id, 'Ada Example');
  identity.updateProfile.mockRejectedValueOnce(firebaseError('network-request-failed'));
  setUser(nameless);
  openGate();
  expect(await screen.findByText(/couldn’t save your name/)).toBeVisible();
  cleanup();
  openGate();
  await waitFor(() => expect(identity.updateProfile).toHaveBeenCalledTimes(2));
  expect(identity.updateProfile).toHaveBeenLastCalledWith(expect.anything(), { displayName: 'Ada Example' });
  cleanup();
  openGate();
  signIn(nameless);
  expect(identity.updateProfile).toHaveBeenCalledTimes(2);
});

describe('where signing in leads', () => {
  const from = `${paths.pricing}?plan=pro#compare`;

  test.each([
    [paths.login, undefined, paths.home],
    [paths.signup.toUpperCase(), undefined, paths.home],
    [paths.resetPassword, undefined, paths.home],
    [paths.login, { from }, from],
    [paths.login, { from: '//evil.example' }, paths.home],
    [paths.login, { from: 'https://evil.example' }, paths.home],
    [paths.signup, { from: paths.login }, paths.home],
    [paths.login, 'nonsense', paths.home],
  ])('at %s with the state %j, to %s', (pathname, state, target) => {
    openGate({ pathname, state });
    signIn(ada);
    expect(currentUrl()).toBe(target);
  });

  test.each([
    [{ from }, from],
    [{ continueUrl: `https://site.example/reset-password?${new URLSearchParams({ from })}` }, from],
    [{ from: '//evil.example' }, paths.home],
    [{ continueUrl: 'https://site.example/?from=https://evil.example' }, paths.home],
    [{ continueUrl: 'nonsense' }, paths.home],
  ])('with a link that has %j, to %s', (query, target) => {
    const search = `?${new URLSearchParams({ mode: 'signIn', oobCode: 'x', ...query })}`;
    openGate({ pathname: paths.resetPassword, search });
    signIn(ada);
    expect(currentUrl()).toBe(target);
  });

  test.each([
    ['the page asked for', `${paths.pricing}#compare`, `${paths.pricing}#compare`],
    ['a page whose own query looks like a link’s', `${paths.pricing}?from=/About`, undefined],
    ['Home, if the visitor only read the privacy policy', paths.privacy, paths.home],
  ])('after a detour, to %s', (_, asked, target = asked) => {
    openGate(asked);
    const privacy = screen.queryByRole('link', { name: 'Privacy Policy' });
    act(() => privacy?.click());
    act(() => screen.getByRole('link', { name: brand.name }).click());
    expect(currentUrl()).toBe(paths.login);
    signIn(ada);
    expect(currentUrl()).toBe(target);
  });
});
