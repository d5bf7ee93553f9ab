import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTheme } from '@/lib/use-theme';
import { ThemeSwitch } from '@/ui/theme-switch';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

function Switch() {
  const [theme, setTheme] = useTheme();
  return <ThemeSwitch value={theme} onChange={setTheme} />;
}

function choose(name: string) {
  fireEvent.click(screen.getByRole('button', { name: `${name} theme` }));
}

function expectTheme(name: 'System' | 'Light' | 'Dark') {
  const pressed = screen.getAllByRole('button', { pressed: true }).map((button) => button.ariaLabel);
  expect(new Set(pressed)).toEqual(new Set([`${name} theme`]));
  expect(document.documentElement.dataset['theme']).toBe(name === 'System' ? undefined : name.toLowerCase());
}

/** Simulates a change of the storage by another tab. */
function inAnotherTab(value: string | null, key: string | null = 'theme') {
  if (value === null) localStorage.removeItem('theme');
  else localStorage.setItem('theme', value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

test('the default is the system theme', () => {
  render(<Switch />);
  expectTheme('System');
});

test('a choice applies at once and is stored; choosing the system theme clears it', () => {
  render(<Switch />);
  choose('Dark');
  expectTheme('Dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  choose('System');
  expectTheme('System');
  expect(localStorage.getItem('theme')).toBeNull();
});

test('transitions are disabled during a theme change and restored after it', async () => {
  render(<Switch />);
  choose('Dark');
  expect(document.documentElement.dataset['switching']).toBe('');
  await waitFor(() => expect(document.documentElement.dataset['switching']).toBeUndefined());
});

test('two switches on one page stay in sync', () => {
  render(
    <>
      <Switch />
      <div data-testid="second">
        <Switch />
      </div>
    </>,
  );
  const [light] = screen.getAllByRole('button', { name: 'Light theme' });
  if (light) fireEvent.click(light);
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
  expectTheme('Light');
});

test('the theme that the page started with is the one shown', () => {
  document.documentElement.dataset['theme'] = 'light';
  render(<Switch />);
  expectTheme('Light');
});

test('a choice made in another tab reaches this one', () => {
  render(<Switch />);
  inAnotherTab('dark');
  expectTheme('Dark');
  inAnotherTab(null);
  expectTheme('System');
});

test('clearing the storage in another tab resets the theme here', () => {
  render(<Switch />);
  choose('Dark');
  inAnotherTab(null, null);
  expectTheme('System');
});

test('another key stored by another tab is ignored', () => {
  render(<Switch />);
  inAnotherTab('dark', 'newsletter');
  expectTheme('System');
});

test.each(['purple', '', '{"theme":"dark"}', 'DARK', '__proto__'])(
  '%j from another tab means the system theme',
  (garbage) => {
    render(<Switch />);
    choose('Dark');
    inAnotherTab(garbage);
    expectTheme('System');
  },
);

test('with storage blocked, the choice holds until the page is left', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  render(<Switch />);
  choose('Dark');
  expectTheme('Dark');
});

test('unmounting removes the listeners', () => {
  const { unmount } = render(<Switch />);
  unmount();
  inAnotherTab('dark');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});
