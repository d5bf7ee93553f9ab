import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import ResetPasswordScreen from '@/features/auth/screens/reset-password-screen';
import * as fc from '../../support/fuzz';

const applyEmailCode = vi.fn<(code: string) => Promise<void>>();

vi.mock('@/features/auth/client/load-auth', () => ({
  loadAuth: () => Promise.resolve({ applyEmailCode }),
}));

beforeEach(() => {
  applyEmailCode.mockReset().mockResolvedValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

function open(query: Readonly<Record<string, string>>) {
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={[`/reset-password?${new URLSearchParams(query).toString()}`]}>
        <ResetPasswordScreen />
      </MemoryRouter>
    </StrictMode>,
  );
}

function firebaseError(code: string) {
  return Object.assign(new Error(`Firebase: Error (${code}).`), { code });
}

const VERIFIED = /is verified/;
const retryButton = () => screen.queryByRole('button', { name: 'Try again' });

test('a code is applied once, also if the screen is opened again', async () => {
  const { unmount } = open({ mode: 'verifyEmail', oobCode: 'once' });
  await screen.findByText(VERIFIED);
  unmount();
  open({ mode: 'verifyEmail', oobCode: 'once' });
  await screen.findByText(VERIFIED);
  expect(applyEmailCode).toHaveBeenCalledOnce();
});

test('a check that failed for lack of network can be retried', async () => {
  applyEmailCode.mockRejectedValueOnce(firebaseError('auth/network-request-failed'));
  open({ mode: 'verifyEmail', oobCode: 'retry' });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(VERIFIED)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(retryButton()).not.toBeInTheDocument();
  expect(applyEmailCode).toHaveBeenCalledTimes(2);
});

test('a used code cannot be retried', async () => {
  applyEmailCode.mockRejectedValueOnce(firebaseError('auth/invalid-action-code'));
  open({ mode: 'verifyEmail', oobCode: 'used' });
  await screen.findByRole('alert');
  expect(retryButton()).not.toBeInTheDocument();
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '__proto__',
    'constructor',
    'toString',
    '<img src=x onerror=alert(1)>',
    '//evil.example',
  ),
);
const modes = fc.oneof(hostile, fc.constantFrom('resetPassword', 'verifyEmail', 'recoverEmail', 'signIn'));
const targets = fc.constantFrom('https://evil.example/', '//evil.example', 'javascript:alert(1)', '/Pricing');

test('no query leads to another site, injects markup or uses up a password-reset code', async () => {
  await fc.assert(
    fc.asyncProperty(modes, hostile, targets, async (mode, oobCode, continueUrl) => {
      applyEmailCode.mockClear();
      open({ mode, oobCode, continueUrl });
      // Lets the effect apply the code before the next run.
      await act(() => new Promise((resolve) => void setTimeout(resolve)));
      expect(document.querySelector('h1')).not.toBeEmptyDOMElement();
      expect(document.querySelector('img')).toBeNull();
      for (const link of document.querySelectorAll('a'))
        expect(link.getAttribute('href')).toMatch(/^\/(?!\/)[\w-]*$/);
      if (mode === 'resetPassword') expect(applyEmailCode).not.toHaveBeenCalled();
      cleanup();
    }),
    { numRuns: 40 },
  );
});
