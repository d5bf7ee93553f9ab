import { LuMonitor, LuMoon, LuSun } from 'react-icons/lu';
import { nextPaint } from '@/lib/schedule';
import { readStored, watchStored, writeStored } from '@/lib/storage';
import { THEME_KEY } from '@/lib/storage-keys';
import { createStore, useStore } from '@/lib/store';
import { applyTheme } from '@/lib/theme';

const themes = [
  { id: 'system', label: 'System theme', Icon: LuMonitor },
  { id: 'light', label: 'Light theme', Icon: LuSun },
  { id: 'dark', label: 'Dark theme', Icon: LuMoon },
] as const;

type Theme = (typeof themes)[number]['id'];

/** The document's attribute holds the theme, because src/boot applies the stored one before the first paint. */
const currentTheme = createStore(readTheme, () =>
  watchStored(THEME_KEY, () => apply(asTheme(readStored(THEME_KEY)))),
);

export function ThemeSwitch() {
  const theme = useStore<Theme>(currentTheme, 'system');

  async function choose(next: Theme) {
    writeStored(THEME_KEY, next === 'system' ? null : next);
    // The pressed button is painted first, because a change of theme restyles the whole page.
    await nextPaint();
    apply(next);
  }

  return (
    <div
      role="group"
      aria-label="Theme"
      className="inline-flex gap-0.5 rounded-full border border-border bg-surface p-0.5"
    >
      {themes.map(({ id, label, Icon }) => (
        <button
          key={id}
          type="button"
          aria-label={label}
          aria-pressed={id === theme}
          onClick={() => void choose(id)}
          data-theme-choice={id}
          className="grid size-8 cursor-pointer place-items-center rounded-full text-fg-muted transition-colors duration-fast hover:text-fg"
        >
          <Icon aria-hidden className="size-4" />
        </button>
      ))}
    </div>
  );
}

function readTheme(): Theme {
  return asTheme(document.documentElement.dataset['theme']);
}

function asTheme(value: string | null | undefined): Theme {
  return themes.find(({ id }) => id === value)?.id ?? 'system';
}

function apply(theme: Theme) {
  applyTheme(theme);
  // More than a hundred color transitions at once would block the main thread.
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  currentTheme.set(theme);
}
