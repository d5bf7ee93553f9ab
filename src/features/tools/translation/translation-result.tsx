import { useId } from 'react';
import type { Pair } from './browser-translator';
import { textLanguageOf } from './text-languages';

interface TranslationResultProps {
  readonly result: { readonly text: string; readonly pair: Pair } | null;
}

/** Where there is nothing to press inside, only this lets a keyboard scroll. */
const scrollable = { tabIndex: 0 } as const;

export function TranslationResult({ result }: TranslationResultProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className="mb-1.5 text-sm font-medium">
        Translation
      </p>
      <div
        role="group"
        aria-labelledby={id}
        {...scrollable}
        className="h-58 overflow-y-auto overscroll-contain rounded-input border border-border bg-bg px-3.5 py-2.5 focus-visible:outline-2 focus-visible:outline-ring"
      >
        {result ? (
          <p
            translate="no"
            lang={result.pair.target}
            dir={textLanguageOf(result.pair.target)?.direction ?? 'auto'}
            className="break-words whitespace-pre-wrap"
          >
            {result.text}
          </p>
        ) : (
          <p className="text-fg-subtle">It appears here, paragraph by paragraph.</p>
        )}
      </div>
    </div>
  );
}
