import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '@/ui/button';

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

test('a busy button sends no form, by click or by Enter', async () => {
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <input aria-label="Email" />
      <Button type="submit" busy>
        Go
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
  expect(send).not.toHaveBeenCalled();
});
