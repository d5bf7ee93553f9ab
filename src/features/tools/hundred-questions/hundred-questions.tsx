import { lazy, Suspense, useState } from 'react';
import { loadSiteReader } from '@/features/search';
import { loadOnce } from '@/lib/load-once';
import { timeout } from '@/lib/schedule';
import type { FirstRun } from '@/site/first-run';
import { readHundredQuestions } from '@/site/hundred-questions';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { answerQuestion, countsInWords, countVerdicts, type AnsweredQuestion } from './judge';
import { VerdictBar } from './verdict-bar';

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
      <VerdictBar counts={counts}>
        <p className="text-fg-muted">{`Version ${version}, ${date}. Written by someone who hadn’t seen the code. We publish the first run.`}</p>
      </VerdictBar>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden noscript:hidden">
        <Button variant="secondary" aria-disabled={state === 'running'} onClick={() => void start()}>
          <span key={String(state === 'running')}>{state === 'running' ? 'Running' : 'Run it again'}</span>
        </Button>
        <span className="text-sm text-fg-muted">In your browser, with every answer. Nothing is sent.</span>
      </div>
      <p role="status" className="empty:hidden">
        {rows && <span>{comparison(countsInWords(counts), countsInWords(countVerdicts(rows)))}</span>}
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

function comparison(published: string, rerun: string): string {
  if (rerun === published) return `Your run came out the same as the published one: ${rerun}.`;
  return `Your run: ${rerun}. The first run: ${published}. The assistant or the pages have changed since.`;
}
