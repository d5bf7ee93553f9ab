import type { Pair } from './browser-translator';
import { englishName } from './text-languages';
import type { Step } from './translate-text';

interface TranslationProgressProps {
  readonly step: Step | null;
  /** Of the last translation. */
  readonly pair: Pair | null;
  readonly cancelled: boolean;
}

/** How far it is. Only the stages are announced, not every percent. */
export function TranslationProgress({ step, pair, cancelled }: TranslationProgressProps) {
  const stage = step ? stages[step.phase] : restSentence(pair, cancelled);
  const share = step && shareOf(step);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-fg-muted">
      <p role="status">
        <span key={stage}>{stage}</span>
      </p>
      {share !== null && (
        <>
          <progress
            aria-label={stage}
            max={1}
            value={share}
            className="h-1.5 w-32 appearance-none overflow-hidden rounded-full bg-surface-2 ring-1 ring-border-strong ring-inset [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
          />
          <span translate="no" className="font-mono text-xs tabular-nums">
            {step?.phase === 'translating' ? `${step.done} / ${step.of}` : `${Math.floor(share * 100)} %`}
          </span>
        </>
      )}
    </div>
  );
}

const stages = {
  detecting: 'Finding out the language',
  fetching: 'Fetching the language pack, once for this device',
  translating: 'Translating, paragraph by paragraph',
} as const;

function restSentence(pair: Pair | null, cancelled: boolean): string {
  if (cancelled) return 'Cancelled. Your text is as it was.';
  return pair ? `Done: ${englishName(pair.source)} to ${englishName(pair.target)}.` : '';
}

function shareOf(step: Step): number | null {
  if (step.phase === 'detecting') return null;
  return step.phase === 'fetching' ? step.share : step.done / step.of;
}
