import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { nextPaint } from '@/lib/schedule';
import { ThemeSwitch } from '@/ui/theme-switch';

beforeEach(() => {
  delete document.documentElement.dataset['theme'];
});

function choose(name: string) {
  return press(screen.getByRole('button', { name: `${name} theme` }));
}

/** The theme changes after the pressed button has been painted. */
function press(button: HTMLElement) {
  return act(async () => {
    fireEvent.click(button);
    await nextPaint();
  });
}

function expectTheme(name: 'System' | 'Light' | 'Dark') {
  const pressed = screen.getAllByRole('button', { pressed: true }).map((button) => button.ariaLabel);
  expect(new Set(pressed)).toEqual(new Set([`${name} theme`]));
  expect(document.documentElement.dataset['theme']).toBe(name === 'System' ? undefined : name.toLowerCase());
}

/** Simulates a change of the storage by another tab. */
function inAnotherTab(value: string | null) {
  if (value === null) localStorage.removeItem('theme');
  else localStorage.setItem('theme', value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
}

test('a choice made in another tab reaches this one', () => {
  render(<ThemeSwitch />);
  inAnotherTab('dark');
  expectTheme('Dark');
  inAnotherTab(null);
  expectTheme('System');
});

test.each(['purple', '', '{"theme":"dark"}', 'DARK', '__proto__'])(
  '%j from another tab means the system theme',
  async (garbage) => {
    render(<ThemeSwitch />);
    await choose('Dark');
    inAnotherTab(garbage);
    expectTheme('System');
  },
);
