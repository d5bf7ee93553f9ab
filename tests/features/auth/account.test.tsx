import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AccountPage } from '@/features/auth/account/account-page';
import { EmailSection } from '@/features/auth/account/email-section';
import { ada } from '../../support/ada';
import { renderPage } from '../../support/render-page';

test('the name field follows the account until the visitor types, and keeps what is typed', async () => {
  const { rerender } = render(<AccountPage user={ada} />, { wrapper: MemoryRouter });
  const field = screen.getByLabelText('Full name');
  rerender(<AccountPage user={{ ...ada, name: 'Ada of Another Tab' }} />);
  expect(field).toHaveValue('Ada of Another Tab');
  await userEvent.type(field, ' II');
  rerender(<AccountPage user={{ ...ada, name: 'Ada' }} />);
  expect(field).toHaveValue('Ada of Another Tab II');
});

test('an unverified address is said to have been sent a link only if this page sent it', () => {
  const user = { ...ada, emailVerified: false };
  const { rerender } = renderPage(<EmailSection user={user} />);
  expect(screen.queryByText(/link we emailed you/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Email me a link' })).toBeVisible();
  rerender(<EmailSection user={{ ...user, isVerificationSent: true }} />);
  expect(screen.getByText(/link we emailed you/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeVisible();
});
