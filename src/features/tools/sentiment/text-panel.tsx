import { useDeferredValue, useMemo } from 'react';
import { formatScore } from '@/lib/format-score';
import type { ToolProps } from '../tool-frame';
import { DraftField } from '../shared/draft-field';
import { useFocusOnMount } from '../shared/use-focus-on-mount';
import { useSampledText } from '../shared/use-persisted-text';
import { ModelPanel } from '../shared/model-panel';
import { NextStepBar } from '../shared/next-step-bar';
import { useDebouncedValue } from '../shared/use-debounced-value';
import { scoreText, type TextScore } from './score-text';
import { formatCount, toneLooks } from './format';
import { Readout } from './readout';
import { samples } from './samples';
import { SentenceList } from './sentence-list';
import { ReportView } from './report-view';
import { useLongText } from './use-review-scores';
import { phraseCount } from './find-terms';
import { lexiconSize } from './vocabulary';

/** Longer texts are scored in the worker instead of on every keystroke. */
const LONGEST_LIVE = 12_000;

export function TextPanel({ message, sample = samples[0].text }: ToolProps) {
  const { text, isSample, change } = useSampledText('try-sentiment', sample, message);
  const field = useFocusOnMount<HTMLTextAreaElement>();
  const shown = useDeferredValue(text);
  const isLong = shown.length > LONGEST_LIVE;
  const reading = useMemo(() => scoreText(isLong ? '' : shown), [isLong, shown]);
  const said = useDebouncedValue(isLong ? '' : summarize(reading));

  return (
    <div className="grid grid-rows-[1fr_auto] *:min-w-0">
      <div className="grid grid-rows-[auto_1fr] *:min-w-0 lg:grid-rows-1 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="p-5 sm:p-6">
          <DraftField
            ref={field}
            label="Your text"
            hint="A review, an email or a comment in English. It is scored as you type."
            placeholder="The room was lovely, but no one answered the phone …"
            value={text}
            isSample={isSample}
            onChange={change}
            samples={samples}
            className="min-h-48"
          />
        </div>
        {!isLong && (
          <div className="grid border-t border-border p-5 sm:p-6 lg:border-s lg:border-t-0">
            <Readout reading={reading} />
          </div>
        )}
      </div>
      {isLong ? (
        <LongText text={shown} />
      ) : (
        reading.sentences.length > 0 && (
          <div className="border-t border-border">
            <SentenceList sentences={reading.sentences} />
            <Legend />
          </div>
        )
      )}
      {__AI_MODEL__ !== null && reading.sentences.length > 0 && (
        <ModelPanel
          action="Explain with AI"
          result="AI explanation"
          sends="your text"
          instruction="Explain in at most five sentences how the writer feels, about what, and which words show it. Say so if the score found by rules misses something, such as irony."
          findings={`Found by rules: ${toneLooks[reading.tone].name}, ${formatScore(reading.score)} on a scale from -1 to 1.`}
          text={text}
        />
      )}
      {!isSample && reading.sentences.length > 0 && (
        <NextStepBar
          plan="pro"
          does={() => 'scores every message like this, live'}
          reading={() => ({
            title: `Sentiment analysis: ${toneLooks[reading.tone].name}, ${formatScore(reading.score)}`,
            text: reading.sentences.map(({ text, score }) => `${formatScore(score)}  ${text}`).join('\n'),
          })}
        />
      )}
      <p role="status" className="sr-only">
        <span key={said}>{said}</span>
      </p>
    </div>
  );
}

function summarize({ score, tone, sentences }: TextScore): string {
  if (sentences.length === 0) return '';
  return `Overall ${toneLooks[tone].name.toLowerCase()}, ${formatScore(score)}. Sentences: ${sentences.length}.`;
}

/** Report on a text that is too long to be marked word by word. */
function LongText({ text }: { readonly text: string }) {
  const { state, report, save } = useLongText(text);
  if (state.status === 'failed') {
    return <p className="border-t border-border p-5 text-sm text-danger sm:p-6">{state.problem}</p>;
  }
  return (
    <div className="border-t border-border" aria-busy={state.status !== 'scored'}>
      {report ? (
        <ReportView report={report} unit="sentence" onSave={save} />
      ) : (
        <p className="p-5 text-sm text-fg-muted sm:p-6">
          A long text: its sentences are being scored in the background.
        </p>
      )}
    </div>
  );
}

/** Legend of the marks. */
function Legend() {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 border-t border-border bg-bg px-5 py-3 text-xs text-fg-muted sm:px-6">
      <p>
        <mark className="rounded-sm bg-mint-soft px-1 text-mint">
          positive<sup className="ms-0.5 font-mono">+</sup>
        </mark>
      </p>
      <p>
        <mark className="rounded-sm bg-danger-soft px-1 text-danger">
          negative<sup className="ms-0.5 font-mono">−</sup>
        </mark>
      </p>
      <p className="underline decoration-fg-muted decoration-dotted underline-offset-4">
        changes another word’s weight
      </p>
      <p className="sm:ms-auto">
        {`It uses rules, not a model: ${formatCount(lexiconSize)} English words and symbols, ${formatCount(phraseCount)} phrases.`}
      </p>
    </div>
  );
}
