import { useCallback, useEffect, useRef, useState } from 'react';
import { reportQuietly } from '@/lib/report';
import { useDebouncedValue } from '../shared/use-debounced-value';
import { saveFile } from '../shared/export-bar';
import type { Report } from './report';
import type { ScorerResponse, ScorerRequest } from './score-reviews';
import { fileErrors } from './decode-file';

export type ReviewScores =
  | { readonly status: 'idle' }
  | { readonly status: 'busy'; readonly name: string; readonly done: number; readonly total: number }
  | { readonly status: 'scored'; readonly report: Report }
  | { readonly status: 'failed'; readonly name: string; readonly problem: string };

const idle: ReviewScores = { status: 'idle' };

/** Reads and scores reviews in a worker, so that the page stays responsive. */
export function useReviewScores() {
  const [state, setState] = useState(idle);
  const worker = useRef<Worker | null>(null);
  const saved = useRef<((name: string) => void) | null>(null);

  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => end, [end]);

  const start = useCallback(
    (name: string, request: ScorerRequest) => {
      end();
      const started = new Worker(new URL('./sentiment-worker.ts', import.meta.url), { type: 'module' });
      started.addEventListener('message', ({ data }: MessageEvent<ScorerResponse>) => {
        if (data.kind === 'export') {
          saveFile(exportName(name), data.csv, 'text/csv;charset=utf-8');
          saved.current?.(exportName(name));
        } else if (data.kind === 'progress')
          setState({ status: 'busy', name, done: data.done, total: data.total });
        else if (data.kind === 'report') setState({ status: 'scored', report: data.report });
        else fail(data.problem);
      });
      started.addEventListener('error', (event) => {
        // A worker script that fails to load sends an event without a message.
        reportQuietly(event.error ?? (event.message || 'The worker did not start.'));
        fail(fileErrors.worker);
      });
      worker.current = started;
      setState({ status: 'busy', name, done: 0, total: 0 });
      started.postMessage(request, []);

      function fail(problem: string) {
        end();
        setState({ status: 'failed', name, problem });
      }
    },
    [end],
  );

  const scoreFile = useCallback((file: File) => start(file.name, { kind: 'file', file }), [start]);
  const scoreLongText = useCallback((text: string) => start('Your text', { kind: 'text', text }), [start]);
  const ask = useCallback((request: ScorerRequest) => worker.current?.postMessage(request, []), []);
  const chooseColumn = useCallback((column: number) => ask({ kind: 'column', column }), [ask]);
  /** Resolves to the file name once the download has started. */
  const save = useCallback(
    () =>
      new Promise<string>((resolve) => {
        saved.current = resolve;
        ask({ kind: 'export' });
      }),
    [ask],
  );
  const clear = useCallback(() => {
    end();
    setState(idle);
  }, [end]);

  return { state, scoreFile, scoreLongText, chooseColumn, save, clear };
}

function exportName(name: string): string {
  return `${name
    .replace(/\.\w+$/, '')
    .replaceAll(' ', '-')
    .toLowerCase()}-scored.csv`;
}

/** Scores a long text once typing pauses. The last report stays until the next one is ready. */
export function useLongText(text: string) {
  const { state, scoreLongText, save } = useReviewScores();
  const settled = useDebouncedValue(text, 300);
  useEffect(() => scoreLongText(settled), [scoreLongText, settled]);
  const [report, setReport] = useState<Report | null>(null);
  if (state.status === 'scored' && state.report !== report) setReport(state.report);
  return { state, report, save };
}
