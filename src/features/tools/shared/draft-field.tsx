import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { classNames } from '@/lib/class-names';
import { FieldFrame, inputClass } from '@/ui/field';
import { ClearButton } from './clear-button';
import { SampleNote } from './sample-note';
import { limitMessage, limitText, MAX_TEXT_LENGTH } from './use-persisted-text';

/**
 * Makes the textarea uncontrolled: a controlled one is rewritten on every keystroke, which takes longer
 * than a frame for long texts.
 */
function useLargeText(
  areaRef: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onText: (text: string) => void,
) {
  const [defaultValue] = useState(text);
  const shown = useRef(text);

  useLayoutEffect(() => {
    if (!areaRef.current || shown.current === text) return;
    shown.current = text;
    areaRef.current.value = text;
  }, [areaRef, text]);

  return {
    ref: areaRef,
    defaultValue,
    maxLength: MAX_TEXT_LENGTH,
    onChange(event: ChangeEvent<HTMLTextAreaElement>) {
      const { value } = event.currentTarget;
      shown.current = limitText(value);
      if (shown.current !== value) event.currentTarget.value = shown.current;
      onText(shown.current);
    },
  };
}

export interface Sample {
  readonly name: string;
  readonly text: string;
}

interface DraftFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly value: string;
  /** Whether the value is a sample: typing replaces it. */
  readonly isSample?: boolean;
  readonly onChange: (text: string) => void;
  readonly samples: readonly Sample[];
  readonly className?: string;
  readonly ref: RefObject<HTMLTextAreaElement | null>;
}

/** A textarea with a character count, sample texts and a clear button. */
export function DraftField({
  label,
  hint,
  placeholder,
  value,
  isSample = false,
  onChange,
  samples,
  className,
  ref,
}: DraftFieldProps) {
  const area = useLargeText(ref, value, onChange);

  function selectSample() {
    if (isSample) ref.current?.select();
  }
  return (
    <div className="flex flex-col gap-4">
      {isSample && (
        <SampleNote
          onUseOwn={() => {
            onChange('');
            ref.current?.focus();
          }}
        />
      )}
      <FieldFrame
        label={label}
        hint={hint}
        error={limitMessage(value)}
        aside={<Size characters={value.length} />}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            {...area}
            placeholder={placeholder}
            onFocus={selectSample}
            onClick={selectSample}
            spellCheck={false}
            dir="auto"
            className={classNames(inputClass, 'resize-y', className)}
          />
        )}
      </FieldFrame>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1" role="group" aria-label="Samples">
        {samples.map(({ name, text }) => (
          <Button
            key={name}
            variant="secondary"
            size="sm"
            className="min-h-11"
            onClick={() => onChange(text)}
          >
            {name}
          </Button>
        ))}
        {!isSample && (
          <ClearButton
            value={value}
            isEmpty={value === ''}
            onClear={() => onChange('')}
            onRestore={onChange}
          />
        )}
      </div>
    </div>
  );
}

function Size({ characters }: { characters: number }) {
  return (
    <p translate="no" className="font-mono text-xs text-fg-muted tabular-nums">
      {`${characters.toLocaleString('en')} characters`}
    </p>
  );
}
