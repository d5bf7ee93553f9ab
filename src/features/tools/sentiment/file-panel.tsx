import { useEffect, useRef, useState } from 'react';
import { LuFileUp, LuX } from 'react-icons/lu';
import { formatScore } from '@/lib/format-score';
import { reportQuietly } from '@/lib/report';
import { Banner } from '@/ui/banner';
import { Button, buttonClass } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { ExportBar, fileExport } from '../shared/export-bar';
import { NextStepBar } from '../shared/next-step-bar';
import { useFocusOnMount } from '../shared/use-focus-on-mount';
import samples from './samples.json';
import { formatCount, ScoreChart, ToneCounts, toneLooks } from './score-chart';
import type { FileAnswer, FileRequest, Report } from './score-file';
import { toneOf } from './tones';

const NOT_LOADED =
  'The reviews could not be scored: part of this page was not loaded. Check your connection and try again.';

type FileState = { readonly status: 'idle' } | (FileAnswer & { readonly file: File });

/** Scores a file of reviews in a worker of its own, which ends when the file is closed. */
export function useFileScores() {
  const [state, setState] = useState<FileState>({ status: 'idle' });
  const worker = useRef<Worker>(null);
  useEffect(() => () => worker.current?.terminate(), []);

  function score(file: File, column?: number) {
    worker.current?.terminate();
    const started = new Worker(new URL('./sentiment-worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    started.addEventListener('message', ({ data }: MessageEvent<FileAnswer>) =>
      // While another column is scored, the report stays.
      setState((now) => (data.status === 'busy' && now.status === 'scored' ? now : { ...data, file })),
    );
    started.addEventListener('error', (event) => {
      // A worker script that fails to load sends an event without a message.
      reportQuietly(event.error ?? (event.message || 'The worker did not start.'));
      setState({ status: 'failed', problem: NOT_LOADED, file });
    });
    if (column === undefined) setState({ status: 'busy', done: 0, total: 0, file });
    started.postMessage({ file, ...(column !== undefined && { column }) } satisfies FileRequest, []);
  }

  function close() {
    worker.current?.terminate();
    setState({ status: 'idle' });
  }
  return { state, score, close };
}

export function FilePanel({ state, score, close }: ReturnType<typeof useFileScores>) {
  const [wasUsed, setWasUsed] = useState(false);
  if (!wasUsed && state.status !== 'idle') setWasUsed(true);
  const report = state.status === 'scored' ? state.report : null;
  const outcome = report ? `${sizeOf(report)} Mean ${formatScore(report.mean)}.` : '';
  return (
    <div className="grid *:min-w-0">
      {state.status === 'busy' && <Progress {...state} name={state.file.name} onCancel={close} />}
      {state.status === 'scored' && (
        <>
          <ReportView {...state} onColumn={(column) => score(state.file, column)} onClose={close} />
          <NextStepBar
            plan="pro"
            does={() => 'scores every review like this, live'}
            reading={() => ({
              title: `Sentiment analysis of ${state.file.name}`,
              text: [
                outcome,
                ...state.report.worst.map(({ text, score }) => `${formatScore(score)}  ${text}`),
              ].join('\n'),
            })}
          />
        </>
      )}
      {(state.status === 'idle' || state.status === 'failed') && (
        <FileDrop problem={state.status === 'failed' ? state : null} takesFocus={wasUsed} onFile={score} />
      )}
      <p role="status" className="sr-only">
        <span key={outcome}>{outcome}</span>
      </p>
    </div>
  );
}

interface FileDropProps {
  readonly problem: { readonly file: File; readonly problem: string } | null;
  /** Whether it replaces an element that had the focus. */
  readonly takesFocus: boolean;
  readonly onFile: (file: File) => void;
}

/** File chooser. The tool around it handles dropped files. */
function FileDrop({ problem, takesFocus, onFile }: FileDropProps) {
  const input = useFocusOnMount<HTMLInputElement>();
  return (
    <div className="grid gap-4 p-5 sm:p-6">
      {problem && (
        <Banner key={problem.file.name + problem.problem} tone="danger" role="alert" title={problem.problem}>
          <p translate="no" className="text-xs wrap-anywhere text-fg-muted">
            {problem.file.name}
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
          <Button
            variant="secondary"
            onClick={() => onFile(new File([samples.reviews.join('\n')], 'rain-jacket-sample.csv'))}
          >
            Use the sample
          </Button>
        </div>
      </div>
    </div>
  );
}

interface ProgressProps {
  readonly name: string;
  readonly done: number;
  readonly total: number;
  readonly onCancel: () => void;
}

function Progress({ name, done, total, onCancel }: ProgressProps) {
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
      <Button ref={cancel} variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

interface ReportViewProps {
  readonly file: File;
  readonly report: Report;
  readonly onColumn: (column: number) => void;
  readonly onClose: () => void;
}

/** Summary of many scored reviews. */
function ReportView({ file, report, onColumn, onClose }: ReportViewProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { mean, columns, column } = report;
  const savedAs = `${file.name
    .replace(/\.\w+$/, '')
    .replaceAll(' ', '-')
    .toLowerCase()}-scored.csv`;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-4 border-b border-border p-5 sm:px-6">
        <div className="min-w-0">
          <h3 ref={heading} tabIndex={-1} translate="no" className="font-medium wrap-anywhere">
            {file.name}
          </h3>
          <p className="text-sm text-fg-muted">
            <span key={sizeOf(report)}>{sizeOf(report)}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ExportBar exports={[fileExport('Save as CSV', savedAs, async () => report.csv)]} />
          <Button variant="ghost" size="sm" className="min-h-11" onClick={onClose}>
            <LuX aria-hidden className="size-4" />
            <span>Close the file</span>
          </Button>
        </div>
      </div>
      {report.notes.map((note) => (
        <div key={note} className="px-5 pt-5 sm:px-6">
          <Banner tone="warn" title={note} />
        </div>
      ))}
      <div className="grid gap-8 p-5 sm:p-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        <ScoreChart steps={report.steps} mean={mean} />
        <div className="grid content-start gap-6">
          <div>
            <p className="font-mono text-xs font-medium tracking-wide text-fg-muted uppercase">Mean</p>
            <p
              translate="no"
              className={`mt-2 font-mono text-h1 tabular-nums ${toneLooks[toneOf(mean)].text}`}
            >
              {formatScore(mean)}
            </p>
          </div>
          <ToneCounts counts={report.counts} />
          {columns.length > 1 && (
            <SelectField
              label="Column with the text"
              translate="no"
              options={columns.map((label, at) => ({ value: String(at), label }))}
              value={String(column)}
              onChoose={(value) => onColumn(Number(value))}
            />
          )}
        </div>
      </div>
      <div className="grid divide-y divide-border border-t border-border lg:grid-cols-2 lg:divide-x lg:divide-y-0 rtl:divide-x-reverse">
        <TopRows title="Most positive" rows={report.best} none="No positive reviews found." />
        <TopRows title="Most negative" rows={report.worst} none="No negative reviews found." />
      </div>
    </div>
  );
}

function sizeOf({ rows, blank }: Report): string {
  const scored = `${formatCount(rows)} ${rows === 1 ? 'review' : 'reviews'} scored`;
  return blank === 0 ? `${scored}.` : `${scored}, ${formatCount(blank)} with no text left out.`;
}

interface TopRowsProps {
  readonly title: string;
  readonly rows: Report['best'];
  /** Shown if there are no rows. */
  readonly none: string;
}

/** The highest or lowest scored rows. */
function TopRows({ title, rows, none }: TopRowsProps) {
  return (
    <div className="min-w-0 p-5 sm:p-6">
      <h4 className="font-mono text-xs font-medium tracking-wide text-fg-muted uppercase">{title}</h4>
      {rows.length === 0 && <p className="mt-3 text-sm text-fg-muted">{none}</p>}
      <ol className="mt-1 divide-y divide-border">
        {rows.map(({ number, text, score, tone }) => (
          <li key={number} className="grid grid-cols-[3.5rem_1fr] gap-x-3 py-3 text-sm">
            <p translate="no" className={`font-mono tabular-nums ${toneLooks[tone].text}`}>
              {formatScore(score)}
            </p>
            <div className="min-w-0">
              <p translate="no" dir="auto" className="line-clamp-4 whitespace-pre-line wrap-anywhere">
                {text}
              </p>
              <p className="mt-1 font-mono text-xs text-fg-subtle">{`Row ${number}`}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
