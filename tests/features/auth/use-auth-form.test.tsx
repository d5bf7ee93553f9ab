import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AuthError } from '@/features/auth/auth-errors';
import { ErrorBanner } from '@/features/auth/screens/auth-card';
import { useAuthForm, useLatestError } from '@/features/auth/use-auth-form';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';

interface Entry {
  readonly email: string;
  readonly code: string;
}

const send = vi.fn<(entry: Entry, form: HTMLFormElement) => Promise<void>>();

beforeEach(() => {
  send.mockResolvedValue();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function Form({ withCode = true }: { withCode?: boolean }) {
  const { pending, error, errors, formProps } = useAuthForm({ checks, send, rejectedFields });
  return (
    <>
      <ErrorBanner error={error} />
      <form {...formProps}>
        <TextField label="Email" name="email" error={errors.email} />
        {withCode && <TextField label="Code" name="code" error={errors.code} />}
        <Button type="submit" busy={pending}>
          Send
        </Button>
      </form>
    </>
  );
}

const checks = {
  email: (value: string) => (value === '' ? 'Enter your email address.' : undefined),
  code: (value: string) => (value === 'bad' ? 'That is no code.' : undefined),
};

function rejectedFields({ code }: AuthError) {
  return code === 'auth/invalid-action-code' ? { code: 'This code has been used.' } : null;
}

const email = () => screen.getByLabelText('Email');
const code = () => screen.getByLabelText('Code');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

function failure(code: string) {
  return Object.assign(new Error(`Firebase: Error (${code}).`), { code });
}

function rejectNext(code: string) {
  send.mockRejectedValueOnce(failure(code));
}

test('every invalid field has its message, the first one gets focus, and nothing is sent', async () => {
  render(<Form />);
  await userEvent.type(code(), 'bad');
  await press();
  expect(email()).toHaveFocus();
  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription('Enter your email address.');
  expect(code()).toHaveAccessibleDescription('That is no code.');
  expect(send).not.toHaveBeenCalled();
});

test('a corrected form is sent and its errors disappear', async () => {
  render(<Form />);
  await press();
  await userEvent.type(email(), ' ada@example.com {Enter}');
  expect(send).toHaveBeenCalledExactlyOnceWith(
    { email: 'ada@example.com', code: '' },
    expect.any(HTMLFormElement),
  );
  expect(email()).toBeValid();
  expect(email()).not.toHaveAccessibleDescription();
});

test('a provider error about a field is shown at that field', async () => {
  rejectNext('auth/invalid-action-code');
  render(<Form />);
  await userEvent.type(email(), 'ada@example.com');
  await press();
  expect(code()).toHaveFocus();
  expect(code()).toHaveAccessibleDescription('This code has been used.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a provider error about a missing field is shown above the form', async () => {
  rejectNext('auth/invalid-action-code');
  render(<Form withCode={false} />);
  await userEvent.type(email(), 'ada@example.com');
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('This link has already been used');
});

test('typing into an invalid field clears its error only', async () => {
  render(<Form />);
  await userEvent.type(code(), 'bad');
  await press();
  await userEvent.type(email(), 'a');
  expect(email()).toBeValid();
  expect(email()).not.toHaveAccessibleDescription();
  expect(code()).toHaveAccessibleDescription('That is no code.');
});

test('a late error of a superseded pop-up does not replace the error of the newer one', () => {
  const { result } = renderHook(useLatestError);
  act(() => {
    const [older, newer] = [result.current.startAttempt(), result.current.startAttempt()];
    newer(failure('auth/account-exists-with-different-credential'));
    older(failure('auth/timeout'));
  });
  expect(result.current.error?.code).toBe('auth/account-exists-with-different-credential');
});
