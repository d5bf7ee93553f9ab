import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useSignOut } from '@/features/auth';
import { SignOutQuestion } from '@/features/auth/sign-out';
import { writeDraft } from '@/features/forms/contact-draft';
import { ada } from '../../support/ada';
import { identity } from '../../support/identity';
import { renderPage } from '../../support/render-page';

vi.mock('firebase/auth', async () => (await import('../../support/identity')).identity);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

// jsdom does not implement them.
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = () => undefined;

test('signing out with an unsent message asks first', async () => {
  writeDraft(ada.id, { message: 'Hello' });
  renderPage(<Page />, { user: ada });
  await press('Leave');
  await press('Stay signed in');
  expect(identity.signOut).not.toHaveBeenCalled();
  await press('Leave');
  await press('Sign out');
  await vi.waitFor(() => expect(identity.signOut).toHaveBeenCalledOnce());
  writeDraft(ada.id, {});
  await press('Leave');
  await vi.waitFor(() => expect(identity.signOut).toHaveBeenCalledTimes(2));
});

function Page() {
  const { run } = useSignOut();
  return (
    <>
      <button type="button" onClick={() => void run()}>
        Leave
      </button>
      <SignOutQuestion />
    </>
  );
}
