import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Navbar } from '@/layout/navbar';
import { DropMenu } from '@/layout/navbar-menus';
import { menuName } from '@/site/navigation';
import { paths } from '@/site/paths';
import { renderPage } from '../support/render-page';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function show(at = '/') {
  render(
    <MemoryRouter initialEntries={[at]}>
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

test('moving the focus out of it closes it', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const button = show();
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findAllByRole('link');
  await user.tab();
  screen.getAllByRole('link').at(-1)?.focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
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

test('it marks the current page, in any letter case of the address', async () => {
  fireEvent.click(show('/pRICING/'));
  expect(await screen.findByRole('link', { current: 'page' })).toHaveAccessibleName(/^Pricing/);
});

test.each([paths.home, paths.about, paths.pricing])('one item of the bar is underlined at %s', (at) => {
  const { container } = renderPage(<Navbar onMenu={vi.fn()} onSearch={vi.fn()} />, { at });
  expect(container.querySelectorAll('span.border-accent')).toHaveLength(1);
});
