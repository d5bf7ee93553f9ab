import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OAuthProvider, signInWithPopup } from 'firebase/auth';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { LoginScreen } from '@/features/auth/screens/login-screen';

vi.mock(import('firebase/auth'), async (original) => ({
  ...(await original()),
  signInWithPopup: vi.fn<typeof signInWithPopup>(),
}));
vi.mock(import('@/site/providers'), async (original) => {
  const site = await original();
  const acme = { id: 'oidc.acme', name: 'Acme', Icon: () => null, scopes: ['email', 'groups'] };
  return { ...site, providers: [...site.providers, acme] };
});

test('a provider added to the table has a button that signs in with its id and scopes', async () => {
  vi.mocked(signInWithPopup).mockReturnValue(new Promise(() => undefined));
  render(<LoginScreen />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: 'Login with Acme' }));
  await waitFor(() => expect(signInWithPopup).toHaveBeenCalledOnce());
  const provider = vi.mocked(signInWithPopup).mock.lastCall?.[1];
  if (!(provider instanceof OAuthProvider)) throw new Error('No provider was passed to the SDK.');
  expect(provider.providerId).toBe('oidc.acme');
  expect(provider.getScopes()).toEqual(['email', 'groups']);
});

test('with one provider, the other way to sign in is email', async () => {
  vi.resetModules();
  const google = { id: 'google.com', name: 'Google', Icon: () => null };
  vi.doMock('@/site/providers', () => ({ providers: [google], providerNames: ['Google'] }));
  const { LoginScreen } = await import('@/features/auth/screens/login-screen');
  render(<LoginScreen />, { wrapper: MemoryRouter });
  expect(screen.getByText(/quickest way in/)).toHaveTextContent(/You can also use email\.$/);
});
