import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Prerendered } from '@/boot/prerendered-page';
import { AuthGate, useUser, type User } from '@/features/auth';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { useAlerts } from '@/ui/alerts';
import { ada, storeSession } from '../../support/ada';

const MINUTE = 60_000;
const ENDED = /session has ended/i;
const gitHub = { id: 'github.com', name: 'GitHub', Icon: () => null };

type Listener = (user: User | null) => void;

/** Stands in for the identity provider: each test decides who is signed in. */
const listeners = new Set<Listener>();
let offered: typeof gitHub | null = null;
const client = {
  isSignedOutHere: () => false,
  offeredLink: () => offered,
  acceptLink: vi.fn<() => Promise<void>>(),
  discardLink: vi.fn<() => void>(),
  refreshUser: vi.fn<() => Promise<void>>(),
};

vi.mock('@/features/auth/client/load-auth', () => ({
  watchUser(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  openedWithSession: false,
  preparePopups: () => Promise.resolve(),
  loadedAuth: () => client,
  loadAuth: () => Promise.resolve(client),
}));

beforeEach(() => {
  offered = null;
  for (const answer of [client.acceptLink, client.refreshUser]) answer.mockReset().mockResolvedValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

function setUser(user: User | null) {
  act(() => listeners.forEach((listener) => listener(user)));
}

/** Renders the gate at a URL, with a minimal site behind it. */
function openGate(at: InitialEntry = `${paths.about}?x=1#security`, prerendered: Prerendered | null = null) {
  const publicPages = [{ path: paths.privacy, element: <h1>Privacy Policy</h1> }];
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[at]}>
        <AuthGate prerendered={prerendered} welcome={null} publicPages={publicPages}>
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
  setUser(ada);
  expect(screen.getByText('The site of Ada Example')).toBeVisible();
  setUser({ ...ada, name: 'Countess' });
  expect(screen.getByText('The site of Countess')).toBeVisible();
});

test('the email typed to sign in is cleared after sign-in', () => {
  openGate();
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } });
  expect(sessionStorage).toHaveLength(1);
  setUser(ada);
  setUser(null);
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

test('a session that ends by itself shows an alert until the next sign-in', () => {
  openGate();
  setUser(ada);
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
  setUser(null);
  expect(screen.getByText(ENDED)).toBeInTheDocument();
  setUser(ada);
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
});

describe('on return to the tab', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

  test('after five minutes, the user is refreshed once', async () => {
    openGate();
    setUser(ada);
    returnToTab(4 * MINUTE);
    await flush();
    expect(client.refreshUser).not.toHaveBeenCalled();
    returnToTab(2 * MINUTE);
    returnToTab(1000);
    await flush();
    expect(client.refreshUser).toHaveBeenCalledOnce();
  });

  test('a failed refresh keeps the session, and a signed-out visitor is never refreshed', async () => {
    client.refreshUser.mockRejectedValue(new Error('offline'));
    openGate();
    returnToTab(60 * MINUTE);
    await flush();
    expect(client.refreshUser).not.toHaveBeenCalled();
    setUser(ada);
    returnToTab(60 * MINUTE);
    await flush();
    expect(client.refreshUser).toHaveBeenCalledOnce();
    expect(screen.getByText('The site of Ada Example')).toBeInTheDocument();
  });
});

function returnToTab(after: number) {
  vi.setSystemTime(Date.now() + after);
  document.dispatchEvent(new Event('visibilitychange'));
}

const flush = () => new Promise((resolve) => void setTimeout(resolve));

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
    setUser(ada);
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
    setUser(ada);
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
    setUser(ada);
    expect(currentUrl()).toBe(target);
  });
});

describe('a refused credential', () => {
  const dialogName = { name: 'Link GitHub to this account?' };

  beforeEach(() => {
    offered = gitHub;
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
      this.open = false;
    };
  });

  async function answerOffer(answer: string) {
    openGate();
    setUser(ada);
    await screen.findByRole('dialog', dialogName);
    client.discardLink.mockClear();
    fireEvent.click(screen.getByRole('button', { name: answer }));
  }

  test('is discarded if the user declines', async () => {
    await answerOffer('Not now');
    expect(screen.queryByRole('dialog', dialogName)).not.toBeInTheDocument();
    await waitFor(() => expect(client.discardLink).toHaveBeenCalledOnce());
    expect(client.acceptLink).not.toHaveBeenCalled();
  });

  test('that cannot be linked leads to the account page', async () => {
    client.acceptLink.mockRejectedValueOnce(new Error('expired'));
    await answerOffer('Link GitHub');
    expect(await screen.findByText(/Try again on your account page/)).toBeVisible();
    expect(screen.queryByRole('dialog', dialogName)).not.toBeInTheDocument();
  });

  test('is dropped by navigation, except on the way to Login', async () => {
    openGate(paths.signup);
    await screen.findByRole('heading', { name: 'Sign Up' });
    client.discardLink.mockClear();
    fireEvent.click(screen.getByRole('link', { name: /Login$/ }));
    expect(client.discardLink).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await waitFor(() => expect(client.discardLink).toHaveBeenCalledOnce());
  });
});
