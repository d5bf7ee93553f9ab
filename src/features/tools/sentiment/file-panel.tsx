import { useState } from 'react';
import { BusyView } from './busy-view';
import { FileDrop } from './file-drop';
import { formatCount, formatScore } from './format';
import { ReportView } from './report-view';
import { sampleFile } from './sample-file';
import type { ReviewScores, useReviewScores } from './use-review-scores';

type FilePanelProps = ReturnType<typeof useReviewScores>;

export function FilePanel({ state, scoreFile, chooseColumn, save, clear }: FilePanelProps) {
  const [wasUsed, setWasUsed] = useState(false);
  if (!wasUsed && state.status !== 'idle') setWasUsed(true);
  const outcome = inWords(state);
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

function inWords(state: ReviewScores): string {
  if (state.status !== 'scored') return '';
  const { rows, mean } = state.report;
  return `${formatCount(rows)} ${rows === 1 ? 'review' : 'reviews'} scored, mean ${formatScore(mean)}.`;
}
