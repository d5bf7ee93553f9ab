import { Fragment, memo, useState } from 'react';
import { detectLanguage } from '@/lib/detect-language';
import { formatScore } from '@/lib/text';
import { withCommas } from '@/site/locale';
import { Button } from '@/ui/button';
import { MoodGauge } from '@/ui/illustrations/mood-gauge';
import type { ScoredSentence, TextScore } from './score-text';
import { summarize, toneNames, tones, type Tone } from './tones';

/** Each tone has a sign, too, so that it is not conveyed by color alone. */
const toneLooks = {
  positive: { sign: '+', text: 'text-mint', bar: 'bg-mint' },
  mixed: { sign: '~', text: 'text-warn', bar: 'bg-warn' },
  neutral: { sign: '·', text: 'text-fg-muted', bar: 'bg-border-strong' },
  negative: { sign: '−', text: 'text-danger', bar: 'bg-danger' },
} as const satisfies Record<Tone, unknown>;

interface ReadoutProps {
  /** Null without a text, and until the first one is read. */
  readonly score: TextScore | null;
  readonly isEmpty: boolean;
}

/** The overall score of a text, and the tones of its sentences. */
export const Readout = memo(function Readout({ score, isEmpty }: ReadoutProps) {
  const { score: mean, tone, isUnsure, counts } = score ?? empty;
  const name = toneNames[tone];
  const verdict = score
    ? isUnsure
      ? `${name}, unsure`
      : name
    : isEmpty
      ? 'Nothing to read yet'
      : 'Reading…';
  return (
    <div className="grid gap-8">
      <div>
        <p className="text-label font-medium text-accent-fg">Overall</p>
        <div className="mt-2 flex flex-wrap items-baseline gap-x-4">
          <p translate="no" className="min-w-[5ch] text-h1 font-semibold">
            {formatScore(mean)}
          </p>
          <p className="text-lg font-medium">
            <span key={verdict}>{verdict}</span>
          </p>
        </div>
        <MoodGauge score={mean} className="mt-4 w-full" />
      </div>
      <ToneShares counts={counts} />
    </div>
  );
});

const empty = { ...summarize([]), isUnsure: false };

/** Count and share per tone, also as a bar. */
function ToneShares({ counts }: Pick<TextScore, 'counts'>) {
  const total = tones.reduce((sum, tone) => sum + counts[tone], 0);
  return (
    <div className="grid gap-6">
      <div aria-hidden className="flex h-6 gap-0.5 sm:h-10 overflow-hidden rounded-control bg-border">
        {tones.map(
          (tone) =>
            counts[tone] > 0 && (
              <span key={tone} style={{ flexGrow: counts[tone] }} className={toneLooks[tone].bar} />
            ),
        )}
      </div>
      <dl className="grid grid-cols-[repeat(4,auto)] justify-between gap-x-2 gap-y-4 max-[22.5rem]:grid-cols-2">
        {tones.map((tone) => {
          const { sign, text } = toneLooks[tone];
          return (
            <div key={tone}>
              <dt className="flex items-baseline gap-1.5 text-xs text-fg-muted">
                <span aria-hidden className={`font-mono font-medium ${text}`}>
                  {sign}
                </span>
                <span dir="auto">{toneNames[tone]}</span>
              </dt>
              <dd translate="no" className="mt-1 flex flex-wrap items-baseline gap-x-2 font-mono">
                <span className="text-xl">{withCommas(counts[tone])}</span>
                <span className="text-xs text-fg-muted">
                  {`${Math.round((counts[tone] / Math.max(total, 1)) * 100)}%`}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

const SHOWN_AT_FIRST = 60;

interface SentenceListProps extends Pick<TextScore, 'sentences'> {
  readonly title: string;
}

/** Sentences or reviews with their scores, marks and reasons. */
export const SentenceList = memo(function SentenceList({ title, sentences }: SentenceListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? sentences : sentences.slice(0, SHOWN_AT_FIRST);
  const note = noteOn(sentences);
  return (
    <div>
      <h2 className="text-label font-medium text-accent-fg">
        <span key={title}>{title}</span>
      </h2>
      {note !== '' && (
        <p className="pt-3 text-sm text-fg-muted">
          <span key={note}>{note}</span>
        </p>
      )}
      <ol className="divide-y divide-border">
        {shown.map((sentence) => (
          <SentenceRow key={`${sentence.start}${sentence.text}`} {...sentence} />
        ))}
      </ol>
      {shown.length < sentences.length && (
        <Button variant="secondary" onClick={() => setShowsAll(true)}>
          <span key={sentences.length}>{`Show all ${sentences.length} sentences`}</span>
        </Button>
      )}
    </div>
  );
});

function noteOn(sentences: TextScore['sentences']): string {
  if (sentences.every(({ terms }) => terms.length === 0))
    return 'No positive or negative words found. The meter reads English only.';
  const language = detectLanguage(sentences.map(({ text }) => text).join(' '));
  return (language ?? 'en') === 'en' ? '' : 'The meter reads English only. It can misread other languages.';
}

function SentenceRow({ text, score, tone, terms }: ScoredSentence) {
  const look = toneLooks[tone];
  // The two words of “can’t” stand in the same place.
  const marks = terms.filter(({ start }, at) => start >= (terms[at - 1]?.end ?? 0));
  return (
    <li className="grid grid-cols-[3.5rem_1fr] gap-x-3 py-3 sm:grid-cols-[4.5rem_1fr] sm:gap-x-4 sm:py-4 [contain-intrinsic-size:auto_5rem] nth-[n+12]:[content-visibility:auto]">
      <div>
        <p translate="no" className={`font-mono text-sm leading-relaxed ${look.text}`}>
          {formatScore(score)}
        </p>
        <p className="sr-only">{toneNames[tone]}</p>
      </div>
      <div className="min-w-0">
        <p translate="no" dir="auto" className="max-w-measure leading-relaxed">
          {marks.map(({ start, end, weight }, at) => (
            <Fragment key={start}>
              <span>{text.slice(marks[at - 1]?.end ?? 0, start)}</span>
              <mark className={weight > 0 ? 'mark-praise' : 'mark-complaint'}>{text.slice(start, end)}</mark>
            </Fragment>
          ))}
          <span>{text.slice(marks.at(-1)?.end ?? 0)}</span>
        </p>
        {terms.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-fg-muted max-sm:hidden">
            {terms.map(({ start, text, weight, reasons }) => (
              <li key={start} translate="no" className="flex flex-wrap gap-x-2">
                <span dir="auto">{text}</span>
                <span className={weight > 0 ? 'text-mint' : 'text-danger'}>{nameOf(weight)}</span>
                {reasons.map((reason) => (
                  <span key={reason} className="text-fg-subtle">
                    {reason}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** In words: a weight means nothing to those who don't know its scale. */
function nameOf(weight: number): string {
  const size = Math.abs(weight);
  const strength = size >= 2.5 ? 'strong' : size >= 1.5 ? 'clear' : 'slight';
  return `${strength} ${weight > 0 ? 'praise' : 'complaint'}`;
}
