import { useEffect, useRef, useState } from 'react';
import { LuX } from 'react-icons/lu';
import { formatScore } from '@/lib/text';
import { amountOf } from '@/site/locale';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { DraftField } from '../shared/draft-field';
import { ExportBar, fileExport } from '../shared/export-bar';
import { useSampledText } from '../shared/kept-text';
import { NextStepBar } from '../shared/next-step-bar';
import { useWorkerAnswer } from '../shared/use-worker-answer';
import { FileButton, FileDrop } from './file-button';
import type { FileAnswer } from './read-file';
import type { TextScore } from './score-text';
import { Readout, SentenceList } from './score-view';
import { toneNames } from './tones';

const samples = [
  {
    name: 'A mixed review',
    text: 'The room was lovely, breakfast was great, and everyone at the front desk was so kind. But the shower stayed cold all weekend, and the elevator was broken. We would happily come back in spring.',
  },
  {
    name: 'A support email',
    text: 'I have been waiting for three weeks and nobody has answered. The app was really good, but since the update it crashes every time I open the calendar. I would not call that an improvement. Could somebody please help me?',
  },
  {
    name: 'Short and loud',
    text: 'LOVE it 😍😍\nNot bad at all.\nCan’t fault it!\nwaste of money 👎\nThe box has two cables.',
  },
] as const;

/** Scores the tone of a text, or of a file of reviews. */
export default function SentimentTool() {
  const draft = useSampledText(samples[0].text);
  const [file, setFile] = useState<File | null>(null);
  const { answer, isStale } = useWorkerAnswer<(question: string | File) => TextScore | FileAnswer>(
    file ?? draft.text,
    startWorker,
  );
  // The result of another text, or of another file, doesn't stand beside a file's name.
  const current = isStale && (file !== null || (answer && 'reviews' in answer)) ? null : answer;
  const score = current && 'score' in current ? current : null;
  const verdict = score ? `${toneNames[score.tone]}, ${formatScore(score.score)}` : '';
  const isEmpty = file === null ? draft.text.trim() === '' : current !== null;

  function changeText(text: string) {
    setFile(null);
    draft.change(text);
  }

  const isSettled = useDebouncedValue(verdict, 900) === verdict;
  return (
    // The text keeps its height beside the results that arrive.
    <FileDrop onFile={setFile}>
      <div className="grid h-full *:min-w-0 max-lg:grid-rows-[auto_1fr] lg:grid-cols-[5fr_7fr] lg:grid-rows-[1fr_auto]">
        <div className="flex flex-col gap-4 p-5 sm:p-6 lg:self-start">
          <DraftField
            draft={{ ...draft, isSample: draft.isSample && file === null, change: changeText }}
            hint="A review, an email, or a comment in English. The needle moves as you type."
            placeholder="The room was lovely, but no one answered the phone …"
            samples={samples}
            className="min-h-36 sm:min-h-48"
          />
          <FileInput file={file} answer={current} onFile={setFile} />
        </div>
        <div className="border-border bg-sunken p-5 max-lg:border-t sm:p-6 lg:border-s">
          <Readout score={score} isEmpty={isEmpty} />
          {score && (
            <SentenceList
              title={file ? 'The clearest reviews' : 'Sentence by sentence'}
              sentences={score.sentences}
            />
          )}
        </div>
        {score && !(draft.isSample && file === null) && (
          <div className="border-t border-border p-5 sm:p-6 lg:col-span-2">
            <NextStepBar
              plan="pro"
              does={() => 'scores every message like this, live'}
              result={() => ({
                title: `Sentiment analysis: ${verdict}`,
                text: score.sentences.map(({ text, score }) => `${formatScore(score)}  ${text}`).join('\n'),
              })}
            />
          </div>
        )}
        <p role="status" className="sr-only">
          {score && isSettled && <span key={verdict}>{`Overall ${verdict}.`}</span>}
        </p>
      </div>
    </FileDrop>
  );
}

/** The value once it has stopped changing. */
function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

function startWorker() {
  return new Worker(new URL('./sentiment-worker.ts', import.meta.url), { type: 'module' });
}

interface FileInputProps {
  readonly file: File | null;
  /** Null until the file is read. */
  readonly answer: TextScore | FileAnswer | null;
  readonly onFile: (file: File | null) => void;
}

/** Chooses a file of reviews, and shows what became of it. The tool around it handles dropped files. */
function FileInput({ file, answer, onFile }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);

  function close() {
    // The button that has the focus goes with the file.
    input.current?.focus();
    onFile(null);
  }

  return (
    <div className="grid gap-3 border-t border-border pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          ref={input}
          label="Choose a file of reviews"
          accept=".csv,.tsv,.tab,.txt,text/csv,text/plain"
          onFile={onFile}
        />
        <p className="min-w-0 flex-1 basis-56 text-sm text-fg-muted max-sm:hidden">
          Or drop it here: CSV, or text with one review per line, up to 20 MB.
        </p>
      </div>
      {file && (
        <div className="grid gap-3 rounded-control border border-border bg-surface p-4">
          <div className="flex items-center justify-between gap-4">
            <p translate="no" dir="auto" className="font-medium">
              {file.name}
            </p>
            <Button variant="ghost" size="sm" className="min-h-11" onClick={close}>
              <LuX aria-hidden className="size-4" />
              <span>Close the file</span>
            </Button>
          </div>
          {!answer && <progress aria-label="Reviews scored" className="h-2 w-full accent-accent" />}
          {answer && 'problem' in answer && <Banner tone="danger" role="alert" title={answer.problem} />}
          {answer && 'csv' in answer && (
            <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
              <p role="status">{`${amountOf(answer.reviews, 'review')} scored.`}</p>
              <ExportBar
                exports={[
                  fileExport(
                    'Save as CSV',
                    file.name.replace(/(?:\.\w+)?$/, '-scored.csv'),
                    () => answer.csv,
                  ),
                ]}
              />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
