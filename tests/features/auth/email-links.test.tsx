import { cleanup, render, screen } from '@testing-library/react';
import * as fc from '../../support/fuzz';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import ResetPasswordScreen from '@/features/auth/screens/reset-password-screen';

const used: string[] = [];
vi.mock('@/features/auth/client/auth', () => ({
  loadAuth: () =>
    Promise.resolve({
      applyMailedCode: (code: string) => {
        used.push(code);
        return Promise.resolve();
      },
    }),
}));

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
const onward = fc.constantFrom('https://evil.example/', '//evil.example', 'javascript:alert(1)', '/Pricing');

test('whatever a mailed link says, it ends on a screen of ours that leads nowhere else', async () => {
  await fc.assert(
    fc.asyncProperty(modes, hostile, onward, async (mode, oobCode, continueUrl) => {
      const query = new URLSearchParams({ mode, oobCode, continueUrl });
      render(
        <MemoryRouter initialEntries={[`/reset-password?${query.toString()}`]}>
          <ResetPasswordScreen />
        </MemoryRouter>,
      );
      // The code is used up once, and never for what wants a new password first.
      await Promise.resolve();
      expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
      expect(document.querySelector('img')).toBeNull();
      for (const link of screen.queryAllByRole('link'))
        expect(link.getAttribute('href')).toMatch(/^\/(?!\/)[\w-]*$/);
      if (mode === 'resetPassword') expect(used).not.toContain(query.get('oobCode'));
      cleanup();
      used.length = 0;
    }),
    { numRuns: 200 },
  );
});
