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
