import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AuthProblem } from '@/features/auth/auth-errors';
import { ProblemBanner } from '@/features/auth/screens/problem-banner';
import { useAuthForm, type FieldProblems } from '@/features/auth/use-auth-form';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';

interface Entry extends Readonly<Record<string, string>> {
  readonly email: string;
  readonly code: string;
}

const send = vi.fn<(entry: Entry) => Promise<void>>();

beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function Form({ withCode = true }: { withCode?: boolean }) {
  const { busy, problem, fieldProblems, formProps } = useAuthForm({ read, check, send, refusal });
  return (
    <>
      <ProblemBanner problem={problem} />
      <form {...formProps}>
        <TextField label="Email" name="email" error={fieldProblems.email} />
        {withCode && <TextField label="Code" name="code" error={fieldProblems.code} />}
        <Button type="submit" busy={busy}>
          Send
        </Button>
      </form>
    </>
  );
}

function read(text: (name: string) => string): Entry {
  return { email: text('email').trim(), code: text('code') };
}

function check({ email, code }: Entry): FieldProblems<Entry> {
  return {
    email: email === '' ? 'Enter your e-mail address.' : undefined,
    code: code === 'bad' ? 'That is no code.' : undefined,
  };
}

function refusal({ code }: AuthProblem): FieldProblems<Entry> | null {
  return code === 'auth/invalid-action-code' ? { code: 'This code has been used.' } : null;
}

const email = () => screen.getByLabelText('Email');
const code = () => screen.getByLabelText('Code');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

function refuse(reason: string) {
  send.mockRejectedValueOnce(Object.assign(new Error(`Firebase: Error (${reason}).`), { code: reason }));
}

test('every bad field says what is wrong, the first one gets the focus, and nothing is sent', async () => {
  render(<Form />);
  await userEvent.type(code(), 'bad');
  await press();
  expect(email()).toHaveFocus();
  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription('Enter your e-mail address.');
  expect(code()).toHaveAccessibleDescription('That is no code.');
  expect(send).not.toHaveBeenCalled();
});

test('a later field gets the focus when it is the first that is wrong', async () => {
  render(<Form />);
  await userEvent.type(email(), 'ada@example.com');
  await userEvent.type(code(), 'bad');
  await press();
  expect(code()).toHaveFocus();
  expect(email()).toBeValid();
});

test('what was put right is sent, and what was said about it goes', async () => {
  render(<Form />);
  await press();
  await userEvent.type(email(), ' ada@example.com {Enter}');
  expect(send).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.com', code: '' });
  expect(email()).toBeValid();
  expect(email()).not.toHaveAccessibleDescription();
});

test('one press, one sending: neither a second press nor Enter sends again meanwhile', async () => {
  let finish: (() => void) | undefined;
  send.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  render(<Form />);
  await userEvent.type(email(), 'ada@example.com');
  await press();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
  await press();
  await userEvent.type(email(), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);

  await act(async () => finish?.());
  expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy');
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

test('a refusal about one field is said at that field', async () => {
  refuse('auth/invalid-action-code');
  render(<Form />);
  await userEvent.type(email(), 'ada@example.com');
  await press();
  expect(code()).toHaveFocus();
  expect(code()).toHaveAccessibleDescription('This code has been used.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a refusal about a field that is not there is said above the form', async () => {
  refuse('auth/invalid-action-code');
  render(<Form withCode={false} />);
  await userEvent.type(email(), 'ada@example.com');
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('This link has been used already');
});

test('any other refusal is said above the form, which keeps what was typed; the next try takes it away', async () => {
  refuse('auth/network-request-failed');
  render(<Form />);
  await userEvent.type(email(), 'ada@example.com');
  await press();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('The sign-in service cannot be reached.');
  expect(alert).toHaveTextContent('Firebase: Error (auth/network-request-failed).');
  expect(email()).toHaveValue('ada@example.com');
  await press();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a field is no longer wrong once it is being mended, and only that one', async () => {
  render(<Form />);
  await userEvent.type(code(), 'bad');
  await press();
  await userEvent.type(email(), 'a');
  expect(email()).toBeValid();
  expect(email()).not.toHaveAccessibleDescription();
  expect(code()).toHaveAccessibleDescription('That is no code.');
});
