import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextField, PasswordField } from '@/ui/field';

test('each field is associated with its own label, even if two labels are the same', async () => {
  render(
    <>
      <TextField label="Email" />
      <TextField label="Email" />
    </>,
  );
  const [first, second] = screen.getAllByRole('textbox', { name: 'Email' });
  if (first) await userEvent.type(first, 'ada');
  expect(first).toHaveValue('ada');
  expect(second).toHaveValue('');
});

test('the hint describes the field until there is an error', () => {
  const { rerender } = render(<TextField label="Name" hint="As on your card." />);
  const field = screen.getByLabelText('Name');
  expect(field).toHaveAccessibleDescription('As on your card.');
  expect(field).toBeValid();
  rerender(<TextField label="Name" hint="As on your card." error="Enter your name." />);
  expect(field).toHaveAccessibleDescription('Enter your name.');
  expect(field).toBeInvalid();
  rerender(<TextField label="Name" hint="As on your card." />);
  expect(field).toHaveAccessibleDescription('As on your card.');
  expect(field).toBeValid();
});

test('an error is announced, because its live region exists beforehand', () => {
  const { rerender } = render(<TextField label="Name" />);
  const place = document.querySelector('[aria-live="polite"]');
  expect(place).toBeEmptyDOMElement();
  rerender(<TextField label="Name" error="Enter your name." />);
  expect(place).toHaveTextContent('Enter your name.');
});

test('a password is hidden until Show is pressed, and keeps its text', async () => {
  render(<PasswordField label="Current password" name="password" />);
  const field = screen.getByLabelText('Current password');
  await userEvent.type(field, 'secret');
  expect(field).toHaveAttribute('type', 'password');
  const toggle = screen.getByRole('button', { name: 'Show current password', pressed: false });
  await userEvent.click(toggle);
  expect(field).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(toggle);
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('secret');
});

test('showing a password submits no form and turns spell checking off', async () => {
  let sent = false;
  render(
    <form onSubmit={() => (sent = true)}>
      <PasswordField label="Password" error="Enter your password." />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(sent).toBe(false);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('spellcheck', 'false');
  expect(field).toHaveAccessibleDescription('Enter your password.');
});
