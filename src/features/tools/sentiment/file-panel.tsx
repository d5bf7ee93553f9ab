import { useState } from 'react';
import { LuFileUp } from 'react-icons/lu';
import { formatScore } from '@/lib/format-score';
import { Banner } from '@/ui/banner';
import { Button, buttonClass } from '@/ui/button';
import { formatCount } from './format';
import { ReportView } from './report-view';
import { sampleFile } from './samples';
import { NextStepBar } from '../shared/next-step-bar';
import type { ReviewScores, useReviewScores } from './use-review-scores';
import { useFocusOnMount } from '../shared/use-focus-on-mount';

type FilePanelProps = ReturnType<typeof useReviewScores>;

export function FilePanel({ state, scoreFile, chooseColumn, save, clear }: FilePanelProps) {
  const [wasUsed, setWasUsed] = useState(false);
  if (!wasUsed && state.status !== 'idle') setWasUsed(true);
  const outcome = summarize(state);
  return (
    <div className="grid *:min-w-0">
      {state.status === 'busy' && <BusyView {...state} onCancel={clear} />}
      {state.status === 'scored' && (
        <ReportView
          report={state.report}
          unit="review"
          onSave={save}
          onColumn={chooseColumn}
          onClose={clear}
        />
      )}
      {state.status === 'scored' && (
        <NextStepBar
          plan="pro"
          does={() => 'scores every review like this, live'}
          reading={() => ({
            title: `Sentiment analysis of ${state.report.name}`,
            text: [
              outcome,
              ...state.report.worst.map(({ text, score }) => `${formatScore(score)}  ${text}`),
            ].join('\n'),
          })}
        />
      )}
      {(state.status === 'idle' || state.status === 'failed') && (
        <FileDrop
          problem={state.status === 'failed' ? { name: state.name, text: state.problem } : null}
          takesFocus={wasUsed}
          onFile={scoreFile}
          onSample={() => scoreFile(sampleFile())}
        />
      )}
      <p role="status" className="sr-only">
        <span key={outcome}>{outcome}</span>
      </p>
    </div>
  );
}

function summarize(state: ReviewScores): string {
  if (state.status !== 'scored') return '';
  const { rows, mean } = state.report;
  return `${formatCount(rows)} ${rows === 1 ? 'review' : 'reviews'} scored, mean ${formatScore(mean)}.`;
}

interface FileDropProps {
  readonly problem: { readonly name: string; readonly text: string } | null;
  /** Whether it replaces an element that had the focus. */
  readonly takesFocus: boolean;
  readonly onFile: (file: File) => void;
  readonly onSample: () => void;
}

/** File chooser. The tool around it handles dropped files. */
function FileDrop({ problem, takesFocus, onFile, onSample }: FileDropProps) {
  const input = useFocusOnMount<HTMLInputElement>();
  return (
    <div className="grid gap-4 p-5 sm:p-6">
      {problem && (
        <Banner key={problem.name + problem.text} tone="danger" role="alert" title={problem.text}>
          <p translate="no" className="text-xs wrap-anywhere text-fg-muted">
            {problem.name}
          </p>
        </Banner>
      )}
      <div className="grid max-h-128 min-h-72 place-content-center justify-items-center gap-5 rounded-card border border-dashed border-border-strong bg-bg px-5 py-10 text-center">
        <LuFileUp aria-hidden className="size-8 text-fg-subtle" />
        <div className="grid gap-1">
          <p className="text-lg font-medium">Drop a file of reviews here</p>
          <p className="max-w-md text-sm text-fg-muted">
            CSV with a column of text, or plain text with one review per line. Up to 20 MB. It is read in this
            browser and not kept.
          </p>
        </div>
        <div className="flex flex-wrap justify-center gap-2">
          <label
            className={buttonClass(
              {},
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
            )}
          >
            <input
              ref={takesFocus ? input : undefined}
              type="file"
              accept=".csv,.tsv,.tab,.txt,text/csv,text/plain"
              className="sr-only"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                event.currentTarget.value = '';
                if (file) onFile(file);
              }}
            />
            <span>Choose a file</span>
          </label>
          <Button variant="secondary" onClick={onSample}>
            Use the sample
          </Button>
        </div>
      </div>
    </div>
  );
}

interface BusyViewProps {
  readonly name: string;
  readonly done: number;
  readonly total: number;
  readonly onCancel: () => void;
}

function BusyView({ name, done, total, onCancel }: BusyViewProps) {
  const cancel = useFocusOnMount<HTMLButtonElement>();
  return (
    <div className="grid content-center justify-items-center gap-5 p-5 py-16 text-center sm:p-6">
      <p className="flex max-w-full flex-wrap justify-center gap-x-2 font-medium">
        <span>Scoring</span>
        <span translate="no" className="wrap-anywhere">
          {name}
        </span>
      </p>
      <progress
        aria-label="Rows scored"
        className="h-2 w-full max-w-sm accent-accent"
        {...(total > 0 && { value: done, max: total })}
      />
      <p translate="no" className="min-h-5 font-mono text-sm text-fg-muted tabular-nums">
        {total > 0 && `${formatCount(done)} / ${formatCount(total)}`}
      </p>
      <Button ref={cancel} variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
