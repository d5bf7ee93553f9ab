import { type DragEvent, useState } from 'react';
import { formatScore } from '@/lib/format-score';
import { AnalysisTool } from '../shared/analysis-tool';
import { useSampledText } from '../shared/use-persisted-text';
import { useWorkerAnswer } from '../shared/use-worker-answer';
import type { ToolProps } from '../tool-frame';
import { FileInput } from './file-input';
import type { FileAnswer } from './read-file';
import samples from './samples.json';
import { Readout, toneLooks } from './readout';
import type { TextScore } from './score-text';
import { SentenceList } from './sentence-list';

type Engine = (question: string | File) => TextScore | FileAnswer;

/** Scores the tone of a text, or of a file of reviews. */
export default function SentimentTool({ message, sample = samples[0]?.text ?? '' }: ToolProps) {
  const draft = useSampledText('try-sentiment', sample, message);
  const [file, setFile] = useState<File | null>(null);
  const { answer, isStale } = useWorkerAnswer<Engine>(file ?? draft.text, startWorker);
  const score = answer && 'score' in answer ? answer : null;
  const verdict = score ? `${toneLooks[score.tone].name}, ${formatScore(score.score)}` : '';
  const isFile = score !== null && 'reviews' in score;

  function changeText(text: string) {
    setFile(null);
    draft.change(text);
  }

  function drop(event: DragEvent) {
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    setFile(dropped);
  }

  return (
    <div onDragOver={allowFiles} onDrop={drop}>
      <AnalysisTool
        field={{
          draft: { ...draft, isSample: draft.isSample && file === null, change: changeText },
          label: 'Your text',
          hint: 'A review, an email or a comment in English. It is scored as you type.',
          placeholder: 'The room was lovely, but no one answered the phone …',
          samples,
          className: 'min-h-48',
        }}
        isStale={isStale}
        outcome={score ? `Overall ${verdict}.` : ''}
        result={<Readout score={score} />}
        findings={
          score && (
            <SentenceList
              title={isFile ? 'The most positive and most negative reviews' : 'Sentence by sentence'}
              sentences={score.sentences}
            />
          )
        }
        model={
          isFile
            ? null
            : {
                action: 'Explain with AI',
                result: 'AI explanation',
                sends: 'your text',
                instruction:
                  'Explain in at most five sentences how the writer feels, about what, and which words show it. Say so if the score found by rules misses something, such as irony.',
                findings: `Found by rules: ${verdict} on a scale from -1 to 1.`,
              }
        }
        nextStep={{
          plan: 'pro',
          does: () => 'scores every message like this, live',
          result: () => ({
            title: `Sentiment analysis: ${verdict}`,
            text: (score?.sentences ?? [])
              .map(({ text, score }) => `${formatScore(score)}  ${text}`)
              .join('\n'),
          }),
        }}
      >
        <FileInput file={file} answer={isStale ? null : answer} onFile={setFile} />
      </AnalysisTool>
    </div>
  );
}

function allowFiles(event: DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

function startWorker() {
  return new Worker(new URL('./sentiment-worker.ts', import.meta.url), { type: 'module' });
}
