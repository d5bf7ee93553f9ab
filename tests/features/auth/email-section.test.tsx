import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailSection } from '@/features/auth/account/email-section';
import { ada } from '../../support/ada';
import { renderPage } from '../../support/render-page';

test('an account without an email has nothing to verify or to change', () => {
  renderPage(<EmailSection user={{ ...ada, email: '', emailVerified: false }} />);
  expect(screen.getByText(/^None/)).toBeVisible();
  expect(screen.queryByText('Not verified')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('Change email')).toBeNull();
});
