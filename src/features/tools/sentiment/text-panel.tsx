import { formatScore } from '@/lib/format-score';
import type { ToolProps } from '../tool-frame';
import { AnalysisLayout } from '../shared/analysis-layout';
import { DraftField } from '../shared/draft-field';
import { useWorkerAnswer } from '../shared/use-worker-answer';
import { ModelPanel } from '../shared/model-panel';
import { NextStepBar } from '../shared/next-step-bar';
import { useFocusOnMount } from '../shared/use-focus-on-mount';
import { useSampledText } from '../shared/use-persisted-text';
import samples from './samples.json';
import { ScoreChart, ToneCounts, toneLooks } from './score-chart';
import type { TextScore } from './score-text';
import { SentenceList } from './sentence-list';
import { summarizeScores } from './tones';

export function TextPanel({ message, sample = samples.texts[0]?.text ?? '' }: ToolProps) {
  const { text, isSample, change } = useSampledText('try-sentiment', sample, message);
  const field = useFocusOnMount<HTMLTextAreaElement>();
  const { answer, isLate } = useWorkerAnswer(text, startWorker, loadEngine);
  const reading = text.trim() !== '' && answer && answer.sentences.length > 0 ? answer : null;
  const outcome = reading ? `${toneLooks[reading.tone].name}, ${formatScore(reading.score)}` : '';
  return (
    <AnalysisLayout
      isLate={isLate}
      outcome={reading ? `Overall ${outcome}. Sentences: ${reading.sentences.length}.` : ''}
      input={
        <DraftField
          ref={field}
          label="Your text"
          hint="A review, an email or a comment in English. It is scored as you type."
          placeholder="The room was lovely, but no one answered the phone …"
          value={text}
          isSample={isSample}
          onChange={change}
          samples={samples.texts}
          className="min-h-48"
        />
      }
      reading={<Readout reading={reading} isEmpty={text.trim() === ''} />}
      findings={reading && <SentenceList sentences={reading.sentences} />}
      nextStep={
        reading && (
          <>
            {__AI_MODEL__ !== null && (
              <ModelPanel
                action="Explain with AI"
                result="AI explanation"
                sends="your text"
                instruction="Explain in at most five sentences how the writer feels, about what, and which words show it. Say so if the score found by rules misses something, such as irony."
                findings={`Found by rules: ${outcome} on a scale from -1 to 1.`}
                text={text}
              />
            )}
            {!isSample && (
              <NextStepBar
                plan="pro"
                does={() => 'scores every message like this, live'}
                reading={() => ({
                  title: `Sentiment analysis: ${outcome}`,
                  text: reading.sentences
                    .map(({ text, score }) => `${formatScore(score)}  ${text}`)
                    .join('\n'),
                })}
              />
            )}
          </>
        )
      }
    />
  );
}

interface ReadoutProps {
  readonly reading: TextScore | null;
  readonly isEmpty: boolean;
}

/** The overall score of a text. */
function Readout({ reading, isEmpty }: ReadoutProps) {
  const { score, tone, isUnsure, sentences } = reading ?? empty;
  const { name, text } = toneLooks[tone];
  const verdict = reading
    ? isUnsure
      ? `${name}, unsure`
      : name
    : isEmpty
      ? 'Nothing to read yet'
      : 'Reading';
  const { counts, steps } = summarizeScores(sentences);
  return (
    <div className="grid content-between gap-6">
      <div>
        <p className="font-mono text-xs font-medium tracking-wide text-fg-muted uppercase">Overall</p>
        <div className="mt-2 flex flex-wrap items-baseline gap-x-4">
          <p translate="no" className={`font-mono text-h1 tabular-nums ${text}`}>
            {formatScore(score)}
          </p>
          <p className="text-lg font-medium">
            <span key={verdict}>{verdict}</span>
          </p>
        </div>
      </div>
      <ScoreChart steps={steps} mean={score} />
      <ToneCounts counts={counts} />
    </div>
  );
}

const empty: TextScore = { score: 0, tone: 'neutral', isUnsure: false, sentences: [] };

function startWorker() {
  return new Worker(new URL('./sentiment-worker.ts', import.meta.url), { type: 'module' });
}

async function loadEngine() {
  const { scoreText } = await import('./score-text');
  return scoreText;
}
