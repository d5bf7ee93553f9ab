import { useMemo } from 'react';
import { useArrivalFocus } from '../shared/use-arrival-focus';
import { useKeptText } from '../shared/use-kept-text';
import { useWorkerAnswer } from '../shared/use-worker-answer';
import { DraftField } from '../shared/draft-field';
import { FindingList } from '../shared/finding-list';
import { ReadingFrame } from '../shared/reading-frame';
import { TextField } from '@/ui/field';
import type { DraftReport } from './analyse-draft';
import { DraftReading } from './draft-reading';
import { samples } from './samples';

/** Says what can be done about a draft, and how it would look in a search result. */
export default function ContentTool() {
  const [text, setText] = useKeptText('try-content');
  const [title, setTitle] = useKeptText('try-content-title');
  const [description, setDescription] = useKeptText('try-content-description');
  const [phrase, setPhrase] = useKeptText('try-content-phrase');
  const field = useArrivalFocus<HTMLTextAreaElement>();
  const input = useMemo(() => ({ text, title, description, phrase }), [text, title, description, phrase]);
  const { answer, answered, isLate } = useWorkerAnswer(input, startWorker, bringEngine);
  const isEmpty = text.trim() === '';
  const report = isEmpty || answered?.text.trim() === '' ? null : answer;

  return (
    <ReadingFrame
      isLate={isLate}
      outcome={report ? toSay(report.findings.length) : ''}
      input={
        <div className="flex flex-col gap-4">
          <DraftField
            ref={field}
            label="Draft"
            hint="Plain text, Markdown or HTML, in English."
            placeholder="# A heading, and the text under it"
            value={text}
            onChange={setText}
            samples={samples}
            className="min-h-80 lg:min-h-96"
          />
          <Line
            label="Key phrase"
            hint="What your readers would search for. Optional, like the two below."
            value={phrase}
            onEnter={setPhrase}
          />
          <Line label="Title" value={title} onEnter={setTitle} />
          <Line label="Description" value={description} onEnter={setDescription} />
        </div>
      }
      reading={<DraftReading report={report} />}
      findings={report && <ToDo findings={report.findings} />}
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
  return <TextField {...field} autoComplete="off" onChange={(event) => onEnter(event.currentTarget.value)} />;
}

const weights = { 1: 'Polish', 2: 'Then', 3: 'First' } as const;

function ToDo({ findings }: Pick<DraftReport, 'findings'>) {
  return findings.length > 0 ? (
    <FindingList findings={findings} weights={weights} heading="h3" />
  ) : (
    <p className="text-fg-muted">Nothing found to improve. Read it aloud once, then publish it.</p>
  );
}

function toSay(count: number): string {
  if (count === 0) return 'Nothing found to improve.';
  return count === 1 ? 'One thing to improve.' : `${count} things to improve.`;
}

function startWorker() {
  return new Worker(new URL('./content-worker.ts', import.meta.url), { type: 'module' });
}

async function bringEngine() {
  const { analyseDraft } = await import('./analyse-draft');
  return analyseDraft;
}
