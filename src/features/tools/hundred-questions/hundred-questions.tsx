import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { fetchSearchIndex } from '@/features/search';
import { loadOnce } from '@/lib/load-once';
import { verdicts, type FirstRun } from '@/site/hundred-questions';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { countsInWords, countVerdicts, type AnsweredQuestion } from './judge';
import type { Progress } from './question-worker';
import { VerdictBar } from './verdict-bar';

const loadAnswerList = loadOnce(() => import('./answer-list'));
const AnswerList = lazy(loadAnswerList);

/** The published run of the test, and the same questions asked again in the visitor's browser, with every answer. */
export function HundredQuestions({ run: { date, version, counts } }: { readonly run: FirstRun }) {
  const { state, start, cancel } = useQuestionRun();
  const total = verdicts.reduce((sum, verdict) => sum + counts[verdict], 0);
  const isRunning = state.name === 'running';

  return (
    <div className="grid gap-8">
      <VerdictBar counts={counts}>
        <p className="text-fg-muted">{`Version ${version}, ${date}. Written by someone who hadn’t seen the code. We publish the first run.`}</p>
      </VerdictBar>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden noscript:hidden">
        {/* One button, so that the focus stays when a run ends. */}
        <Button variant="secondary" onClick={isRunning ? cancel : start}>
          <span key={String(isRunning)}>{isRunning ? 'Cancel' : 'Run it again'}</span>
        </Button>
        {isRunning ? (
          <>
            <progress
              aria-label="Questions answered"
              value={state.rows.length}
              max={total}
              className="h-2 w-40 accent-accent"
            />
            <span translate="no" className="text-sm text-fg-muted tabular-nums">
              {`${state.rows.length} of ${total}`}
            </span>
          </>
        ) : (
          <span className="text-sm text-fg-muted">In your browser, with every answer. Nothing is sent.</span>
        )}
      </div>
      <p role="status" className="empty:hidden">
        {state.name === 'done' && (
          <span>{comparison(countsInWords(counts), countsInWords(countVerdicts(state.rows)))}</span>
        )}
        {state.name === 'canceled' && <span>Canceled. The published run still stands.</span>}
      </p>
      {state.name === 'failed' && (
        <Banner
          role="alert"
          tone="danger"
          title="The questions didn’t load. Check your connection, then run it again."
        />
      )}
      {state.name === 'done' && (
        <Suspense fallback={null}>
          <AnswerList rows={state.rows} />
        </Suspense>
      )}
    </div>
  );
}

function comparison(published: string, rerun: string): string {
  if (rerun === published) return `Your run came out the same as the published one: ${rerun}.`;
  return `Your run: ${rerun}. The first run: ${published}. The assistant or the pages have changed since.`;
}

type State =
  | { readonly name: 'idle' | 'failed' | 'canceled' }
  | { readonly name: 'running' | 'done'; readonly rows: readonly AnsweredQuestion[] };

/** Asks all questions again in a worker. */
function useQuestionRun() {
  const [state, setState] = useState<State>({ name: 'idle' });
  const worker = useRef<Worker>(null);
  useEffect(() => () => worker.current?.terminate(), []);

  function end(name: 'failed' | 'canceled') {
    worker.current?.terminate();
    worker.current = null;
    setState({ name });
  }

  async function start() {
    setState({ name: 'running', rows: [] });
    const running = new Worker(new URL('question-worker.ts', import.meta.url), { type: 'module' });
    worker.current = running;
    function fail(error: unknown) {
      console.error(error);
      // A run that was canceled or started anew has another worker.
      if (worker.current === running) end('failed');
    }
    running.addEventListener('message', ({ data: { rows, isDone } }: MessageEvent<Progress>) => {
      setState({ name: isDone ? 'done' : 'running', rows });
      if (isDone) running.terminate();
    });
    running.addEventListener('error', (event) => {
      event.preventDefault();
      fail(new Error(event.message || 'The worker did not start.'));
    });
    try {
      const [index] = await Promise.all([fetchSearchIndex(), loadAnswerList()]);
      running.postMessage(index, []);
    } catch (error) {
      fail(error);
    }
  }

  return { state, start: () => void start(), cancel: () => end('canceled') };
}
