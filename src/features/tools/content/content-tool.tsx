import { useMemo, useState } from 'react';
import { TextField } from '@/ui/field';
import { useFocusOnMount } from '../shared/use-focus-on-mount';
import {
  limitMessage,
  limitText,
  MAX_LINE_LENGTH,
  usePersistedText,
  useSampledText,
} from '../shared/use-persisted-text';
import { useWorkerAnswer } from '../shared/use-worker-answer';
import { DraftField, type Sample } from '../shared/draft-field';
import { FindingList, AnalysisLayout } from '../shared/analysis-layout';
import { ModelPanel } from '../shared/model-panel';
import { NextStepBar } from '../shared/next-step-bar';
import type { DraftReport } from './analyze-draft';
import { DraftReportView } from './draft-report-view';

/** Made-up drafts: one with findings, one without. */
const samples = [
  {
    name: 'A rough draft',
    text: `# Garden chairs

It is important to note that our garden chairs are made from oak that was dried for two years, which is very important because wood that has been dried too quickly is often bent by the first summer, and no one really wants to sit on a chair that moves when the table does not.

### Care

In order to keep them beautiful, the chairs should be oiled once a year. The oil can be bought in our store. Actually, any oil for wood is fine.

Find out more by clicking [here](/care).
`,
  },
  {
    name: 'A clear draft',
    text: `# How to choose a garden chair that lasts

You pay for a good garden chair once, and it lasts for twenty summers. Look at three things before you buy: the wood, the joints and the feet.

## The wood

Oak and robinia withstand the rain without paint. Pine needs a coat every spring. Ask the dealer where the tree grew.

## The joints

Pull the back toward you. If a garden chair creaks in the store, it will wobble on your patio. Screws hold longer than glue, and you can tighten them.

## The feet

Feet stand in water longest. Turn the chair over: the best ones have a small plate of steel or plastic under each foot.
`,
  },
] as const satisfies readonly Sample[];

/** Checks a draft and previews it as a search result. */
export default function ContentTool() {
  const { text, isSample, change } = useSampledText('try-content', samples[0].text);
  const [title, setTitle] = usePersistedText('try-content-title');
  const [description, setDescription] = usePersistedText('try-content-description');
  const [phrase, setPhrase] = usePersistedText('try-content-phrase');
  const field = useFocusOnMount<HTMLTextAreaElement>();
  const input = useMemo(() => ({ text, title, description, phrase }), [text, title, description, phrase]);
  const { answer, answered, isLate } = useWorkerAnswer(input, startWorker, loadEngine);
  const [before, setBefore] = useState<number | null>(null);
  const isEmpty = text.trim() === '';
  const report = isEmpty || answered?.text.trim() === '' ? null : answer;
  // The first score of a draft, to compare with after changes.
  if (report && before === null && !isLate) setBefore(report.score);

  function changeDraft(next: string) {
    if (isAnotherText(text, next)) setBefore(null);
    change(next);
  }

  const nextStep = report && !isSample && (
    <NextStepBar
      plan="pro"
      does={() => 'shows live which of your pages answer customer questions'}
      reading={() => ({
        title: `Draft check: ${summarize(report.findings.length)}`,
        text: [...report.findings.map(({ title }) => `- ${title}`), '', text].join('\n'),
      })}
    />
  );

  return (
    <AnalysisLayout
      isLate={isLate}
      outcome={report ? summarize(report.findings.length) : ''}
      input={
        <div className="flex flex-col gap-4">
          <DraftField
            ref={field}
            label="Draft"
            hint="Plain text, Markdown or HTML. If the draft has a title and a description, they are used."
            placeholder="# A heading, and the text under it"
            value={text}
            isSample={isSample}
            onChange={changeDraft}
            samples={samples}
            className="min-h-80 lg:min-h-96"
          />
          <Line
            label="Key phrase"
            hint="Optional, like the two below. If you leave it empty, the tool suggests one."
            value={phrase}
            onEnter={setPhrase}
          />
          <Line label="Title" value={title} onEnter={setTitle} />
          <Line label="Description" value={description} onEnter={setDescription} />
        </div>
      }
      reading={<DraftReportView report={report} before={before} />}
      findings={report && <Findings findings={report.findings} />}
      nextStep={
        __AI_MODEL__ === null || !report ? (
          nextStep
        ) : (
          <>
            <ModelPanel
              action="Rewrite with AI"
              result="AI rewrite"
              sends="your draft"
              instruction="Rewrite the draft so that it is clear, direct and easy to read. Keep its language, meaning, headings and links."
              findings={`To improve: ${report.findings.map(({ title }) => title).join('; ')}`}
              text={text}
            />
            {nextStep}
          </>
        )
      }
    />
  );
}

interface LineProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onEnter: (text: string) => void;
}

function Line({ onEnter, ...field }: LineProps) {
  return (
    <TextField
      {...field}
      autoComplete="off"
      maxLength={MAX_LINE_LENGTH}
      error={limitMessage(field.value, MAX_LINE_LENGTH)}
      onChange={(event) => onEnter(limitText(event.currentTarget.value, MAX_LINE_LENGTH))}
    />
  );
}

/** Whether a draft was replaced rather than edited: hardly any of its beginning or end is left. */
function isAnotherText(text: string, next: string): boolean {
  const piece = Math.min(20, Math.ceil(text.length / 4));
  return (
    text === '' || next === '' || (!next.includes(text.slice(0, piece)) && !next.includes(text.slice(-piece)))
  );
}

const weights = { 1: 'Polish', 2: 'Then', 3: 'First' } as const;

function Findings({ findings }: Pick<DraftReport, 'findings'>) {
  return findings.length > 0 ? (
    <FindingList findings={findings} weights={weights} heading="h3" />
  ) : (
    <p className="text-fg-muted">Nothing found to improve. Read it aloud once, then publish it.</p>
  );
}

function summarize(count: number): string {
  if (count === 0) return 'Nothing found to improve.';
  return count === 1 ? 'One thing to improve.' : `${count} things to improve.`;
}

function startWorker() {
  return new Worker(new URL('./content-worker.ts', import.meta.url), { type: 'module' });
}

async function loadEngine() {
  const { analyzeDraft } = await import('./analyze-draft');
  return analyzeDraft;
}
