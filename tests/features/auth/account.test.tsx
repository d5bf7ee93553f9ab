import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AccountPage } from '@/features/auth/account/account-page';
import { ada } from '../../support/ada';

test('the name field follows the account until the visitor types, and keeps what is typed', async () => {
  const { rerender } = render(<AccountPage user={ada} />, { wrapper: MemoryRouter });
  const field = screen.getByLabelText('Full name');
  rerender(<AccountPage user={{ ...ada, name: 'Ada of Another Tab' }} />);
  expect(field).toHaveValue('Ada of Another Tab');
  await userEvent.type(field, ' II');
  rerender(<AccountPage user={{ ...ada, name: 'Ada' }} />);
  expect(field).toHaveValue('Ada of Another Tab II');
});
