import { useState } from 'react';
import { Button } from '@/ui/button';
import type { TextScore } from './engine/score-text';
import { SentenceRow } from './sentence-row';

const SHOWN_AT_FIRST = 60;

export function SentenceList({ sentences }: Pick<TextScore, 'sentences'>) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? sentences : sentences.slice(0, SHOWN_AT_FIRST);
  const isSilent = sentences.length > 0 && sentences.every(({ terms }) => terms.length === 0);
  return (
    <div>
      <h3 className="px-5 pt-5 font-mono text-xs font-medium tracking-wide text-fg-muted uppercase sm:px-6">
        Sentence by sentence
      </h3>
      {isSilent && (
        <p className="px-5 pt-3 text-sm text-fg-muted sm:px-6">
          No word in here pleases or displeases, as far as it knows. It reads English.
        </p>
      )}
      <ol className="divide-y divide-border">
        {shown.map(({ start, text }) => (
          <SentenceRow key={`${start}${text}`} text={text} />
        ))}
      </ol>
      {shown.length < sentences.length && (
        <div className="px-5 pb-5 sm:px-6">
          <Button variant="secondary" onClick={() => setIsWhole(true)}>
            <span key={sentences.length}>{`Show all ${sentences.length} sentences`}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
