import { lazy, Suspense, useState } from 'react';
import { loadSiteReader } from '@/features/search';
import { classNames } from '@/lib/class-names';
import { loadOnce } from '@/lib/load-once';
import { timeout } from '@/lib/schedule';
import { verdicts, type FirstRun } from '@/site/first-run';
import { readHundredQuestions } from '@/site/hundred-questions';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import {
  answerQuestion,
  countsInWords,
  countVerdicts,
  verdictLabels,
  verdictMarks,
  type AnsweredQuestion,
} from './judge';

const loadAnswerList = loadOnce(() => import('./answer-list'));
const AnswerList = lazy(loadAnswerList);

/** The published run of the test, and the same questions asked again in the visitor's browser, with every answer. */
export function HundredQuestions({ run: { date, version, counts } }: { readonly run: FirstRun }) {
  const [state, setState] = useState<readonly AnsweredQuestion[] | 'idle' | 'running' | 'failed'>('idle');
  const rows = typeof state === 'string' ? null : state;

  async function start() {
    if (state === 'running') return;
    setState('running');
    try {
      setState(await askAll());
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  }
  return (
    <div className="grid gap-8">
      <div
        aria-hidden
        className="flex h-8 gap-0.5 overflow-hidden rounded-control print:[print-color-adjust:exact] sm:h-12"
      >
        {verdicts.map((verdict) => (
          <span key={verdict} className={verdictMarks[verdict]} style={{ flexGrow: counts[verdict] }} />
        ))}
      </div>
      <dl className="-mt-4 grid grid-cols-2 gap-4 sm:grid-cols-5">
        {verdicts.map((verdict) => (
          <div key={verdict} className="flex flex-col-reverse justify-end">
            <dt className="flex items-baseline gap-2 text-sm text-fg-muted">
              <span
                aria-hidden
                className={classNames('size-2.5 shrink-0 rounded-full', verdictMarks[verdict])}
              />
              <span>{verdictLabels[verdict]}</span>
            </dt>
            <dd translate="no" className="text-h2 font-semibold tabular-nums">
              {counts[verdict]}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-fg-muted">{`Version ${version}, ${date}. Written by someone who hadn’t seen the code. We publish the first run.`}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden noscript:hidden">
        <Button variant="secondary" aria-disabled={state === 'running'} onClick={() => void start()}>
          <span key={String(state === 'running')}>{state === 'running' ? 'Running' : 'Run it again'}</span>
        </Button>
        <span className="text-sm text-fg-muted">In your browser, with every answer. Nothing is sent.</span>
      </div>
      <p role="status" className="empty:hidden">
        {rows && <span>{`Your run. ${countsInWords(countVerdicts(rows))}.`}</span>}
      </p>
      {state === 'failed' && (
        <Banner
          role="alert"
          tone="danger"
          title="The questions didn’t load. Check your connection, then run it again."
        />
      )}
      {rows && (
        <Suspense fallback={null}>
          <AnswerList rows={rows} />
        </Suspense>
      )}
    </div>
  );
}

async function askAll(): Promise<readonly AnsweredQuestion[]> {
  const [reader] = await Promise.all([loadSiteReader(), loadAnswerList()]);
  return Promise.all(
    readHundredQuestions().map(async (question) => {
      // Each in a task of its own, so that the page stays responsive.
      await timeout(0);
      return answerQuestion(reader, question);
    }),
  );
}
