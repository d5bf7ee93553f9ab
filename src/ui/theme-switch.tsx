import { LuMonitor, LuMoon, LuSun } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';

const options = [
  { value: 'system', label: 'System theme', Icon: LuMonitor },
  { value: 'light', label: 'Light theme', Icon: LuSun },
  { value: 'dark', label: 'Dark theme', Icon: LuMoon },
] as const;

type Value = (typeof options)[number]['value'];

interface ThemeSwitchProps {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  return (
    <div
      role="group"
      aria-label="Theme"
      className="inline-flex gap-0.5 rounded-full border border-border bg-surface p-0.5"
    >
      {options.map(({ value: option, label, Icon }) => (
        <button
          key={option}
          type="button"
          aria-label={label}
          aria-pressed={option === value}
          onClick={() => onChange(option)}
          className={classNames(
            'grid size-8 cursor-pointer place-items-center rounded-full transition-colors duration-fast',
            option === value
              ? 'border border-border-strong bg-surface-2 text-fg'
              : 'text-fg-muted hover:text-fg',
          )}
        >
          <Icon aria-hidden className="size-4" />
        </button>
      ))}
    </div>
  );
}
