import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { LoginScreen } from '@/features/auth/screens/login-screen';
import { useAlerts } from '@/ui/alerts';

interface Popup {
  readonly id: string;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

let popups: Popup[] = [];
const signInWithPassword = vi.fn<() => Promise<void>>();

const client = {
  preparePopups: () => Promise.resolve(),
  signInWithPassword,
  signInWithProvider: (id: string) =>
    new Promise<void>((resolve, reject) => {
      popups.push({ id, resolve, reject });
    }),
};
vi.mock('@/features/auth/client/load-auth', () => ({
  loadAuth: () => Promise.resolve(client),
  loadedAuth: () => client,
  withAuth: (action: (loaded: typeof client) => unknown) => action(client),
}));

beforeEach(() => {
  popups = [];
  vi.spyOn(console, 'error').mockReturnValue();
});

function open(screen = <LoginScreen />) {
  render(
    <>
      <MemoryRouter>{screen}</MemoryRouter>
      <Alerts />
    </>,
  );
}

function Alerts() {
  return useAlerts().map(({ id, text }) => <p key={id}>{text}</p>);
}

function firebaseError(code: string) {
  return Object.assign(new Error(`Firebase: Error (${code}).`), { code });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }), { detail: 1 });

function failPopup(index: number, code: string) {
  return act(async () => popups[index]?.reject(firebaseError(code)));
}

test('a late error of a superseded pop-up does not replace the error of the newer one', async () => {
  open();
  press('Login with Google');
  press('Login with GitHub');
  await failPopup(1, 'auth/account-exists-with-different-credential');
  await failPopup(0, 'auth/timeout');
  expect(screen.getByRole('alert')).toHaveTextContent('auth/account-exists-with-different-credential');
});
