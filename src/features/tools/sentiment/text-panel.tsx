import { useDeferredValue, useMemo } from 'react';
import { DraftField } from '../shared/draft-field';
import { useArrivalFocus } from '../shared/use-arrival-focus';
import { useKeptText } from '../shared/use-kept-text';
import { useSettled } from '../shared/use-settled';
import { scoreText, type TextScore } from './engine/score-text';
import { formatScore, toneLooks } from './format';
import { Legend } from './legend';
import { LongText } from './long-text';
import { Readout } from './readout';
import { samples } from './samples';
import { SentenceList } from './sentence-list';

/** More than this is scored beside the page instead of with every keystroke. */
const LONGEST_LIVE = 12_000;

export function TextPanel() {
  const [text, setText] = useKeptText('try-sentiment');
  const field = useArrivalFocus<HTMLTextAreaElement>();
  const shown = useDeferredValue(text);
  const isLong = shown.length > LONGEST_LIVE;
  const reading = useMemo(() => scoreText(isLong ? '' : shown), [isLong, shown]);
  const said = useSettled(isLong ? '' : inWords(reading));

  return (
    <div className="grid grid-rows-[1fr_auto] *:min-w-0">
      <div className="grid grid-rows-[auto_1fr] *:min-w-0 lg:grid-rows-1 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="p-5 sm:p-6">
          <DraftField
            ref={field}
            label="Your text"
            hint="A review, a mail, a comment, in English. It is scored as you type."
            placeholder="The room was lovely, but nobody answered the phone …"
            value={text}
            onChange={setText}
            samples={samples}
            className="min-h-48"
          />
        </div>
        {!isLong && (
          <div className="grid border-t border-border p-5 sm:p-6 lg:border-s lg:border-t-0">
            <Readout reading={reading} />
          </div>
        )}
      </div>
      {isLong ? (
        <LongText text={shown} />
      ) : (
        reading.sentences.length > 0 && (
          <div className="border-t border-border">
            <SentenceList sentences={reading.sentences} />
            <Legend />
          </div>
        )
      )}
      <p role="status" className="sr-only">
        <span key={said}>{said}</span>
      </p>
    </div>
  );
}

function inWords({ score, tone, sentences }: TextScore): string {
  if (sentences.length === 0) return '';
  return `Over all ${toneLooks[tone].name.toLowerCase()}, ${formatScore(score)}. Sentences: ${sentences.length}.`;
}
