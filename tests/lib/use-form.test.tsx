import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useForm } from '@/lib/use-form';
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
