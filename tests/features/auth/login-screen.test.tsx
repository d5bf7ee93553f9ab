import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { LoginScreen } from '@/features/auth/screens/login-screen';

vi.mock(import('@/site/providers'), async (original) => {
  const { providers } = await original();
  return { providers: providers.slice(0, 1), providerNames: ['Google'] };
});

test('with one provider, the other way to sign in is email', () => {
  render(<LoginScreen />, { wrapper: MemoryRouter });
  expect(screen.getByText(/quickest way in/)).toHaveTextContent(/You can also use email\.$/);
});
