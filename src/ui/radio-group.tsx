import { useId } from 'react';
import { classNames } from '@/lib/class-names';

interface RadioGroupProps<Value extends string> {
  readonly label: string;
  /** Hides the label visually where the options explain themselves. */
  readonly isLabelHidden?: boolean;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly translate?: 'no';
  }[];
  /** Undefined checks none. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

export function RadioGroup<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p id={id} className={classNames('text-sm font-medium', isLabelHidden ? 'sr-only' : 'mb-1.5')}>
        {label}
      </p>
      <div className="flex w-fit flex-wrap rounded-control bg-surface-2 p-1 ring-1 ring-border ring-inset">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-9 cursor-pointer items-center gap-2 rounded-sm border border-transparent px-4 text-sm font-medium text-fg-muted transition-colors duration-fast hover:text-fg has-checked:border-border-strong has-checked:bg-surface has-checked:text-fg forced-colors:has-checked:underline has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-x-0 -inset-y-1 cursor-pointer opacity-0"
            />
            <span translate={option.translate}>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
