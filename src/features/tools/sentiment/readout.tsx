import type { Tone } from './engine/tone';
import type { TextScore } from './engine/score-text';
import { formatScore, toneLooks } from './format';
import { Ruler } from './ruler';
import { ToneCounts } from './tone-counts';

/** What a text comes to, as an instrument would show it. */
export function Readout({ reading }: { readonly reading: TextScore }) {
  const { score, tone, sentences } = reading;
  const isEmpty = sentences.length === 0;
  const look = toneLooks[tone];
  const verdict = isEmpty ? 'Nothing to read yet' : look.name;
  return (
    <div className="grid content-between gap-6">
      <div>
        <p className="font-mono text-xs font-medium tracking-wide text-fg-muted uppercase">Over all</p>
        <div className="mt-2 flex flex-wrap items-baseline gap-x-4">
          <p
            translate="no"
            className={`font-mono text-h1 tabular-nums ${isEmpty ? 'text-fg-subtle' : look.text}`}
          >
            {isEmpty ? '0.00' : formatScore(score)}
          </p>
          <p className="text-lg font-medium">
            <span key={verdict}>{verdict}</span>
          </p>
        </div>
      </div>
      <Ruler scores={sentences.map((sentence) => sentence.score)} mean={isEmpty ? null : score} />
      <ToneCounts counts={countsOf(sentences)} />
    </div>
  );
}

function countsOf(sentences: TextScore['sentences']): Record<Tone, number> {
  const counts = { positive: 0, neutral: 0, negative: 0 };
  for (const { tone } of sentences) counts[tone] += 1;
  return counts;
}
