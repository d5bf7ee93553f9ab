import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useSignOut } from '@/features/auth';
import { writeDraft } from '@/features/forms/contact-draft';
import { ada } from '../../support/ada';
import { identity } from '../../support/identity';
import { renderPage } from '../../support/render-page';

vi.mock('firebase/auth', async () => (await import('../../support/identity')).identity);

let signedOut: Promise<void> | undefined;

function Page() {
  const { run } = useSignOut();
  return (
    <button
      type="button"
      onClick={() => {
        signedOut = run();
      }}
    >
      Leave
    </button>
  );
}

test('signing out with an unsent message asks first', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  writeDraft(ada.id, { message: 'Hello' });
  renderPage(<Page />, { user: ada });
  await userEvent.click(screen.getByRole('button'));
  await signedOut;
  expect(identity.signOut).not.toHaveBeenCalled();
  confirm.mockReturnValue(true);
  await userEvent.click(screen.getByRole('button'));
  await signedOut;
  expect(confirm).toHaveBeenCalledTimes(2);
  expect(identity.signOut).toHaveBeenCalledOnce();
});
