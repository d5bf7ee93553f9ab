import type { ComponentProps } from 'react';
import { LuChevronDown } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { FieldFrame, inputClass } from './field';

interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** The language of the label, if it is not the page's. */
  readonly lang?: string;
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children' | 'onChange'> {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly onChoose: (value: string) => void;
}

/** A native select with a label. */
export function SelectField({ label, options, onChoose, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame label={label}>
      {(wiring) => (
        <div className="relative">
          <select
            {...rest}
            {...wiring}
            onChange={(event) => onChoose(event.target.value)}
            className={classNames(
              inputClass,
              'min-h-11 cursor-pointer appearance-none truncate pe-10 disabled:cursor-default disabled:bg-surface-2',
            )}
          >
            {options.map(({ value, label, lang }) => (
              <option key={value} value={value} lang={lang}>
                {label}
              </option>
            ))}
          </select>
          <LuChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4 text-fg-muted"
          />
        </div>
      )}
    </FieldFrame>
  );
}
