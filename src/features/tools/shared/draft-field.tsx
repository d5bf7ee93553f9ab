import { useRef, type ReactNode } from 'react';
import { LuPenLine } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { amountOf } from '@/site/locale';
import { Button } from '@/ui/button';
import { FieldFrame, inputClass } from '@/ui/field';
import { ClearButton } from './clear-button';
import { limitMessage, MAX_TEXT_LENGTH, type SampledText } from './kept-text';

interface DraftFieldProps {
  readonly draft: SampledText;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly samples?: readonly { readonly name: string; readonly text: string }[];
  readonly className?: string;
  /** Before the samples, such as the button that sends the text. */
  readonly children?: ReactNode;
}

/** A textarea with a character count, sample texts and a clear button. */
export function DraftField({ draft, hint, placeholder, samples, className, children }: DraftFieldProps) {
  const { text, isSample, change } = draft;
  const area = useRef<HTMLTextAreaElement>(null);

  function clearSample() {
    change('');
    area.current?.focus();
  }

  /** Selects a sample, so that typing replaces it. */
  function selectSample() {
    if (isSample) area.current?.select();
  }
  return (
    <div className="flex grow flex-col gap-4">
      <FieldFrame
        className="flex grow flex-col"
        label="Your text"
        hint={hint}
        error={limitMessage(text)}
        aside={
          <p translate="no" className="text-xs text-fg-muted">
            {amountOf(text.length, 'character')}
          </p>
        }
      >
        {(wiring) => (
          <textarea
            {...wiring}
            ref={area}
            value={text}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            maxLength={MAX_TEXT_LENGTH}
            data-tool-field
            placeholder={placeholder}
            onFocus={selectSample}
            onClick={selectSample}
            spellCheck={false}
            dir="auto"
            className={classNames(inputClass, 'grow resize-y', className)}
          />
        )}
      </FieldFrame>
      <div className="flex flex-wrap items-center gap-2" role="group" aria-label="Samples">
        {children}
        {samples?.map(({ name, text }) => (
          <Button key={name} variant="secondary" size="sm" className="min-h-11" onClick={() => change(text)}>
            {name}
          </Button>
        ))}
        {isSample ? (
          <Button variant="secondary" size="sm" className="min-h-11" onClick={clearSample}>
            <LuPenLine aria-hidden className="size-4" />
            <span>Use my own</span>
          </Button>
        ) : (
          <ClearButton value={text} isEmpty={text === ''} onClear={() => change('')} onRestore={change} />
        )}
      </div>
    </div>
  );
}
