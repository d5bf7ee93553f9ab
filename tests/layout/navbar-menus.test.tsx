import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { DropMenu } from '@/layout/navbar-menus';
import { menuName } from '@/site/navigation';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function show() {
  render(
    <MemoryRouter>
      <DropMenu />
      <button type="button">Elsewhere</button>
    </MemoryRouter>,
  );
  return screen.getByRole('button', { name: menuName });
}

test('hovering with a mouse opens it, and leaving closes it, unless the pointer comes back within a delay', () => {
  const button = show();
  for (const comesBack of [true, false]) {
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    pass(150);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    if (comesBack) fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    pass(1000);
    expect(button).toHaveAttribute('aria-expanded', String(comesBack));
  }
});

test('a click just after the hover that opened it keeps it open', () => {
  const button = show();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  pass(300);
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the pointer re-entering the closing panel does not open it again', async () => {
  const button = show();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  const link = await screen.findByRole('link', { name: /^Blog/ });
  const closing = link.closest('[id]') ?? link;
  fireEvent.click(link);
  fireEvent.pointerEnter(closing, { pointerType: 'mouse' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
