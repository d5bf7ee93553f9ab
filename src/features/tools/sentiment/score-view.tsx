import { Fragment, memo } from 'react';
import { formatScore } from '@/lib/text';
import { withCommas } from '@/site/locale';
import { MoodGauge } from '@/ui/illustrations/mood-gauge';
import type { ScoredSentence, TextScore } from './score-text';
import { summarize, toneNames, tones, type Tone } from './tones';

const toneLooks = {
  positive: { text: 'text-mint', bar: 'bg-mint' },
  mixed: { text: 'text-warn', bar: 'bg-warn' },
  neutral: { text: 'text-fg-muted', bar: 'bg-border-strong' },
  negative: { text: 'text-danger', bar: 'bg-danger' },
} as const satisfies Record<Tone, unknown>;

interface ReadoutProps {
  /** Null without a text, and until it is read. */
  readonly score: TextScore | null;
  readonly isEmpty: boolean;
}

/** The overall score of a text, and the tones of its sentences: count, share, and a bar. */
export const Readout = memo(function Readout({ score, isEmpty }: ReadoutProps) {
  const { score: mean, tone, counts } = score ?? summarize([]);
  const verdict = score ? toneNames[tone] : isEmpty ? 'Nothing to read yet' : 'Reading…';
  const total = tones.reduce((sum, tone) => sum + counts[tone], 0);
  return (
    <div className="grid gap-x-10 gap-y-8 *:min-w-0 lg:grid-cols-2 lg:items-end">
      <div>
        <p className="text-label text-fg-muted">Overall</p>
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
      <div>
        <div aria-hidden className="flex h-6 gap-0.5 overflow-hidden rounded-control bg-border sm:h-10">
          {tones.map((tone) => (
            <span key={tone} style={{ flexGrow: counts[tone] }} className={toneLooks[tone].bar} />
          ))}
        </div>
        <dl className="mt-6 grid grid-cols-[repeat(4,auto)] justify-between gap-x-2 gap-y-4 max-[22.5rem]:grid-cols-2">
          {tones.map((tone) => (
            <div key={tone}>
              <dt className={`text-xs ${toneLooks[tone].text}`}>{toneNames[tone]}</dt>
              <dd translate="no" className="mt-1 flex flex-wrap items-baseline gap-x-2">
                <span className="text-xl">{withCommas(counts[tone])}</span>
                <span className="text-xs text-fg-muted">
                  {`${Math.round((counts[tone] / Math.max(total, 1)) * 100)}%`}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
});

const MAX_SHOWN = 100;

interface SentenceListProps extends Pick<TextScore, 'sentences'> {
  readonly title: string;
}

/** Sentences or reviews with their scores, marks and reasons. */
export const SentenceList = memo(function SentenceList({ title, sentences }: SentenceListProps) {
  const note = sentences.every(({ terms }) => terms.length === 0)
    ? 'No positive or negative words found. The meter reads English only.'
    : sentences.length > MAX_SHOWN
      ? `The first ${MAX_SHOWN} of ${withCommas(sentences.length)} sentences.`
      : '';
  return (
    <div className="mt-6 border-t border-border pt-6">
      <h2 className="text-label text-fg-muted">
        <span key={title}>{title}</span>
      </h2>
      <p className="pt-3 text-sm text-fg-muted empty:hidden">
        {note !== '' && <span key={note}>{note}</span>}
      </p>
      <ol className="divide-y divide-border">
        {sentences.slice(0, MAX_SHOWN).map((sentence) => (
          <SentenceRow key={`${sentence.start}${sentence.text}`} {...sentence} />
        ))}
      </ol>
    </div>
  );
});

function SentenceRow({ text, score, tone, terms }: ScoredSentence) {
  const look = toneLooks[tone];
  // The two words of “can’t” stand in the same place.
  const marks = terms.filter(({ start }, at) => start >= (terms[at - 1]?.end ?? 0));
  return (
    <li className="grid grid-cols-[3.5rem_1fr] gap-x-3 py-3 sm:grid-cols-[4.5rem_1fr] sm:gap-x-4 sm:py-4 [contain-intrinsic-size:auto_5rem] nth-[n+12]:[content-visibility:auto]">
      <div>
        <p translate="no" className={`text-sm leading-relaxed ${look.text}`}>
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
