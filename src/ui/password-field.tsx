import { useState, type ComponentProps } from 'react';
import { LuEye, LuEyeOff } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { FieldFrame, inputClass, type FieldProps } from './field';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type'>;

export function PasswordField({ label, hint, error, aside, className, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? LuEyeOff : LuEye;
  return (
    <FieldFrame label={label} hint={hint} error={error} aside={aside}>
      {(wiring) => (
        <span className="relative block">
          <input
            {...rest}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoCapitalize="off"
            spellCheck={false}
            className={classNames(inputClass, 'pe-12', className)}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 end-0 grid w-12 cursor-pointer place-items-center rounded-input text-fg-muted hover:text-fg"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
