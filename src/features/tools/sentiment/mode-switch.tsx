import type { IconType } from 'react-icons';
import { LuFileText, LuPenLine } from 'react-icons/lu';

const modes = [
  { id: 'text', label: 'A text', Icon: LuPenLine },
  { id: 'file', label: 'A file of reviews', Icon: LuFileText },
] as const satisfies readonly { id: string; label: string; Icon: IconType }[];

export type Mode = (typeof modes)[number]['id'];

interface ModeSwitchProps {
  readonly mode: Mode;
  readonly onChange: (mode: Mode) => void;
}

export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">What to score</legend>
      {modes.map(({ id, label, Icon }) => (
        <label
          key={id}
          className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-transparent px-3 text-sm font-medium text-fg-muted transition-colors duration-fast hover:bg-surface-2 hover:text-fg has-checked:border-border-strong has-checked:bg-surface-2 has-checked:text-fg forced-colors:has-checked:underline has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name="sentiment-mode"
            value={id}
            checked={mode === id}
            onChange={() => onChange(id)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Icon aria-hidden className="size-4" />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
