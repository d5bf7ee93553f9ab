import type { ComponentProps } from 'react';
import type { IconType } from 'react-icons';
import { LuX } from 'react-icons/lu';
import { IconButton } from './button';

interface PanelSearchFieldProps extends Omit<ComponentProps<'input'>, 'value'> {
  readonly icon: IconType;
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** The header of a searchable panel: the input and a close button. */
export function PanelSearchField({
  icon: Icon,
  label,
  onValue,
  closeLabel,
  onClose,
  ...inputProps
}: PanelSearchFieldProps) {
  return (
    <div className="flex items-center gap-3 border-b border-border ps-4 pe-2 has-[input:focus-visible]:border-ring sm:ps-5">
      <Icon aria-hidden className="size-5 shrink-0 text-fg-subtle" />
      <input
        {...inputProps}
        type="text"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onValue(target.value)}
        className="h-16 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-fg-subtle"
      />
      <IconButton label={closeLabel} icon={LuX} onClick={onClose} />
    </div>
  );
}
