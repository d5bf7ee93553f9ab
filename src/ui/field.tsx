import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { LuEye, LuEyeOff } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';

export const inputClass =
  'block w-full rounded-control border border-border-strong bg-surface px-3.5 py-2.5 text-base text-fg ' +
  'placeholder:text-fg-subtle transition-colors duration-fast hover:border-fg-muted ' +
  'focus-visible:border-ring focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-ring ' +
  'aria-invalid:border-danger';

interface FieldProps {
  readonly label: string;
  /** Shown under the field while there is no error. */
  readonly hint?: ReactNode;
  /** What is wrong and how to fix it; announced, and linked to the field by aria-describedby. */
  readonly error?: string | undefined;
  /** Beside the label, such as a "Forgot password?" link. */
  readonly aside?: ReactNode;
}

interface FieldFrameProps extends FieldProps {
  readonly className?: string;
  readonly children: (wiring: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
  }) => ReactNode;
}

/** Label, control, hint and error, associated by id for assistive technology. */
export function FieldFrame({ label, hint, error, aside, className, children }: FieldFrameProps) {
  const id = useId();
  const noteElement = useRef<HTMLParagraphElement>(null);
  const noteId = `${id}-note`;
  const note = error ?? hint;

  /** Of several errors, only that of the focused field is announced. A state would render over an autofilled value. */
  function setLive(live: 'polite' | 'off') {
    noteElement.current?.setAttribute('aria-live', live);
  }

  return (
    <div className={className} onFocus={() => setLive('polite')} onBlur={() => setLive('off')}>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        ...(note !== undefined ? { 'aria-describedby': noteId } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      <p
        ref={noteElement}
        id={noteId}
        className={classNames(
          'text-sm',
          note !== undefined && 'mt-1.5',
          error ? 'text-danger' : 'text-fg-muted',
        )}
      >
        {note !== undefined && <span key={error ?? 'hint'}>{note}</span>}
      </p>
    </div>
  );
}

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id'>;

export function TextField({ label, hint, error, aside, className, ...rest }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} aside={aside}>
      {(wiring) => <input {...rest} {...wiring} className={classNames(inputClass, className)} />}
    </FieldFrame>
  );
}

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
            className="absolute inset-y-0 end-0 grid w-12 cursor-pointer place-items-center rounded-control text-fg-muted hover:text-fg"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
