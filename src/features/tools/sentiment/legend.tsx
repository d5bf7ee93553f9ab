import { phraseCount } from './engine/find-phrase';
import { lexiconSize } from './engine/word-weights';
import { formatCount } from './format';

/** How to read the marks, and what they come from. */
export function Legend() {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 border-t border-border bg-bg px-5 py-3 text-xs text-fg-muted sm:px-6">
      <p>
        <mark className="rounded-sm bg-mint-soft px-1 text-mint">
          pleases<sup className="ms-0.5 font-mono">+</sup>
        </mark>
      </p>
      <p>
        <mark className="rounded-sm bg-danger-soft px-1 text-danger">
          displeases<sup className="ms-0.5 font-mono">−</sup>
        </mark>
      </p>
      <p className="underline decoration-fg-muted decoration-dotted underline-offset-4">
        changes another word’s weight
      </p>
      <p className="sm:ms-auto">
        {`By rules, not by a model: ${formatCount(lexiconSize)} English words and signs, ${formatCount(phraseCount)} turns of phrase.`}
      </p>
    </div>
  );
}
