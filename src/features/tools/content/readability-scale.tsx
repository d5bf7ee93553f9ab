import { lengths, type Reading } from './readability';

const ticks = [0, 30, 50, 60, 70, 80, 90, 100];

interface ReadabilityScaleProps {
  readonly reading: Reading;
  readonly isEnglish: boolean;
  /** False if the text is too short or not English. */
  readonly isJudged: boolean;
}

/** The reading ease on a scale, statistics, and a histogram of sentence lengths. */
export function ReadabilityScale({ reading, isEnglish, isJudged }: ReadabilityScaleProps) {
  const { ease, easeInWords, grade, words, sentences, minutes, wordsPerSentence, lettersPerWord } = reading;
  const figures = [
    ['Words', words.toLocaleString('en')],
    ['Sentences', sentences.toLocaleString('en')],
    ['Minutes to read', String(minutes)],
    ['Words per sentence', wordsPerSentence.toFixed(1)],
    ['Letters per word', lettersPerWord.toFixed(1)],
  ] as const;
  return (
    <div className="space-y-5">
      {isEnglish && !isJudged && (
        <p className="text-sm text-fg-muted">Too short to measure how easy it is to read.</p>
      )}
      {isJudged && (
        <div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="text-h4 font-semibold">
              <span key={easeInWords}>{easeInWords}</span>
            </p>
            <p translate="no" className="font-mono text-sm text-fg-muted tabular-nums">
              {`${Math.round(ease)} / 100`}
            </p>
          </div>
          <Scale ease={ease} />
          <p className="mt-2 text-sm text-fg-muted">
            <span
              key={Math.round(grade)}
            >{`Grade level: about ${Math.round(grade)}. Flesch reading ease, estimated.`}</span>
          </p>
        </div>
      )}
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-input border border-border bg-border sm:grid-cols-3">
        {figures.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse bg-surface p-3">
            <dt className="text-xs text-fg-muted">{name}</dt>
            <dd translate="no" className="font-mono text-lg tabular-nums">
              {value}
            </dd>
          </div>
        ))}
        <Spread spread={reading.spread} />
      </dl>
    </div>
  );
}

function Scale({ ease }: { ease: number }) {
  return (
    <svg aria-hidden viewBox="0 0 400 28" className="mt-2 w-full text-fg-muted">
      <path d="M2 20 H398" stroke="currentColor" strokeWidth="1" />
      {ticks.map((tick) => (
        <path key={tick} d={`M${2 + tick * 3.96} 14 V26`} stroke="currentColor" strokeWidth="1" />
      ))}
      <path
        d="M-5 0 H5 L0 10 V26"
        transform={`translate(${2 + ease * 3.96} 0)`}
        className="fill-accent stroke-accent"
        strokeWidth="1.5"
      />
    </svg>
  );
}

/** Histogram of sentence lengths. */
function Spread({ spread }: { spread: readonly number[] }) {
  const most = Math.max(1, ...spread);
  const summary = spread.map((count, at) => `${count} ${nameOf(at)}`).join(', ');
  return (
    <div className="flex flex-col-reverse bg-surface p-3">
      <dt className="text-xs text-fg-muted">Short to long</dt>
      <dd className="flex h-7 items-end gap-0.5">
        <span className="sr-only">{`Sentences by length: ${summary}.`}</span>
        {spread.map((count, at) => (
          <svg
            key={nameOf(at)}
            aria-hidden
            viewBox="0 0 10 28"
            preserveAspectRatio="none"
            className="h-full min-w-0 flex-1"
          >
            <rect
              width="10"
              height={Math.max(1.5, (count / most) * 28)}
              y={28 - Math.max(1.5, (count / most) * 28)}
              className={at > 4 ? 'fill-warn' : 'fill-accent'}
            />
          </svg>
        ))}
      </dd>
    </div>
  );
}

function nameOf(column: number): string {
  const longest = lengths[column];
  return longest === undefined ? `over ${lengths.at(-1)} words` : `up to ${longest} words`;
}
