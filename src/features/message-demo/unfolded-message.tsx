import { classNames } from '@/lib/class-names';
import { MoodGauge } from '@/ui/mood-gauge';
import { partsOf, type TextPart } from './analysis';
import { sampleAnalyses } from './sample-analyses';

/** What the stage does with the message, in order. Each step keeps what the ones before it did. */
const unfoldingSteps = ['mood', 'translation', 'privacy', 'route', 'reply'] as const;

const [sample] = sampleAnalyses;

/** The first sample message, and what the features make of it up to a step. Decoration: the page says it in words. */
export function UnfoldedMessage({ step }: { step: number }) {
  if (!sample) return null;
  const foreign = sample.sentences.find(({ language }) => language !== sample.languages[0]);
  const parts = partsOf(sample);
  const isForeign = ({ start }: TextPart) => foreign && start >= foreign.start && start < foreign.end;
  const first = parts.findIndex(isForeign);
  return (
    <div
      aria-hidden
      translate="no"
      data-steps={unfoldingSteps.slice(0, step).join(' ')}
      className="unfolded flex h-full flex-col justify-between gap-8"
    >
      <p className="text-[clamp(1.5rem,2.9vw,2.75rem)] leading-[1.32] font-medium tracking-tight">
        {parts.slice(0, first).map(part)}
        <span className="unfolded-clause inline-grid *:[grid-area:1/1]">
          <span>{parts.filter(isForeign).map(part)}</span>
          <span className="text-translation-ink">{sample.translation}</span>
        </span>
        {parts
          .slice(first)
          .filter((candidate) => !isForeign(candidate))
          .map(part)}
      </p>
      <div className="grid items-end gap-6 sm:grid-cols-2 sm:gap-8">
        <div>
          <ul className="flex flex-wrap gap-2 text-sm font-medium">
            {sample.marks.map(({ start, end, tone }) => (
              <li
                key={start}
                className={classNames(
                  'unfolded-chip rounded-full px-3 py-1',
                  tone === 'positive' ? 'bg-mint-soft text-mint' : 'bg-danger-soft text-danger',
                )}
              >
                {sample.text.slice(start, end)}
              </li>
            ))}
          </ul>
          <div className="unfolded-meter mt-4">
            <MoodGauge score={sample.score} className="w-full max-w-sm" />
          </div>
          <div className="mt-4 flex items-center gap-3 text-lg font-medium">
            <svg viewBox="0 0 160 16" fill="none" className="h-4 w-40 stroke-cloud-ink rtl:-scale-x-100">
              <path
                d="M2 8H156M149 2l7 6-7 6"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
                pathLength="1"
                className="unfolded-route"
              />
            </svg>
            <span className="unfolded-team">{sample.team}</span>
          </div>
        </div>
        <div className="unfolded-reply text-end">
          <p className="inline-block rounded-card rounded-ee-sm bg-accent px-5 py-3 text-start text-on-accent">
            {sample.reply}
          </p>
          <p className="unfolded-source mt-2 font-mono text-xs text-fg-muted">{`Source: ${sample.source}`}</p>
        </div>
      </div>
    </div>
  );
}

function part({ text, start, tone, isPersonal }: TextPart) {
  if (isPersonal)
    return (
      <span key={start} className="unfolded-private">
        {text}
      </span>
    );
  return tone === undefined ? (
    <span key={start}>{text}</span>
  ) : (
    <mark key={start} className={tone === 'positive' ? 'mark-praise' : 'mark-complaint'}>
      {text}
    </mark>
  );
}
