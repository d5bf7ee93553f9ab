import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { emailError, useAction, useForm, type Action } from '@/lib/use-form';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';

type Values = Readonly<Record<'email' | 'code' | 'way', string>>;

const send = vi.fn<(values: Values, form: HTMLFormElement) => Promise<void>>();

beforeEach(() => {
  send.mockResolvedValue();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function Form({ withCode = true }: { withCode?: boolean }) {
  const { error, errors, formProps } = useForm({ checks, send, rejectedFields });
  return (
    <form {...formProps}>
      {error instanceof Error && <p role="alert">{error.message}</p>}
      <TextField label="Email" name="email" error={errors.email} />
      {withCode && <TextField label="Code" name="code" error={errors.code} />}
      <Button type="submit">Send</Button>
      <Button type="submit" name="way" value="post">
        Send by post
      </Button>
    </form>
  );
}

const checks = {
  email: (value: string) => (value === '' ? 'Enter your email address.' : undefined),
  code: (value: string) => (value === 'bad' ? 'That is no code.' : undefined),
  way: () => undefined,
};

function rejectedFields(thrown: unknown) {
  return thrown === used ? { code: used.message } : null;
}

const used = new Error('This code has been used.');

const email = () => screen.getByLabelText('Email');
const code = () => screen.getByLabelText('Code');
const press = (name = 'Send') => userEvent.click(screen.getByRole('button', { name }));

test('typing into an invalid field clears its error only, and a corrected form is sent', async () => {
  render(<Form />);
  await userEvent.type(code(), 'bad');
  await press();
  await userEvent.type(email(), ' ada@example.com ');
  expect(email()).toBeValid();
  expect(email()).not.toHaveAccessibleDescription();
  expect(code()).toHaveAccessibleDescription('That is no code.');
  await userEvent.clear(code());
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledExactlyOnceWith(
    { email: 'ada@example.com', code: '', way: '' },
    expect.any(HTMLFormElement),
  );
});

test('the button that was pressed is sent as a field', async () => {
  render(<Form />);
  await userEvent.type(email(), 'ada@example.com');
  await press('Send by post');
  expect(send.mock.lastCall?.[0]).toMatchObject({ way: 'post' });
});

test('an error about a field is shown at that field, or above a form without it', async () => {
  send.mockRejectedValue(used);
  const { rerender } = render(<Form />);
  await userEvent.type(email(), 'ada@example.com');
  await press();
  expect(code()).toHaveFocus();
  expect(code()).toHaveAccessibleDescription(used.message);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  rerender(<Form withCode={false} />);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent(used.message);
});

/** An action that the test makes fail. */
function slowAction() {
  let fail: ((error: string) => void) | undefined;
  const action: Action = () => new Promise((_resolve, reject) => (fail = reject));
  return { action, reject: (error: string) => fail?.(error) };
}

test('a late error of a superseded pop-up does not replace the error of the newer one', async () => {
  const [older, newer] = [slowAction(), slowAction()];
  const { result } = renderHook(useAction);
  act(() => {
    void result.current.attempt(older.action);
    void result.current.attempt(newer.action);
  });
  await act(async () => newer.reject('newer'));
  await act(async () => older.reject('older'));
  expect(result.current.error).toBe('newer');
});

test('a fault is reported, and the answer of a service is not', async () => {
  const sendBeacon = vi.fn<typeof navigator.sendBeacon>(() => true);
  navigator.sendBeacon = sendBeacon;
  const { result } = renderHook(useAction);
  const answer = Object.assign(new Error('refused'), { code: 'auth/wrong-password' });
  await act(() => result.current.run(() => Promise.reject(answer)));
  expect(sendBeacon).not.toHaveBeenCalled();
  await act(() => result.current.run(() => Promise.reject(new TypeError('x is null'))));
  expect(sendBeacon).toHaveBeenCalledOnce();
});

const good = ['name@example.com', "o'neil@example.org", 'üser@exämple.de', `${'a'.repeat(242)}@example.com`];

test.each(good)('%s is a valid email address', (email) => {
  expect(emailError(email)).toBeUndefined();
});

const incomplete = [
  'name',
  'name@',
  'name@example',
  'na me@example.com',
  'one@example.com,two@example.com',
  '<name@example.com>',
  'name@example.com\n',
];

test.each(incomplete)('%j is not a valid email address', (email) => {
  expect(emailError(email)).toMatch(/name@example\.com/);
});

test('an email address is required and has at most 254 characters', () => {
  expect(emailError('')).toMatch(/email address/);
  expect(emailError(`${'a'.repeat(243)}@example.com`)).toMatch(/254/);
});

test.each(['a'.repeat(100_000), 'a@'.repeat(50_000), `a@${'b.'.repeat(120)}@`])(
  'input built to make the pattern backtrack is rejected',
  (text) => {
    expect(emailError(text)).toBeDefined();
  },
);
