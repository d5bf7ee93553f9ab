import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '@/ui/button';
import { PasswordField, TextField } from '@/ui/field';

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

function TwoFields({ error }: { error?: string }) {
  return (
    <>
      <TextField label="Name" error={error} />
      <TextField label="Company" error={error} />
    </>
  );
}

test('of several errors, that of the focused field is announced', () => {
  const { rerender } = render(<TwoFields />);
  act(() => screen.getByLabelText('Name').focus());
  const place = document.querySelector('[aria-live="polite"]');
  expect(place).toBeEmptyDOMElement();
  rerender(<TwoFields error="Write something." />);
  expect(place).toHaveTextContent('Write something.');
  expect(document.querySelectorAll('[aria-live="polite"]')).toHaveLength(1);
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

test('a busy button keeps its name and focus and ignores clicks', async () => {
  const press = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={press}>Go</Button>);
  const button = screen.getByRole('button', { name: 'Go' });
  button.focus();
  rerender(
    <Button busy onClick={press}>
      Go
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Go' })).toBe(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');
  expect(press).not.toHaveBeenCalled();
});
